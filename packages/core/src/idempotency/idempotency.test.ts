import type { CancelAllOrders, Outcome } from '@touchstone/protocol'
import { FIRST_CUSTOMER } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { ToyExchange } from '../scenarios/toyExchange.ts'
import { newSha256 } from '../testing/newSha256.ts'

const HOUR_MS = 3_600_000

function cancelAll(key2: number, over: Partial<CancelAllOrders> = {}): CancelAllOrders {
  return {
    type: 'CancelAllOrders',
    owner: FIRST_CUSTOMER,
    key1: 1,
    key2,
    inputHash: 9,
    issuedAt: 0,
    market: 1,
    ...over,
  }
}

/** Moves log time on in steps that do not stop the clock. */
function pass(toy: ToyExchange, ms: number): void {
  for (let left = ms; left > 0; left -= HOUR_MS) {
    toy.time += Math.min(left, HOUR_MS) - 1
    toy.apply({ type: 'ActivateRules', version: 1 })
  }
}

function opened(): ToyExchange {
  const toy = new ToyExchange('fast')
  toy.apply({ type: 'OpenOwner', ref: 'one' })
  return toy
}

function word(outcome: Outcome): string {
  return outcome.reply.kind === 'rejected' ? outcome.reply.rejection : outcome.reply.kind
}

