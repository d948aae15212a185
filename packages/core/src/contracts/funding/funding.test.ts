import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../../exchange.ts'
import { fundingPayment } from '../../formulas.ts'
import { ContractWorld, PERP } from '../../scenarios/contracts/contractWorld.ts'
import { newSha256 } from '../../testing/newSha256.ts'
import { SlowExchange } from '../../testing/slowExchange.ts'

const INTERVAL_MS = 28_800_000

/** Alice long and Bob short, three lots, with the house quoting this far over the index. */
function quotedAt(bid: number, ask: number): ContractWorld {
  const world = new ContractWorld('1000')
  for (const name of ['alice', 'bob']) world.fund(name, '20000')
  world.sample(10_001)
  world.trade('alice', 'bob', 3, 10_001)
  world.quote(bid, ask, [100])
  world.sample(10_001)
  return world
}

function toNextFunding(world: ContractWorld): void {
  const { nextFundingAt } = world.toy.exchange.contracts.contract(PERP)
  world.pass(nextFundingAt - world.toy.time)
}

describe('funding', () => {
  test('counts premiums, tells the rate as it would be now, and settles it at 00:00, 08:00 or 16:00; FUND-1, FUND-2', () => {
    const world = quotedAt(10_011, 10_021)
    // Premiums 0 (no book yet) and 10 ÷ 10,001 = 99,990: mean 49,995, within the clamp of the interest.
    expect(world.toy.exchange.contracts.contract(PERP).fundingE8).toBe(10_000)
    world.sample(10_001)
    // Mean 66,660; minus the clamp of 0.05 %.
    const { fundingE8, nextFundingAt } = world.toy.exchange.contracts.contract(PERP)
    expect(fundingE8).toBe(16_660)
    expect(nextFundingAt % INTERVAL_MS).toBe(0)
    toNextFunding(world)
    const settled = world.toy.exchange.contracts.contract(PERP)
    expect(settled).toMatchObject({ lastFundingE8: 16_660, nextFundingAt: nextFundingAt + INTERVAL_MS })
  })

  test('longs pay and shorts receive: up, down, and the remainder to rounding; FUND-3', () => {
    const world = quotedAt(10_011, 10_021)
    world.sample(10_001)
    const { markPrice, fundingE8 } = world.toy.exchange.contracts.contract(PERP)
    const value = BigInt(markPrice) * 300_000n
    const paid = fundingPayment(value, fundingE8, true)
    const received = fundingPayment(value, fundingE8, false)
    const [alice, bob] = [world.position('alice')?.margin ?? 0n, world.position('bob')?.margin ?? 0n]
    toNextFunding(world)
    expect(world.position('alice')).toMatchObject({ funding: -paid, margin: alice - paid })
    expect(world.position('bob')).toMatchObject({ funding: received, margin: bob + received })
    expect(world.systemBalance(SYSTEM_OWNERS.rounding)).toBe(paid - received)
    expect(paid - received).toBe(1n)
  })

  test('a discount makes shorts pay', () => {
    const world = quotedAt(9_921, 9_931)
    world.sample(10_001)
    expect(world.toy.exchange.contracts.contract(PERP).fundingE8).toBeLessThan(0)
    toNextFunding(world)
    expect(world.position('alice')?.funding).toBeGreaterThan(0n)
    expect(world.position('bob')?.funding).toBeLessThan(0n)
  })

  test('an interval without samples has no rate, and missed ones are settled one by one; FUND-2, FUND-5', () => {
    const world = quotedAt(10_011, 10_021)
    world.sample(10_001)
    world.pass(3 * INTERVAL_MS)
    const told = world
      .heard('FundingSettled')
      .map(({ contract, dueAt, rateE8 }) => [contract, dueAt % INTERVAL_MS, rateE8])
    expect(told).toEqual([
      [PERP, 0, 16_660],
      [PERP, 0, 0],
      [PERP, 0, 0],
    ])
  })

  test('looks at so many positions a moment, however many entries that has; FUND-6', () => {
    const world = new ContractWorld('1000')
    world.sample(10_001)
    const names = Array.from({ length: 66 }, (_, number) => [`long ${number}`, `short ${number}`] as const)
    for (const [long, short] of names) {
      for (const name of [long, short]) world.fund(name, '1000')
      world.trade(long, short, 1, 10_001)
    }
    world.quote(10_011, 10_021, [100])
    world.sample(10_001)
    const { nextFundingAt: dueAt } = world.toy.exchange.contracts.contract(PERP)
    world.pass(dueAt - 100 - world.toy.time)
    const { exchange } = world.toy
    let other = Exchange.restore(exchange.snapshot(), { newSha256 })
    /** Entries of one moment, with another exchange that is restored after each; positions funded by each of them. */
    const entriesAt = (time: number, count: number) =>
      Array.from({ length: count }, () => {
        const sequence = exchange.sequence + 1
        const entry = { sequence, time, command: { type: 'OpenOwner', ref: `nobody ${sequence}` } } as const
        const { events } = exchange.apply(entry)
        expect(other.apply(entry).events).toEqual(events)
        other = Exchange.restore(other.snapshot(), { newSha256 })
        expect(other.stateHash()).toBe(exchange.stateHash())
        return events.filter(({ type }) => type === 'PositionFunded').length
      })
    // Of 132 positions all are looked at while it collects, 118 of them again while it pays, and then the rest.
    const [first, ...none] = entriesAt(dueAt, 4)
    const [second, ...neither] = entriesAt(dueAt + 1, 4)
    expect([none, neither]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(second).toBeGreaterThan(0)
    expect((first ?? 0) + (second ?? 0)).toBe(132)
    expect(exchange.contracts.contract(PERP).lastFundingE8).not.toBe(0)
    exchange.checkInvariants()
  })

  test('that passes over somebody halts the exchange, in either stage; I12', () => {
    const world = new ContractWorld('1000')
    world.sample(10_001)
    for (const number of [1, 2, 3]) {
      for (const side of ['long', 'short']) world.fund(`${side} ${number}`, '1000')
      world.trade(`long ${number}`, `short ${number}`, 1, 10_001)
    }
    world.quote(10_011, 10_021, [100])
    world.sample(10_001)
    const { nextFundingAt: dueAt } = world.toy.exchange.contracts.contract(PERP)
    world.pass(dueAt - 100 - world.toy.time)
    for (const stage of ['collecting', 'paying'] as const) {
      const slow = new SlowExchange({ funding: 1 })
      for (const { time, command } of world.toy.journal) slow.apply(time, command)
      let entries = 0
      const goOn = () => slow.apply(dueAt + entries, { type: 'OpenOwner', ref: `nobody ${entries++}` })
      goOn()
      const market = slow.contracts.market(PERP)
      /** Whoever is next, if the stage moves its money. */
      const passOver = () => {
        const { funding, place = 0 } = market ?? {}
        const [next] = slow.contracts.positions.ofContractFrom(place, funding?.next ?? 0, 1)
        if (!funding || !next || funding.stage !== stage) return false
        if (funding.isPayer(next.lots) !== (stage === 'collecting')) return false
        funding.next = next.owner + 1
        return true
      }
      while (!passOver()) goOn()
      const halt = () => {
        while (slow.contracts.fundings > 0) goOn()
      }
      expect(halt).toThrow(/I12.*(funding passed over|was not paid out)/)
    }
  })
})
