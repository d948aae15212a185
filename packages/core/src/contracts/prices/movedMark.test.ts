import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { ContractWorld, DATED, PERP } from '../../scenarios/contracts/contractWorld.ts'
import { optionExchange } from '../../scenarios/timedOptions/optionRun.ts'
import { HOLDER } from '../../scenarios/toyExchange.ts'

/*
 * How far somebody with two accounts and as much money as it takes can move what liquidations, timed options and settlements
 * are decided by, and what it costs. docs/security.md tells these figures. The index is 10,000: one tick is a hundredth of a percent.
 */
const INDEX = 10_000
const USDT = 1_000_000n
/** A tenth of the contract's price band of 5 %. */
const FARTHEST = 50
/** The farthest price at which the contract takes an order. */
const EDGE = 10_490

/** Victim long and Maker short, one Bitcoin from 10,000, at the highest leverage; Mallory and Carol are in one hand. */
function attacked(): ContractWorld {
  const world = new ContractWorld('100000')
  for (const name of ['mallory', 'carol', 'maker']) world.fund(name, '9000000')
  world.fund('victim', '1000')
  world.sample(INDEX)
  world.trade('victim', 'maker', 10, INDEX, { leverage: 50 })
  for (let second = 0; second < 30; second++) world.sample(INDEX)
  return world
}

const markOf = (world: ContractWorld) => world.toy.exchange.contracts.contract(PERP).markPrice

/** Both accounts trade the least there is with each other at this price, in a book where nobody else stands. */
const wash = (world: ContractWorld, price: number) => world.trade('mallory', 'carol', 1, price)

/** Orders stand on both sides of this price while the mark is struck, and are gone after it. */
function spoof(world: ContractWorld, price: number): void {
  world.order('mallory', 'buy', 1, price - 1)
  world.order('carol', 'sell', 1, price + 1)
  world.sample(INDEX)
  for (const name of ['mallory', 'carol'])
    world.apply({ type: 'CancelAllContractOrders', ...world.stamp(name), contract: PERP })
}

/** Money of both accounts, with their positions at the index. */
function worth(world: ContractWorld): bigint {
  return ['mallory', 'carol'].reduce((sum, name) => {
    const { available, held } = world.toy.exchange.contracts.account(world.owner(name))
    const position = world.position(name)
    const atIndex = position ? BigInt(position.lots * INDEX) * (USDT / 10n) : 0n
    const entry = position ? (position.lots > 0 ? position.entryValue : -position.entryValue) : 0n
    return sum + available + held + atIndex - entry
  }, 0n)
}

describe('in a book where nobody else stands, two accounts in one hand move the mark', () => {
  test('by nothing with trades alone, and by nothing with orders alone, however long; MARK-2', () => {
    const traded = attacked()
    const ordered = attacked()
    for (let second = 0; second < 40; second++) {
      wash(traded, EDGE)
      traded.sample(INDEX)
      spoof(ordered, EDGE - 1)
      expect([markOf(traded), markOf(ordered)]).toEqual([INDEX, INDEX])
    }
  })

  test('by half a percent with both, within four seconds, and never farther; MARK-2, MARK-3', () => {
    for (const [side, price] of [
      [1, EDGE],
      [-1, 2 * INDEX - EDGE],
    ] as const) {
      const world = attacked()
      const before = worth(world)
      const moved: number[] = []
      for (let second = 0; second < 60; second++) {
        wash(world, price)
        spoof(world, price - side)
        moved.push(side * (markOf(world) - INDEX))
      }
      expect(moved.slice(0, 5)).toEqual([16, 33, 49, FARTHEST, FARTHEST])
      expect(Math.max(...moved)).toBe(FARTHEST)
      // Sixty trades of a tenth of a Bitcoin: fees of 0.07 %.
      const cost = before - worth(world)
      expect(cost).toBeGreaterThan(39n * USDT)
      expect(cost).toBeLessThan(45n * USDT)
      expect(world.heard('LiquidationStep')).toEqual([])
    }
  })

  test('which liquidates nobody who began at the index, and earlier by half a percent who has lost nearly all; LIQ-1', () => {
    const world = attacked()
    world.fund('late', '300')
    world.sample(10_055)
    world.trade('late', 'maker', 9, 10_055, { leverage: 50 })
    for (let second = 0; second < 30; second++) world.sample(INDEX)
    expect(world.heard('LiquidationStep')).toEqual([])
    const due = world.position('late')?.liquidationPrice ?? 0
    expect(INDEX - due).toBeGreaterThan(0)
    expect(INDEX - due).toBeLessThanOrEqual(FARTHEST)
    const before = worth(world)
    for (let second = 0; second < 10; second++) {
      wash(world, 2 * INDEX - EDGE)
      spoof(world, 2 * INDEX - EDGE + 1)
    }
    expect(world.heard('LiquidationStep')).toMatchObject([{ step: 'taken_over', owner: world.owner('late') }])
    expect(world.position('victim')?.lots).toBe(10)
    // What was taken over is the fund's: the attacker has paid fees for it, and has nothing.
    expect(world.toy.exchange.contracts.position(SYSTEM_OWNERS.insurance, PERP)?.lots).toBe(9)
    expect(worth(world)).toBeLessThan(before)
  })
})

