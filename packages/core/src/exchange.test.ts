import {
  type Command,
  type Entry,
  FIRST_CUSTOMER,
  type Genesis,
  type Outcome,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Exchange } from './exchange.ts'
import { RandomFlow } from './scenarios/spot/randomFlow.ts'
import { HOLDER, TOY_GENESIS, ToyExchange } from './scenarios/toyExchange.ts'
import { SnapshotDamaged } from './snapshot.ts'
import { newSha256 } from './testing/newSha256.ts'

const HOUR_MS = 3_600_000

function word(outcome: Outcome): string {
  return outcome.reply.kind === 'rejected' ? outcome.reply.rejection : outcome.reply.kind
}

function applied(exchange: Exchange, command: Command, time = exchange.time): string {
  return word(exchange.apply({ sequence: exchange.sequence + 1, time, command }))
}

describe('genesis', () => {
  test('GEN-1: nothing before it, and it comes once', () => {
    const exchange = new Exchange({ newSha256 })
    expect(applied(exchange, { type: 'OpenOwner', ref: 'early' })).toBe('bad_command')
    expect(applied(exchange, TOY_GENESIS)).toBe('done')
    expect(applied(exchange, TOY_GENESIS)).toBe('bad_command')
    const entry: Entry = { sequence: exchange.sequence + 1, time: 0, command: { type: 'OpenOwner', ref: 'x' } }
    expect(exchange.apply(entry).reply).toEqual({ kind: 'done', value: FIRST_CUSTOMER })
  })

  const [market] = TOY_GENESIS.markets as [Genesis['markets'][number]]
  test.each<[string, Partial<Genesis>, string]>([
    ['rules of the future', { rulesVersion: 2 }, 'unknown_rules'],
    ['no fee tier', { feeTiers: [] }, 'bad_command'],
    ['a market twice', { markets: [market, market] }, 'bad_command'],
    ['a market of itself', { markets: [{ ...market, quote: market.base }] }, 'bad_command'],
    ['a market without its asset', { markets: [{ ...market, base: 77 }] }, 'bad_command'],
    ['a tick that is no number', { markets: [{ ...market, tickSize: 'x' }] }, 'bad_command'],
    [
      'a tick times lot below a unit',
      { markets: [{ ...market, tickSize: '0.0001', lotSize: '0.0001' }] },
      'bad_command',
    ],
    ['capital for the outside', { capital: [{ owner: 'external', asset: 1, amount: 1n }] }, 'bad_command'],
    ['capital of nothing', { capital: [{ owner: 'fees', asset: 1, amount: 0n }] }, 'bad_command'],
    [
      'capital beyond 2^63 together',
      { capital: [1, 2].map(() => ({ owner: 'fees' as const, asset: 1, amount: 1n << 62n })) },
      'bad_command',
    ],
  ])('GEN-2, GEN-3: refuses %s', (_, over, expected) => {
    expect(applied(new Exchange({ newSha256 }), { ...TOY_GENESIS, ...over })).toBe(expected)
  })
})

describe('the clock', () => {
  test('CLOCK-1 to CLOCK-3: never back, stopped by a gap, resumed by an operator, reads go on', () => {
    const toy = new ToyExchange('fast')
    const { exchange } = toy
    const start = exchange.time
    expect(applied(exchange, { type: 'OpenOwner', ref: 'a' }, start - 5000)).toBe('done')
    expect(exchange.time).toBe(start)
    const late = start + HOUR_MS + 1
    expect(applied(exchange, { type: 'OpenOwner', ref: 'b' }, late)).toBe('clock_stopped')
    expect(exchange.clockStopped()).toBe(true)
    expect(exchange.customers.ownerOf('b')).toBeUndefined()
    expect(exchange.spot.market(1).indexPrice).toBe(100)
    expect(applied(exchange, { type: 'OpenOwner', ref: 'b' }, late + 1)).toBe('clock_stopped')
    expect(applied(exchange, { type: 'ResumeClock', reason: 'planned' }, late + 2)).toBe('done')
    expect(applied(exchange, { type: 'OpenOwner', ref: 'b' }, late + 3)).toBe('done')
  })

  test('a gap of exactly an hour is none', () => {
    const { exchange } = new ToyExchange('fast')
    expect(applied(exchange, { type: 'OpenOwner', ref: 'a' }, exchange.time + HOUR_MS)).toBe('done')
  })
})

