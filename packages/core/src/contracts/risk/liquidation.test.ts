import { type LiquidationStep, SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { checkLiquidation, marginTiers } from '../../formulas.ts'
import { ContractWorld, DATED, GOLD, GOLD_PERP, PERP } from '../../scenarios/contracts/contractWorld.ts'

const USDT = 1_000_000n
const CROSS = { marginMode: 'cross' as const }

/** Alice long and Bob short, one Bitcoin at 10,000. */
function oneBitcoin(insurance = '1000', how = {}): ContractWorld {
  const world = new ContractWorld(insurance)
  for (const name of ['alice', 'bob', 'carol']) world.fund(name, '20000')
  world.sample(10_000)
  world.trade('alice', 'bob', 10, 10_000, how)
  return world
}

/** Every number of the worksheet, worked out again from the contract's terms. */
function differences(world: ContractWorld, step: LiquidationStep) {
  const { definition, units } = world.toy.exchange.contracts.contract(step.contract)
  const terms = { units, tiers: marginTiers(definition.tiers, 6), liquidationPpm: definition.liquidationPpm }
  return checkLiquidation(step, terms).filter(({ equal }) => !equal)
}

describe('an isolated position', () => {
  test('is taken over at its liquidation price and not a tick before; LIQ-1, LIQ-4', () => {
    const world = oneBitcoin()
    const before = world.available('alice')
    expect(world.position('alice')?.liquidationPrice).toBe(9_090)
    world.sample(9_091)
    expect(world.told('LiquidationStep')).toEqual([])
    expect(world.position('alice')?.riskPpm).toBeLessThan(1_000_000)
    world.sample(9_090)
    const [step] = world.told('LiquidationStep')
    expect(step).toMatchObject({ step: 'taken_over', lotsClosed: 10, value: 9_000n * USDT, fee: 0n, shortfall: 0n })
    expect(world.position('alice')).toBeUndefined()
    expect(world.available('alice')).toBe(before)
    expect(world.told('PositionClosed')).toMatchObject([{ closedBy: 'liquidation', realised: -1_000n * USDT }])
    expect(world.toy.exchange.contracts.position(SYSTEM_OWNERS.insurance, PERP)).toMatchObject({
      lots: 10,
      entryValue: 9_000n * USDT,
    })
  })

  test('its worksheet recomputes to the last number; LIQ-5', () => {
    const world = oneBitcoin()
    world.sample(8_700)
    const [step] = world.told('LiquidationStep')
    expect(step?.shortfall).toBe(300n * USDT)
    expect(step && differences(world, step)).toEqual([])
  })

  test('loses its orders first, and they are told; LIQ-2', () => {
    const world = oneBitcoin()
    world.order('alice', 'buy', 5, 9_600)
    world.sample(9_000)
    expect(world.told('LiquidationStep').map(({ step }) => step)).toEqual(['orders_cancelled', 'taken_over'])
    expect(world.told('ContractOrderClosed')).toMatchObject([{ reason: 'liquidation' }])
    for (const step of world.told('LiquidationStep')) expect(differences(world, step)).toEqual([])
  })

  test('above the first tier is brought down to its edge in the book, and lives; LIQ-3', () => {
    const world = new ContractWorld('1000')
    for (const name of ['alice', 'bob']) world.fund(name, '20000')
    world.sample(10_000)
    world.trade('alice', 'bob', 50, 10_000)
    expect(world.position('alice')?.liquidationPrice).toBe(9_163)
    world.sample(9_170)
    world.quote(9_160, 9_180, [100])
    world.sample(9_155)
    const [step, ...more] = world.told('LiquidationStep')
    expect(more).toEqual([])
    expect(step).toMatchObject({ step: 'reduced', tier: 1, lotsClosed: 40, value: 36_640n * USDT, fee: 183_200_000n })
    expect(step && differences(world, step)).toEqual([])
    expect(world.position('alice')).toMatchObject({ lots: 10, margin: 1_000n * USDT, closing: false })
    expect(world.systemBalance(SYSTEM_OWNERS.insurance)).toBe(1_000n * USDT + 183_200_000n)
  })

  test('above the first tier is taken over whole when the book is empty; LIQ-4', () => {
    const world = new ContractWorld('1000')
    for (const name of ['alice', 'bob']) world.fund(name, '20000')
    world.sample(10_000)
    world.trade('alice', 'bob', 50, 10_000)
    world.sample(9_163)
    expect(world.told('LiquidationStep')).toMatchObject([{ step: 'taken_over', lotsClosed: 50 }])
  })

  test('a short is liquidated on the way up', () => {
    const world = oneBitcoin()
    expect(world.position('bob')?.liquidationPrice).toBe(10_883)
    world.sample(10_882)
    expect(world.told('LiquidationStep')).toEqual([])
    world.sample(10_883)
    expect(world.told('LiquidationStep')).toMatchObject([{ step: 'taken_over', side: 'short', value: 11_000n * USDT }])
  })
})

describe('a cross account', () => {
  test('stands with all its money behind a position, and ends with exactly nothing; LIQ-1, LIQ-7', () => {
    const world = new ContractWorld('1000')
    world.fund('alice', '1502')
    world.fund('bob', '20000')
    world.sample(10_000)
    world.trade('alice', 'bob', 10, 10_000, CROSS)
    expect(world.available('alice')).toBe(500n * USDT)
    world.sample(8_586)
    expect(world.told('LiquidationStep')).toEqual([])
    world.sample(8_585)
    const [step] = world.told('LiquidationStep')
    expect(step).toMatchObject({ step: 'taken_over', marginMode: 'cross', value: 8_500n * USDT, equity: 85n * USDT })
    expect(step && differences(world, step)).toEqual([])
    expect(world.available('alice')).toBe(0n)
    expect(world.toy.exchange.contracts.account(world.owner('alice')).equity).toBe(0n)
  })

  test('a hedge is no loss: long one contract and short another of the same size', () => {
    const world = new ContractWorld('1000')
    for (const name of ['alice', 'bob']) world.fund(name, '2500')
    world.sample(10_000)
    world.trade('alice', 'bob', 10, 10_000, CROSS, CROSS)
    world.trade('bob', 'alice', 10, 10_000, { ...CROSS, contract: DATED }, { ...CROSS, contract: DATED })
    for (const price of [8_000, 6_000, 9_000, 14_000]) {
      world.sample(price)
      expect(world.told('LiquidationStep')).toEqual([])
    }
  })

  test('two losing positions share what is left by value, and what is missing by loss; LIQ-7', () => {
    const world = new ContractWorld('5000')
    world.fund('alice', '4000')
    for (const name of ['bob', 'carol']) world.fund(name, '20000')
    world.sample(10_000)
    world.trade('alice', 'bob', 10, 10_000, CROSS)
    world.trade('alice', 'carol', 20, 10_000, { ...CROSS, contract: DATED }, { contract: DATED })
    world.sample(8_000)
    const steps = world.told('LiquidationStep')
    expect(steps).toMatchObject([
      { step: 'taken_over', contract: PERP },
      { step: 'taken_over', contract: DATED },
    ])
    const [first, second] = steps
    expect(first && second && Number(second.shortfall) / Number(first.shortfall)).toBeCloseTo(2, 6)
    expect(world.available('alice')).toBe(0n)
  })

  test('is looked at anew before every step: what one take-over has made healthy stays; LIQ-5', () => {
    const world = new ContractWorld('5000')
    world.fund('alice', '4000')
    for (const name of ['bob', 'carol']) world.fund(name, '20000')
    world.sample(10_000)
    world.trade('alice', 'bob', 30, 10_000, CROSS)
    world.trade('alice', 'carol', 5, 10_000, { ...CROSS, contract: DATED }, { contract: DATED })
    world.sample(8_998)
    expect(world.told('LiquidationStep')).toEqual([])
    world.sample(8_990)
    const [step, ...more] = world.told('LiquidationStep')
    expect(more).toEqual([])
    expect(step).toMatchObject({ step: 'taken_over', contract: PERP, equity: 458n * USDT, maintenance: 484_350_000n })
    expect(step && differences(world, step)).toEqual([])
    expect(world.position('alice', DATED)).toMatchObject({ lots: 5, closing: false, maintenance: 44_950_000n })
    const { equity } = world.toy.exchange.contracts.account(world.owner('alice'))
    // Its part of the equity by value: 4,495 of 31,465.
    expect(equity).toBe(65_428_572n)
    world.sample(8_900)
    expect(world.told('LiquidationStep')).toMatchObject([{ step: 'taken_over', contract: DATED }])
  })
})

describe('the queue', () => {
  test('fifty positions an entry, the rest with the next entries; LIQ-6', () => {
    const world = new ContractWorld('100000')
    world.fund('bob', '200000')
    const names = Array.from({ length: 60 }, (_, number) => `customer ${number}`)
    for (const name of names) world.fund(name, '1000')
    world.sample(10_000)
    for (const name of names) world.trade(name, 'bob', 5, 10_000)
    world.sample(9_000)
    expect(world.told('LiquidationStep')).toHaveLength(50)
    expect(world.position('customer 59')?.closing).toBe(true)
    world.renew()
    expect(world.position('customer 59')).toBeUndefined()
  })

  test('waits without a fresh index, and forgets who is healthy again; LIQ-6', () => {
    const world = new ContractWorld('100000')
    world.fund('bob', '200000')
    const names = Array.from({ length: 110 }, (_, number) => `customer ${number}`)
    for (const name of names) world.fund(name, '1000')
    world.sample(10_000)
    for (const name of names) world.trade(name, 'bob', 5, 10_000)
    world.sample(9_000)
    world.pass(6_000)
    expect(world.position('customer 109')?.closing).toBe(true)
    world.sample(10_000)
    expect(world.told('LiquidationStep')).toEqual([])
    expect(world.position('customer 109')).toMatchObject({ lots: 5, closing: false })
  })

  test('does not stand still behind those that have to wait, however many; LIQ-6', () => {
    const world = new ContractWorld('1000000')
    for (const name of ['bob', 'dave']) world.fund(name, '300000')
    world.sampleOf(GOLD, [10_000])
    const inGold = { contract: GOLD_PERP }
    const names = Array.from({ length: 310 }, (_, number) => `customer ${number}`)
    for (const name of names) {
      world.fund(name, '1000')
      world.trade(name, 'bob', 5, 10_000, inGold, inGold)
    }
    world.sampleOf(GOLD, [9_000])
    // 260 wait, for Gold has no fresh price any more; then Dave is due.
    world.pass(6_000)
    world.sample(10_000)
    world.trade('dave', 'bob', 10, 10_000)
    world.sample(8_900)
    expect(world.position('dave')?.closing).toBe(true)
    expect(world.position('customer 60', GOLD_PERP)?.closing).toBe(true)
    world.sample(8_900)
    expect(world.told('LiquidationStep')).toMatchObject([{ step: 'taken_over', owner: world.owner('dave') }])
    expect(world.position('customer 60', GOLD_PERP)?.closing).toBe(true)
    world.sampleOf(GOLD, [9_000])
    expect(world.told('LiquidationStep')).toHaveLength(50)
  })
})

describe('nobody is liquidated', () => {
  test('by one source twenty times too high; INDEX-3', () => {
    const world = oneBitcoin('1000', { leverage: 50 })
    world.sample(10_000, 10_001, 9_999, 10_000, 200_000)
    expect(world.told('IndexSampled')).toMatchObject([{ price: 10_000, used: 4 }])
    expect(world.told('LiquidationStep')).toEqual([])
    world.sample(10_000, 10_001, 9_999, 10_000, 10_450)
    expect(world.told('IndexSampled')[0]?.price).toBeLessThanOrEqual(10_050)
    expect(world.told('LiquidationStep')).toEqual([])
  })

  test('by our own book: quotes a third away do not stand, and what does moves the mark by half a percent; MARK-2', () => {
    const world = oneBitcoin('1000', { leverage: 50 })
    expect(world.quote(6_500, 6_520, [50]).reply).toMatchObject({ value: 0 })
    world.fund('mallory', '100000')
    for (let second = 0; second < 40; second++) {
      world.trade('mallory', 'carol', 1, 9_510)
      world.trade('carol', 'mallory', 1, 9_510)
      world.quote(9_505, 9_515, [50])
      world.sample(10_000)
      const [struck] = world.told('MarkStruck')
      expect(struck?.last).toBe(9_510)
      expect(struck?.mark).toBeGreaterThanOrEqual(9_950)
      expect(world.told('LiquidationStep')).toEqual([])
    }
    expect(world.toy.exchange.contracts.contract(PERP)).toMatchObject({ markPrice: 9_950, basisLeg: 9_510 })
    expect(world.position('alice')?.lots).toBe(10)
  })

  test('while the market is closed, whatever is sampled; MARK-1', () => {
    const world = new ContractWorld('1000')
    for (const name of ['alice', 'bob']) world.fund(name, '20000')
    world.sampleOf(GOLD, [10_000])
    world.trade('alice', 'bob', 10, 10_000, { contract: GOLD_PERP }, { contract: GOLD_PERP })
    world.pass(400_000)
    world.sampleOf(GOLD, [5_000])
    expect(world.toy.exchange.contracts.contract(GOLD_PERP)).toMatchObject({ open: false, markPrice: 10_000 })
    expect(world.position('alice', GOLD_PERP)).toMatchObject({ lots: 10, closing: false })
    world.pass(3_600_000)
    world.sampleOf(GOLD, [5_000])
    expect(world.told('LiquidationStep')).toMatchObject([{ step: 'taken_over', contract: GOLD_PERP }])
  })

  test('while the index has too few sources; MARK-1', () => {
    const world = oneBitcoin()
    const mark = world.toy.exchange.contracts.contract(PERP).markPrice
    world.sample()
    expect(world.told('MarkStruck')).toEqual([])
    expect(world.told('LiquidationStep')).toEqual([])
    expect(world.toy.exchange.contracts.contract(PERP).markPrice).toBe(mark)
  })
})
