import type { ContractUnits, LiquidationStep, MarginTier } from '@touchstone/protocol'
import { chargeUp, MAX_TICKS } from '@touchstone/quantities'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bankruptcyPrice,
  bankruptcyValue,
  basisLeg,
  breakEvenPpm,
  checkLiquidation,
  closingBound,
  contractValue,
  equityAt,
  fundingLeg,
  fundingPayment,
  hasWholeDeductions,
  initialMargin,
  liquidationFigures,
  liquidationPrice,
  maintenanceMargin,
  marginTiers,
  markPrice,
  nextFunding,
  riskPpm,
  takeOverShortfall,
} from '../../formulas.ts'

const DEFINITIONS: readonly MarginTier[] = [
  { upTo: '1000', maintenancePpm: 4_000, maxLeverage: 125 },
  { upTo: '20000', maintenancePpm: 5_000, maxLeverage: 100 },
  { upTo: '300000', maintenancePpm: 20_000, maxLeverage: 25 },
  { upTo: '5000000', maintenancePpm: 500_000, maxLeverage: 1 },
]
const tiers = marginTiers(DEFINITIONS, 6)
const edges = tiers.map(({ upTo }) => upTo)
const amount = fc.bigInt({ min: 0n, max: 10n ** 14n })
/** Also within a few units of an edge, where tiers meet. */
const value = fc.oneof(
  amount,
  fc.constantFrom(...edges).chain((edge) => fc.bigInt({ min: edge - 3n, max: edge + 3n })),
)
/** A position opened somewhere at some leverage, long or short, with small and large lots. */
const position = fc
  .record({
    price: fc.integer({ min: 2, max: 10_000_000 }),
    size: fc.integer({ min: 1, max: 100_000 }),
    leverage: fc.integer({ min: 1, max: 125 }),
    long: fc.boolean(),
    quantum: fc.constantFrom(1n, 7n, 100n),
  })
  .map(({ price, size, leverage, long, quantum }) => {
    const units: ContractUnits = { priceDecimals: 2, amountDecimals: 2, tickUnits: 1n, lotUnits: 1n, quantum }
    const basis = contractValue(price, size, units)
    return { lots: long ? size : -size, basis, margin: initialMargin(basis, leverage), units, price }
  })

describe('margin tiers', () => {
  test('maintenance never jumps and never grows by more than the value', () => {
    expect(hasWholeDeductions(DEFINITIONS, 6)).toBe(true)
    const property = fc.property(value, fc.bigInt({ min: 1n, max: 5n }), (at, step) => {
      const growth = maintenanceMargin(at + step, tiers) - maintenanceMargin(at, tiers)
      expect(growth >= 0n && growth <= step).toBe(true)
    })
    fc.assert(property, { seed: 11, numRuns: 3000 })
  })

  test('a deduction that is no whole number of units is found', () => {
    const odd: MarginTier[] = [
      { upTo: '0.000001', maintenancePpm: 4_000, maxLeverage: 2 },
      { upTo: '1', maintenancePpm: 5_000, maxLeverage: 1 },
    ]
    expect(hasWholeDeductions(odd, 6)).toBe(false)
  })
})

describe('liquidation price', () => {
  test('at it equity ≤ maintenance, one tick better it is not, and risk says the same', () => {
    const property = fc.property(position, (held) => {
      const price = liquidationPrice({ ...held, tiers })
      const due = (at: number) => {
        const maintenance = maintenanceMargin(contractValue(at, Math.abs(held.lots), held.units), tiers)
        const equity = equityAt(at, held)
        expect(riskPpm(maintenance, equity) >= 1_000_000).toBe(equity <= maintenance)
        return equity <= maintenance
      }
      if (price !== 0) expect(due(price)).toBe(true)
      const better = held.lots > 0 ? price + 1 : price === 0 ? MAX_TICKS : price - 1
      if (better >= 1 && better <= MAX_TICKS) expect(due(better)).toBe(false)
    })
    fc.assert(property, { seed: 12, numRuns: 1500 })
  })

  test('bankruptcy lies beyond it: nothing is left there, something one tick before', () => {
    const property = fc.property(position, (held) => {
      const price = bankruptcyPrice(held)
      const liquidation = liquidationPrice({ ...held, tiers })
      if (price === 0) return
      expect(equityAt(price, held) <= 0n).toBe(true)
      const before = held.lots > 0 ? price + 1 : price - 1
      if (before >= 1 && before <= MAX_TICKS) expect(equityAt(before, held) > 0n).toBe(true)
      expect(held.lots > 0 ? liquidation >= price : liquidation <= price).toBe(true)
    })
    fc.assert(property, { seed: 13, numRuns: 1500 })
  })

  test('a long that cannot lose more than it has set aside has neither', () => {
    const units: ContractUnits = { priceDecimals: 0, amountDecimals: 0, tickUnits: 1n, lotUnits: 1n, quantum: 1n }
    const unlevered = { lots: 5, basis: 500n, margin: 500n, units }
    expect(liquidationPrice({ ...unlevered, tiers: [] })).toBe(0)
    expect(bankruptcyPrice(unlevered)).toBe(0)
  })
})