describe('leases', () => {
  test('REF-3: held until they run out, then free; 60 s ahead at most', () => {
    const { exchange } = new ToyExchange('fast')
    const lease = (holder: number, ms: number): Command => ({
      type: 'AcquireLease',
      role: 'maker',
      holder,
      until: exchange.time + ms,
    })
    expect(applied(exchange, lease(8, 1000))).toBe('not_lease_holder')
    expect(applied(exchange, lease(HOLDER, 60_001))).toBe('bad_command')
    expect(applied(exchange, lease(HOLDER, 0))).toBe('bad_command')
    expect(applied(exchange, lease(HOLDER, 1000))).toBe('done')
    expect(applied(exchange, lease(8, 30_000), exchange.time + 1000)).toBe('done')
    const quote: Command = {
      type: 'MassQuote',
      holder: HOLDER,
      owner: SYSTEM_OWNERS.liquidity,
      market: 1,
      bids: [],
      asks: [],
    }
    expect(applied(exchange, quote)).toBe('not_lease_holder')
    expect(applied(exchange, { ...quote, holder: 8 })).toBe('done')
    expect(applied(exchange, { ...quote, holder: 8, owner: FIRST_CUSTOMER })).toBe('not_allowed')
    expect(applied(exchange, { ...quote, holder: 8 }, exchange.time + 30_000)).toBe('not_lease_holder')
  })
})

describe('owners', () => {
  test('OWNER-1, OWNER-4: opened once, credited once, in the sandbox only', () => {
    const toy = new ToyExchange('fast')
    toy.apply({ type: 'OpenOwner', ref: 'a' })
    const again = toy.apply({ type: 'OpenOwner', ref: 'a' })
    expect([again.reply, again.duplicate, again.events]).toEqual([{ kind: 'done', value: FIRST_CUSTOMER }, true, []])
    const credit = { type: 'FaucetCredit', owner: FIRST_CUSTOMER, asset: 1, amount: 5n, ref: 'r' } as const
    expect(word(toy.apply(credit))).toBe('done')
    expect(word(toy.apply(credit))).toBe('already_done')
    expect(word(toy.apply({ ...credit, ref: 's', asset: 9 }))).toBe('unknown_asset')
    expect(word(toy.apply({ ...credit, ref: 's', owner: FIRST_CUSTOMER + 1 }))).toBe('unknown_owner')
    expect(word(toy.apply({ ...credit, ref: 's', owner: SYSTEM_OWNERS.treasury }))).toBe('not_allowed')
    expect(word(toy.apply({ ...credit, ref: 's', amount: (1n << 63n) - 1n }))).toBe('amount_overflow')
    const earnest = new Exchange({ newSha256 })
    applied(earnest, { ...TOY_GENESIS, sandbox: false })
    applied(earnest, { type: 'OpenOwner', ref: 'a' })
    expect(applied(earnest, credit)).toBe('not_in_sandbox')
  })
})

describe('input that makes no sense', () => {
  test('a value of any type in any field of any command is a reply, never a throw', () => {
    const value = fc.constantFrom<unknown>(
      -1,
      0,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 31,
      2 ** 53,
      2 ** 60,
      -0,
      '',
      '1',
      'x'.repeat(9999),
      null,
      undefined,
      true,
      5n,
      -5n,
      1n << 64n,
      {},
      [],
      [-1, 1],
      [1, 1, 2],
      [null],
      [{}],
    )
    const senseless = fc.record({ steps: fc.nat(4), field: fc.nat(40), bad: value })
    fc.assert(
      fc.property(fc.nat(5000), fc.array(senseless, { minLength: 15, maxLength: 15 }), (seed, all) => {
        const toy = new ToyExchange('fast')
        const flow = new RandomFlow(seed)
        for (const command of flow.opening()) toy.apply(command)
        for (const { steps, field, bad } of all) {
          for (let step = 0; step < steps; step++) toy.apply(flow.next(toy.exchange))
          const command = { ...flow.next(toy.exchange) } as unknown as Record<string, unknown>
          const fields = Object.keys(command)
          command[fields[field % fields.length] ?? 'type'] = bad
          toy.apply(command as unknown as Command)
        }
      }),
      { seed: 15, numRuns: 100 },
    )
  }, 240_000)

  test('the same goes for Genesis', () => {
    const value = fc.constantFrom<unknown>(-1, 1.5, '', null, undefined, 5n, [], {}, [null], [{}], [1], [[]])
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(TOY_GENESIS)), fc.nat(20), value, (field, inner, bad) => {
        const genesis = structuredClone(TOY_GENESIS) as unknown as Record<string, unknown>
        const list = genesis[field]
        const item = Array.isArray(list) ? (list[0] as Record<string, unknown>) : undefined
        const names = item ? Object.keys(item) : []
        if (item && inner < names.length) item[names[inner] ?? ''] = bad
        else genesis[field] = bad
        applied(new Exchange({ newSha256 }), genesis as unknown as Command)
      }),
      { seed: 17, numRuns: 1500 },
    )
  })

  test('an unknown word for a command is refused', () => {
    const { exchange } = new ToyExchange('fast')
    expect(applied(exchange, { type: 'SetBalance' } as unknown as Command)).toBe('bad_command')
    expect(applied(exchange, { type: 'toString' } as unknown as Command)).toBe('bad_command')
  })
})

