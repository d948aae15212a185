import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { ContractWorld, PERP } from '../../scenarios/contracts/contractWorld.ts'

const USDT = 1_000_000n
const FUND = SYSTEM_OWNERS.insurance

/** Alice is long a Bitcoin at ten times; Bob is short most of it at twenty times, Carol the rest at five. */
function threeTraders(insurance: string): ContractWorld {
  const world = new ContractWorld(insurance)
  for (const name of ['alice', 'bob', 'carol']) world.fund(name, '20000')
  world.sample(10_000)
  world.order('alice', 'buy', 10, 10_000)
  world.order('carol', 'sell', 4, 10_000, { leverage: 5 })
  world.order('bob', 'sell', 6, 10_000, { leverage: 20 })
  return world
}

function fundPosition(world: ContractWorld) {
  return world.toy.exchange.contracts.position(FUND, PERP)
}

describe('the insurance fund', () => {
  test('closes a tenth of what it holds at each mark, within 1 % of it; DESK-1', () => {
    const world = threeTraders('1000')
    world.sample(9_085)
    expect(fundPosition(world)?.lots).toBe(10)
    world.quote(9_080, 9_100, [50])
    world.sample(9_085)
    expect(world.told('InsuranceClosed')).toMatchObject([{ lots: 1, value: 908n * USDT, result: 8n * USDT }])
    world.sample(9_085)
    expect(fundPosition(world)?.lots).toBe(8)
    world.quote(8_900, 9_100, [50])
    world.sample(9_085)
    expect(world.told('InsuranceClosed')).toEqual([])
    expect(fundPosition(world)?.lots).toBe(8)
  })

  test('never closes at a loss above its free money; DESK-2', () => {
    const world = threeTraders('100')
    world.sample(9_085)
    world.sample(8_910)
    world.quote(8_905, 8_940, [50])
    for (let second = 0; second < 30; second++) {
      world.sample(8_910)
      expect(world.systemBalance(FUND)).toBeGreaterThanOrEqual(0n)
    }
  })

  test('carries a loss it can pay, and nobody is deleveraged; ADL-2', () => {
    const world = threeTraders('1000')
    world.sample(8_500)
    expect(world.told('LiquidationStep')).toMatchObject([{ step: 'taken_over', shortfall: 500n * USDT }])
    expect(world.told('Deleveraged')).toEqual([])
    expect(fundPosition(world)?.lots).toBe(10)
  })
})

describe('deleveraging', () => {
  test('takes just what the fund cannot carry, first who has most profit for margin and leverage; ADL-1 to ADL-3', () => {
    const world = threeTraders('200')
    world.sample(9_500)
    expect([world.position('bob')?.queueLights, world.position('carol')?.queueLights]).toEqual([5, 3])
    world.sample(8_500)
    expect(world.told('Deleveraged')).toMatchObject([
      { owner: world.owner('bob'), lots: 6, value: 5_400n * USDT, price: 9_000, rank: 1 },
    ])
    expect(world.position('bob')).toBeUndefined()
    expect(world.position('carol')?.lots).toBe(-4)
    expect(fundPosition(world)?.lots).toBe(4)
    expect(world.told('PositionClosed').map(({ closedBy }) => closedBy)).toEqual(['liquidation', 'deleveraging'])
  })

  test('goes by profit ÷ margin × leverage: more margin alone moves nobody to the back; ADL-1', () => {
    const world = threeTraders('200')
    const more = { type: 'AdjustMargin', contract: PERP, position: 0, change: 1_700n * USDT } as const
    world.apply({ ...more, ...world.stamp('bob') })
    world.sample(8_500)
    // By profit ÷ margin alone Carol would be first: 600 ÷ 800 against 900 ÷ 2,000.
    expect(world.told('Deleveraged')).toMatchObject([{ owner: world.owner('bob'), rank: 1 }])
  })

  test('goes down the queue when the first is not enough; ADL-2', () => {
    const world = threeTraders('0')
    world.sample(8_500)
    expect(world.told('Deleveraged')).toMatchObject([
      { owner: world.owner('bob'), lots: 6, rank: 1 },
      { owner: world.owner('carol'), lots: 4, rank: 2 },
    ])
    expect(fundPosition(world)).toBeUndefined()
    expect(world.systemBalance(FUND)).toBe(0n)
  })

  test('follows a further fall at the next mark; ADL-2', () => {
    const world = threeTraders('600')
    world.sample(8_500)
    expect(world.told('Deleveraged')).toEqual([])
    world.sample(8_300)
    expect(world.told('Deleveraged').map(({ lots }) => lots)).toEqual([2])
  })

  test('never takes more than the profit: an owner who came in below the price of the take-over ends at the own entry; ADL-3', () => {
    const world = lateShort('400')
    world.sample(8_200)
    // Each lot relieves the fund by 50 USDT instead of 80, so it has to come back for more.
    expect(world.told('Deleveraged').map(({ owner, lots, price, rank }) => [owner, lots, price, rank])).toEqual([
      [world.owner('dave'), 5, 8_700, 1],
      [world.owner('dave'), 2, 8_700, 1],
      [world.owner('dave'), 1, 8_700, 1],
    ])
    expect(world.position('dave')).toMatchObject({ lots: -2, realised: 0n })
    expect(world.systemBalance(FUND)).toBe(160n * USDT)
    expect(fundPosition(world)?.lots).toBe(2)
  })

  test('passes over who would have to be spared more than the fund has; ADL-3', () => {
    const world = lateShort('285')
    world.sample(6_100)
    expect(world.told('Deleveraged').map(({ owner, lots, price, rank }) => [owner, lots, price, rank])).toEqual([
      [world.owner('bob'), 10, 9_000, 2],
    ])
    expect(world.position('dave')?.lots).toBe(-10)
    expect(world.systemBalance(FUND)).toBe(285n * USDT)
  })
})

/**
 * The fund has taken Alice's Bitcoin over at 9,000, against Bob's short one from 10,000; Dave is short one against Erin from
 * 8,700 at fifty times, which puts Dave first in the queue.
 */
function lateShort(insurance: string): ContractWorld {
  const world = new ContractWorld(insurance)
  for (const name of ['alice', 'bob', 'dave', 'erin']) world.fund(name, '20000')
  world.sample(10_000)
  world.trade('alice', 'bob', 10, 10_000, {}, { leverage: 5 })
  world.sample(8_720)
  world.trade('erin', 'dave', 10, 8_700, { leverage: 2 }, { leverage: 50 })
  return world
}