describe('against a house that quotes half a million on each side, each second anew', () => {
  test('every second costs 750 USDT and ties up a position of half a million; QUOTE-1, MARK-3', () => {
    const world = attacked()
    const before = worth(world)
    const seconds = 7
    const moved: number[] = []
    for (let second = 0; second < seconds; second++) {
      // Fifty Bitcoin on each side, from five ticks away on.
      world.quote(
        INDEX - 5,
        INDEX + 5,
        Array.from({ length: 10 }, () => 50),
      )
      world.order('mallory', 'buy', 500, INDEX + 14)
      wash(world, EDGE)
      world.order('carol', 'sell', 1, EDGE)
      world.sample(INDEX)
      moved.push(markOf(world) - INDEX)
      world.apply({ type: 'CancelAllContractOrders', ...world.stamp('carol'), contract: PERP })
    }
    expect(moved[0]).toBeLessThan(10)
    expect(Math.max(...moved)).toBe(FARTHEST)
    const perSecond = (before - worth(world)) / BigInt(seconds)
    expect(perSecond).toBeGreaterThan(720n * USDT)
    expect(perSecond).toBeLessThan(780n * USDT)
    expect(world.position('mallory')?.lots).toBeGreaterThan(500 * seconds)
    expect(world.heard('LiquidationStep')).toEqual([])
  })
})

describe('sources in a hostile hand move the index', () => {
  const priceOf = (world: ContractWorld, ...sources: readonly number[]) => {
    world.sample(...sources)
    return world.told('IndexSampled')[0]?.price
  }

  test('one of five by a tenth of a percent, two by two tenths, one of three by a sixth, whatever they say; INDEX-3', () => {
    const world = attacked()
    expect(priceOf(world, INDEX, INDEX, INDEX, INDEX, 10_500)).toBe(10_010)
    expect(priceOf(world, INDEX, INDEX, INDEX, INDEX, 9_500)).toBe(9_990)
    expect(priceOf(world, INDEX, INDEX, INDEX, 10_500, 10_500)).toBe(10_020)
    expect(priceOf(world, INDEX, INDEX, 10_500)).toBe(10_017)
    expect(priceOf(world, INDEX, INDEX, INDEX, INDEX, 20_000)).toBe(INDEX)
    expect(world.heard('LiquidationStep')).toEqual([])
  })

  test('and nothing is opened while they are a percent apart; INDEX-6', () => {
    const world = attacked()
    world.sample(INDEX, INDEX, INDEX, INDEX, 10_101)
    expect(() => world.order('mallory', 'buy', 1, INDEX)).toThrow('index_unsure')
  })

  test('three of five are the price: whoever has them has the index', () => {
    expect(priceOf(attacked(), INDEX, INDEX, 10_400, 10_400, 10_400)).toBeGreaterThan(10_350)
  })
})

/** The price at which an option of half a minute settles when these sources were sampled in its last five seconds. */
function optionSettlesAt(lastSeconds: readonly (readonly number[])[]): number | undefined {
  const toy = optionExchange('1000')
  const owner = 1_000
  const stamp = () => ({ owner, key1: 1, key2: toy.exchange.sequence, inputHash: 1, issuedAt: 0 })
  const amount = 100n * USDT
  const sample = (sources: readonly number[]) => {
    toy.time += 1_000 - (toy.time % 1_000) + 500
    const lease = { type: 'AcquireLease', role: 'feed', holder: HOLDER, until: toy.time + 30_000 } as const
    const samples = [{ market: 1, sources }]
    return [lease, { type: 'IndexSamples', holder: HOLDER, samples } as const].flatMap((each) => toy.apply(each).events)
  }
  toy.apply({ type: 'OpenOwner', ref: 'alice' })
  toy.apply({ type: 'FaucetCredit', owner, asset: 1, amount, ref: 'alice' })
  toy.apply({ type: 'TransferFunds', ...stamp(), from: 'funds', to: 'delivery', asset: 1, amount })
  const honest = [INDEX, INDEX, INDEX, INDEX, INDEX]
  sample(honest)
  const terms = { index: 1, cycle: 30, direction: 'up', stake: 10n * USDT, payoutPpm: 850_000, feePpm: 10_000 } as const
  expect(toy.apply({ type: 'BuyOption', ...stamp(), ...terms }).reply).toMatchObject({ kind: 'done' })
  const seconds = [...Array.from({ length: 25 }, () => honest), ...lastSeconds, honest, honest]
  const events = seconds.flatMap(sample)
  return events.find((event) => event.type === 'OptionSettled')?.price
}

describe('timed options settle on the index alone', () => {
  const honest = [INDEX, INDEX, INDEX, INDEX, INDEX]
  const hostile = [INDEX, INDEX, INDEX, INDEX, 10_500]

  test('one of five sources moves the settlement by a tenth of a percent, and by nothing with two of five samples; OPT-9', () => {
    expect(optionSettlesAt([hostile, hostile, hostile, hostile, hostile])).toBe(10_010)
    expect(optionSettlesAt([honest, honest, honest, hostile, hostile])).toBe(INDEX)
    expect(optionSettlesAt([hostile, hostile, honest, honest, honest])).toBe(INDEX)
  })
})

describe('a dated contract settles on the index alone', () => {
  test('its own book moves nothing, one of five sources in the last minute of ten a hundredth of a percent; SETTLE-2', () => {
    const world = attacked()
    world.trade('maker', 'carol', 10, INDEX, { contract: DATED }, { contract: DATED })
    world.pass(world.expiry - 620_000 - world.toy.time)
    for (let second = 0; second < 600; second++) {
      world.sample(INDEX, INDEX, INDEX, INDEX, second < 540 ? INDEX : 10_500)
      if (second % 100 === 0) world.trade('mallory', 'carol', 1, EDGE, { contract: DATED }, { contract: DATED })
    }
    world.pass(world.expiry - world.toy.time)
    expect(world.heard('ContractSettled')).toMatchObject([{ price: 10_001 }])
  })
})