describe('a bug', () => {
  test('I7: an entry out of sequence stops the exchange for good; reads go on', () => {
    const { exchange } = new ToyExchange('fast')
    const next = exchange.sequence + 1
    const command: Command = { type: 'OpenOwner', ref: 'a' }
    expect(() => exchange.apply({ sequence: next + 1, time: exchange.time, command })).toThrow('came after entry')
    expect(() => exchange.apply({ sequence: next, time: exchange.time, command })).toThrow('stopped')
    expect(exchange.customers.ownerOf('a')).toBeUndefined()
  })
})

describe('a snapshot', () => {
  test('with any byte changed, cut or added is refused', () => {
    const toy = new ToyExchange('fast')
    const flow = new RandomFlow(3)
    for (const command of flow.opening()) toy.apply(command)
    for (let step = 0; step < 100; step++) toy.apply(flow.next(toy.exchange))
    const bytes = toy.exchange.snapshot()
    expect(Exchange.restore(bytes, { newSha256 }).stateHash()).toBe(toy.exchange.stateHash())
    for (let at = 0; at < bytes.length; at += 7) {
      const damaged = bytes.slice()
      damaged[at] = (damaged[at] as number) ^ (1 << (at % 8))
      expect(() => Exchange.restore(damaged, { newSha256 })).toThrow(SnapshotDamaged)
    }
    expect(() => Exchange.restore(bytes.subarray(0, bytes.length - 1), { newSha256 })).toThrow(SnapshotDamaged)
    expect(() => Exchange.restore(Uint8Array.of(...bytes, 0), { newSha256 })).toThrow(SnapshotDamaged)
    expect(() => Exchange.restore(new Uint8Array(0), { newSha256 })).toThrow(SnapshotDamaged)
  })

  test('of an empty exchange gives an empty exchange', () => {
    const restored = Exchange.restore(new Exchange({ newSha256 }).snapshot(), { newSha256 })
    expect(applied(restored, TOY_GENESIS)).toBe('done')
  })
})

describe('a preview', () => {
  test('says what placing then does, and changes nothing', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const toy = new ToyExchange('fast')
        const flow = new RandomFlow(seed)
        for (const command of flow.opening()) toy.apply(command)
        for (let step = 0; step < 80; step++) {
          const command = flow.next(toy.exchange)
          if (command.type !== 'PlaceOrder' || command.owner < FIRST_CUSTOMER) {
            toy.apply(command)
            continue
          }
          const before = toy.exchange.stateHash()
          const preview = toy.exchange.spot.preview(command, command.owner)
          expect(toy.exchange.stateHash()).toBe(before)
          const { reply, events, duplicate } = toy.apply(command)
          if (duplicate) continue
          expect(preview.rejection).toBe(reply.kind === 'rejected' ? reply.rejection : null)
          if (reply.kind !== 'order') continue
          expect([preview.lotsFilled, preview.quoteFilled]).toEqual([reply.lotsFilled, reply.quoteFilled])
          const own = events.flatMap((event) =>
            event.type === 'Trade' && event.takerOrder === reply.order ? [event] : [],
          )
          expect(preview.worstPrice).toBe(own.at(-1)?.price ?? 0)
          const charged = own.reduce((sum, trade) => sum + trade.takerFee, 0n)
          expect(charged - preview.takerFee >= 0n && charged - preview.takerFee <= BigInt(own.length)).toBe(true)
        }
      }),
      { seed: 16, numRuns: 40 },
    )
  }, 240_000)

  test('depends on the state and the order alone, not on what anybody asked or did before', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const toy = new ToyExchange('fast')
        const flow = new RandomFlow(seed)
        for (const command of flow.opening()) toy.apply(command)
        for (let step = 0; step < 60; step++) {
          const command = flow.next(toy.exchange)
          if (command.type === 'PlaceOrder' && command.owner >= FIRST_CUSTOMER) {
            const fresh = Exchange.restore(toy.exchange.snapshot(), { newSha256 })
            expect(toy.exchange.spot.preview(command, command.owner)).toEqual(
              fresh.spot.preview(command, command.owner),
            )
          }
          toy.apply(command)
        }
      }),
      { seed: 5, numRuns: 12 },
    )
  }, 240_000)
})