describe('closing', () => {
  test('at the bound loss and fee are paid, one tick further they are not', () => {
    const property = fc.property(position, fc.integer({ min: 0, max: 5_000 }), (held, fee) => {
      const bound = closingBound(held, fee)
      const pays = (at: number) =>
        equityAt(at, held) >= chargeUp(contractValue(at, Math.abs(held.lots), held.units), fee)
      const worse = held.lots > 0 ? bound - 1 : bound + 1
      if (bound >= 1 && bound < MAX_TICKS) expect(pays(bound)).toBe(true)
      if (worse >= 1 && worse < MAX_TICKS) expect(pays(worse)).toBe(false)
    })
    fc.assert(property, { seed: 14, numRuns: 1500 })
  })

  test('the worksheet recomputes to itself, and shows a number that was changed', () => {
    const terms = (units: ContractUnits) => ({ units, tiers, liquidationPpm: 5_000 })
    const property = fc.property(position, fc.integer({ min: 1, max: 10_000_000 }), (held, mark) => {
      const { lots, basis: entryValue, margin, units } = held
      const side = lots > 0 ? ('long' as const) : ('short' as const)
      const inputs = { marginMode: 'isolated' as const, side, mark, lots: Math.abs(lots), entryValue, margin }
      const figures = liquidationFigures(inputs, terms(units))
      const taken = bankruptcyValue(held)
      const step: LiquidationStep = {
        type: 'LiquidationStep',
        position: 1,
        owner: 1000,
        contract: 2000,
        step: 'taken_over',
        index: mark,
        sampleSequence: 1,
        ...inputs,
        ...figures,
        lotsClosed: inputs.lots,
        value: taken,
        fee: 0n,
        shortfall: takeOverShortfall(side, taken, figures.markValue),
      }
      expect(checkLiquidation(step, terms(units)).filter(({ equal }) => !equal)).toEqual([])
      const wrong = checkLiquidation({ ...step, maintenance: step.maintenance + 1n }, terms(units))
      expect(wrong.filter(({ equal }) => !equal).map(({ figure }) => figure)).toContain('maintenance')
      expect(step.shortfall > 0n).toBe(step.equity < 0n)
    })
    fc.assert(property, { seed: 15, numRuns: 500 })
  })
})

describe('prices', () => {
  const ticks = fc.integer({ min: 1, max: 50_000_000 })

  test('the mark is the median, and within its clamp of the index', () => {
    const property = fc.property(ticks, ticks, ticks, ticks, (funding, basis, last, index) => {
      const mark = markPrice(funding, basis, last, index, 5_000)
      const median = [funding, basis, last].sort((one, other) => one - other)[1] ?? 0
      const low = (BigInt(index) * 995_000n + 999_999n) / 1_000_000n
      const high = (BigInt(index) * 1_005_000n) / 1_000_000n
      const expected = BigInt(median) < low ? low : BigInt(median) > high ? high : BigInt(median)
      expect(BigInt(mark)).toBe(expected > 1n ? expected : 1n)
    })
    fc.assert(property, { seed: 16, numRuns: 1000 })
  })

  test('legs round to the nearest tick, halves up', () => {
    expect(fundingLeg(10_000, 10_000, 28_800_000, 28_800_000)).toBe(10_001)
    expect(fundingLeg(10_000, 10_000, 14_400_000, 28_800_000)).toBe(10_001)
    expect(fundingLeg(10_000, 10_000, 14_399_999, 28_800_000)).toBe(10_000)
    expect(fundingLeg(10_000, -10_000, 14_400_000, 28_800_000)).toBe(10_000)
    expect(fundingLeg(10_000, -10_000, 14_400_001, 28_800_000)).toBe(9_999)
    expect(fundingLeg(10_000, 10_000, 0, 0)).toBe(10_000)
    expect(basisLeg(10_000, [1, 1])).toBe(10_001)
    expect(basisLeg(10_000, [-1, -1])).toBe(10_000)
    expect(basisLeg(10_000, [-1, -1, -2])).toBe(9_999)
    expect(basisLeg(10_000, [])).toBe(10_000)
  })
})

describe('funding payments', () => {
  test('payers pay what receivers get and at most a unit more', () => {
    const property = fc.property(amount, fc.integer({ min: -3_000_000, max: 3_000_000 }), (notional, rate) => {
      const rest = fundingPayment(notional, rate, true) - fundingPayment(notional, rate, false)
      expect(rest === 0n || rest === 1n).toBe(true)
    })
    fc.assert(property, { seed: 17, numRuns: 1000 })
  })

  test('intervals count from midnight UTC', () => {
    const midnight = 1_750_032_000_000
    expect(nextFunding(midnight, 28_800_000)).toBe(midnight + 28_800_000)
    expect(nextFunding(midnight - 1, 28_800_000)).toBe(midnight)
  })
})

test('a timed option at 85 % for no fee must win 54.0541 % of the time', () => {
  expect(breakEvenPpm(850_000, 0)).toBe(540_541)
  expect(breakEvenPpm(850_000, 20_000)).toBe(551_352)
})