describe('one result per command identity', () => {
  test('IDEM-1, IDEM-2: repeated it answers the same, changed it is a conflict, other keys are other commands', () => {
    const toy = opened()
    const first = toy.apply(cancelAll(1))
    const again = toy.apply(cancelAll(1))
    expect(again.reply).toEqual(first.reply)
    expect([first.duplicate, again.duplicate]).toEqual([false, true])
    expect(word(toy.apply(cancelAll(1, { inputHash: 10 })))).toBe('conflict')
    expect(toy.apply(cancelAll(1, { key1: 2 })).duplicate).toBe(false)
    expect(toy.apply(cancelAll(1, { owner: FIRST_CUSTOMER + 1 })).duplicate).toBe(false)
  })

  test('IDEM-1: kept for 25 hours, whenever the windows turn', () => {
    const toy = opened()
    const given: number[] = []
    for (let hour = 0; hour < 60; hour++) {
      toy.apply(cancelAll(hour))
      given.push(toy.time)
      pass(toy, HOUR_MS)
      const forgotten = given.filter(
        (time, key) => toy.time - time < 25 * HOUR_MS && !toy.exchange.hasSeen(cancelAll(key)),
      )
      expect(forgotten, `after ${hour} hours`).toEqual([])
    }
  })

  test('IDEM-1: nothing of forgotten answers is left in those that take their place', () => {
    const toy = opened()
    expect(word(toy.apply(cancelAll(1)))).toBe('done')
    pass(toy, 2 * HOUR_MS)
    const refused = toy.apply(cancelAll(2, { owner: FIRST_CUSTOMER + 1 }))
    expect(refused.reply).toMatchObject({ kind: 'rejected', facts: {} })
    expect(toy.apply(cancelAll(2, { owner: FIRST_CUSTOMER + 1 }))).toMatchObject({
      reply: refused.reply,
      duplicate: true,
    })
  })

  test('IDEM-1: a refusal is kept with its facts, even when it would go through now', () => {
    const toy = opened()
    toy.apply({ type: 'SetMarketState', market: 1, state: 'halted', reason: 'fire drill' })
    const first = toy.apply(cancelAll(1))
    expect(first.reply).toEqual({ kind: 'rejected', rejection: 'market_halted', facts: { reason: 'fire drill' } })
    toy.apply({ type: 'SetMarketState', market: 1, state: 'open', reason: '' })
    expect(toy.apply(cancelAll(1)).reply).toEqual(first.reply)
    const restored = Exchange.restore(toy.exchange.snapshot(), { newSha256 })
    const entry = { sequence: restored.sequence + 1, time: toy.time, command: cancelAll(1) }
    expect(restored.apply(entry).reply).toEqual(first.reply)
  })

  test('IDEM-1, IDEM-2: after an hour a repetition is told which entry answered, whatever its input', () => {
    const toy = opened()
    const first = toy.apply(cancelAll(1))
    pass(toy, HOUR_MS - 10)
    expect(toy.apply(cancelAll(1)).reply).toEqual(first.reply)
    pass(toy, HOUR_MS)
    const doneBefore = { kind: 'rejected', rejection: 'done_before', facts: { sequence: first.sequence } }
    for (const over of [{}, { inputHash: 10 }]) {
      const again = toy.apply(cancelAll(1, over))
      expect([again.reply, again.duplicate]).toEqual([doneBefore, true])
    }
    const restored = Exchange.restore(toy.exchange.snapshot(), { newSha256 })
    const entry = { sequence: restored.sequence + 1, time: toy.time, command: cancelAll(1) }
    expect(restored.apply(entry).reply).toEqual(doneBefore)
    expect(restored.apply({ ...entry, sequence: entry.sequence + 1, command: cancelAll(2) }).duplicate).toBe(false)
  })

  test('counts the identities it knows, of an owner and in all, also after a snapshot', () => {
    const toy = opened()
    for (let key = 1; key <= 5; key++) toy.apply(cancelAll(key))
    pass(toy, 6 * HOUR_MS)
    for (let key = 4; key <= 7; key++) toy.apply(cancelAll(key))
    toy.apply(cancelAll(1, { owner: 0xffff_ffff }))
    for (const exchange of [toy.exchange, Exchange.restore(toy.exchange.snapshot(), { newSha256 })]) {
      expect(exchange.remembered(FIRST_CUSTOMER)).toEqual({ own: 7, all: 8 })
      expect(exchange.remembered(0xffff_ffff)).toEqual({ own: 0, all: 8 })
    }
    pass(toy, 26 * HOUR_MS)
    toy.apply(cancelAll(9))
    expect(toy.exchange.remembered(FIRST_CUSTOMER)).toEqual({ own: 1, all: 1 })
  })

  test('IDEM-1: kept for 25 hours, forgotten within 50', () => {
    const toy = opened()
    pass(toy, 3 * HOUR_MS)
    toy.apply(cancelAll(1))
    pass(toy, 25 * HOUR_MS - 10)
    expect(toy.apply(cancelAll(1)).duplicate).toBe(true)
    pass(toy, 26 * HOUR_MS)
    toy.apply(cancelAll(2))
    pass(toy, 26 * HOUR_MS)
    expect(toy.apply(cancelAll(1)).duplicate).toBe(false)
  })

  test('IDEM-3: what says it is old or from the future is refused and not kept', () => {
    const toy = opened()
    const issuedAt = toy.time
    expect(word(toy.apply(cancelAll(1, { issuedAt: issuedAt + 2 * HOUR_MS })))).toBe('bad_command')
    expect(word(toy.apply(cancelAll(1, { issuedAt })))).toBe('done')
    pass(toy, 24 * HOUR_MS + 1)
    expect(toy.apply(cancelAll(1, { issuedAt })).duplicate).toBe(true)
    expect(word(toy.apply(cancelAll(2, { issuedAt })))).toBe('request_too_old')
  })

  test('many identities, some alike in part, each keep their own answer', () => {
    const toy = opened()
    const keys = Array.from({ length: 3000 }, (_, index) => cancelAll(2 ** 40 + index, { key1: index % 7 }))
    for (const command of keys) expect(toy.apply(command).duplicate).toBe(false)
    const restored = Exchange.restore(toy.exchange.snapshot(), { newSha256, book: 'naive' })
    expect(restored.stateHash()).toBe(toy.exchange.stateHash())
    let sequence = restored.sequence
    for (const command of keys) {
      expect(restored.apply({ sequence: ++sequence, time: toy.time, command }).duplicate).toBe(true)
    }
  })
})
