import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { ContractWorld, DATED, PERP } from '../../scenarios/contracts/contractWorld.ts'

const USDT = 1_000_000n
const IN_DATED = { contract: DATED }

/** Alice long and Bob short a Bitcoin of the dated contract, from 10,000. */
function dated(): ContractWorld {
  const world = new ContractWorld('5000')
  for (const name of ['alice', 'bob']) world.fund(name, '20000')
  world.sample(10_000)
  world.trade('alice', 'bob', 10, 10_000, IN_DATED, IN_DATED)
  return world
}

/** Samples one a second for so long, the price as it is after each second. */
function sampleFor(world: ContractWorld, seconds: number, price: (second: number) => number): void {
  for (let second = 0; second < seconds; second++) world.sample(price(second))
}

function passTo(world: ContractWorld, moment: number): void {
  world.pass(moment - world.toy.time)
}

describe('a dated contract', () => {
  test('settles at the mean of the samples of its last half hour; SETTLE-1, SETTLE-2', () => {
    const world = dated()
    const before = world.available('alice')
    passTo(world, world.expiry - 200_000)
    expect(world.toy.exchange.contracts.contract(DATED)).toMatchObject({ settlementMean: 0, settlementSamples: 0 })
    sampleFor(world, 50, (second) => 10_000 + second)
    expect(world.toy.exchange.contracts.contract(DATED)).toMatchObject({
      settlementMean: 10_025,
      settlementSamples: 50,
    })
    sampleFor(world, 50, (second) => 10_050 + second)
    world.order('bob', 'buy', 1, 9_900, IN_DATED)
    passTo(world, world.expiry)
    // The mean of 10,000 to 10,099 is 10,049.5: halves up.
    expect(world.heard('ContractSettled')).toMatchObject([{ price: 10_050, samples: 100, expectedSamples: 1_800 }])
    expect(world.toy.exchange.contracts.contract(DATED)).toMatchObject({
      state: 'settled',
      settlementPrice: 10_050,
      openInterest: 0,
    })
    expect(world.available('alice')).toBe(before + 1_000n * USDT + 50n * USDT)
    expect(world.heard('PositionClosed').map(({ closedBy, realised }) => [closedBy, realised])).toEqual([
      ['settlement', 50n * USDT],
      ['settlement', -50n * USDT],
    ])
    expect(world.heard('ContractOrderClosed').at(-1)).toMatchObject({ reason: 'settlement' })
    expect(() => world.order('alice', 'buy', 1, 10_000, IN_DATED)).toThrow('contract_settled')
  })

  test('counts one sample a second; SETTLE-1', () => {
    const world = dated()
    passTo(world, world.expiry - 200_000)
    for (let second = 0; second < 70; second++) {
      world.sample(10_000)
      for (let more = 0; more < 3; more++)
        world.apply({ type: 'IndexSamples', holder: 7, samples: [{ market: 1, sources: [10_400] }] })
    }
    passTo(world, world.expiry)
    const [settled] = world.heard('ContractSettled')
    expect(settled?.samples).toBeLessThanOrEqual(72)
    expect(settled?.price).toBeLessThan(10_020)
  })

  test('waits for a minute of samples when there are too few, and settles on these alone; SETTLE-3', () => {
    const world = dated()
    passTo(world, world.expiry - 100_000)
    sampleFor(world, 30, () => 10_000)
    passTo(world, world.expiry)
    expect(world.heard('ContractSettled')).toEqual([])
    expect(() => world.order('alice', 'buy', 1, 10_000, IN_DATED)).toThrow(/index_unavailable|contract_expiring/)
    sampleFor(world, 59, () => 10_100)
    expect(world.heard('ContractSettled')).toEqual([])
    sampleFor(world, 1, () => 10_100)
    expect(world.heard('ContractSettled')).toMatchObject([{ price: 10_100, samples: 60 }])
    expect(world.position('alice', DATED)).toBeUndefined()
  })

  test('settles at its end with sixty samples, and waits with one fewer; SETTLE-3', () => {
    for (const [samples, settled] of [
      [60, 1],
      [59, 0],
    ] as const) {
      const world = dated()
      passTo(world, world.expiry - 100_000)
      sampleFor(world, samples, () => 10_000)
      passTo(world, world.expiry)
      expect(world.heard('ContractSettled').map((event) => event.samples)).toEqual(settled ? [samples] : [])
    }
  })

  test('who cannot pay at the settlement price is taken over first, everyone else is paid in full; SETTLE-4', () => {
    const world = dated()
    world.fund('carol', '600')
    passTo(world, world.expiry - 1_700_000)
    sampleFor(world, 100, () => 9_400)
    sampleFor(world, 10, () => 10_000)
    world.trade('carol', 'bob', 10, 10_000, { ...IN_DATED, leverage: 20 }, IN_DATED)
    sampleFor(world, 5, () => 10_000)
    const bob = world.toy.exchange.contracts.account(world.owner('bob'))
    passTo(world, world.expiry)
    const [settled] = world.heard('ContractSettled')
    // 100 samples of 9,400 and 15 of 10,000.
    expect(settled?.price).toBe(9_478)
    expect(world.heard('LiquidationStep')).toMatchObject([
      { step: 'taken_over', owner: world.owner('carol'), value: 9_500n * USDT, shortfall: 22n * USDT },
    ])
    expect(world.available('carol')).toBe(98n * USDT)
    expect(world.systemBalance(SYSTEM_OWNERS.insurance)).toBe(5_000n * USDT - 22n * USDT)
    const gained = 2n * 522n * USDT
    expect(world.available('bob')).toBe(bob.available + bob.held + gained)
  })

  test('a cross account pays its loss out of open profits elsewhere, not the fund; SETTLE-4', () => {
    const world = new ContractWorld('5000')
    world.fund('bob', '20000')
    world.fund('alice', '400')
    world.sample(9_400)
    const cross = { marginMode: 'cross' as const, leverage: 50 }
    world.trade('alice', 'bob', 10, 9_400, cross)
    passTo(world, world.expiry - 1_700_000)
    sampleFor(world, 100, () => 9_400)
    sampleFor(world, 10, () => 10_000)
    world.trade('alice', 'bob', 10, 10_000, { ...cross, ...IN_DATED }, IN_DATED)
    sampleFor(world, 5, () => 10_000)
    const equity = world.toy.exchange.contracts.account(world.owner('alice')).equity
    passTo(world, world.expiry)
    const [settled] = world.heard('ContractSettled')
    const loss = BigInt(10_000 - (settled?.price ?? 0)) * USDT
    expect(loss).toBeGreaterThan(400n * USDT)
    expect(world.heard('LiquidationStep')).toEqual([])
    expect(world.systemBalance(SYSTEM_OWNERS.insurance)).toBe(5_000n * USDT)
    const kept = world.position('alice', PERP)
    expect(kept?.lots).toBe(10)
    const { equity: left } = world.toy.exchange.contracts.account(world.owner('alice'))
    expect(left).toBe(equity - loss + (kept?.funding ?? 0n))
  })
})
