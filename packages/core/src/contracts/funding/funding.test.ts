import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { fundingPayment } from '../../formulas.ts'
import { ContractWorld, PERP } from '../../scenarios/contracts/contractWorld.ts'

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
})
