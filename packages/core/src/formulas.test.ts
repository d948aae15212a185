import { type MarketUnits, marketUnits } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  averagePrice,
  boundPrice,
  fee,
  holdOf,
  lotsForTurnover,
  lowerLimit,
  slippagePpm,
  upperLimit,
} from './formulas.ts'
import { indexPrice } from './reference/indexPrice.ts'
import { TOY_GENESIS } from './scenarios/toyExchange.ts'

const [toy] = TOY_GENESIS.markets
const units: MarketUnits = marketUnits(toy as NonNullable<typeof toy>, TOY_GENESIS.assets)
const ticks = fc.integer({ min: 1, max: 0x7fffffff })
const ppm = fc.integer({ min: 0, max: 1_000_000 })

describe('prices', () => {
  test('bounds are the exact quotient, rounded to the safe side', () => {
    fc.assert(
      fc.property(ticks, ppm, (price, rate) => {
        const top = (BigInt(price) * BigInt(1_000_000 + rate)) / 1_000_000n
        expect(BigInt(upperLimit(price, rate))).toBe(top > 0x7fffffffn ? 0x7fffffffn : top)
        const bottom = (BigInt(price) * BigInt(1_000_000 - rate) + 999_999n) / 1_000_000n
        expect(BigInt(lowerLimit(price, rate))).toBe(bottom < 1n ? 1n : bottom)
      }),
      { seed: 2, numRuns: 2000 },
    )
    expect(boundPrice('buy', 100, 50_000)).toBe(105)
    expect(boundPrice('sell', 101, 50_000)).toBe(96)
  })

  test('slippage and average price', () => {
    expect(slippagePpm('buy', 100, 101)).toBe(10_000)
    expect(slippagePpm('sell', 100, 101)).toBe(0)
    expect(slippagePpm('sell', 3, 2)).toBe(333_334)
    expect(averagePrice(201_000_000n, 2, units)).toBe(101n)
    expect(averagePrice(0n, 0, units)).toBe(0n)
  })
})

describe('amounts', () => {
  test('a fee is rounded up, never by a unit or more', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1n << 62n }), ppm, (received, rate) => {
        const charged = fee(received, rate)
        const millionths = charged * 1_000_000n - received * BigInt(rate)
        expect(millionths >= 0n && millionths < 1_000_000n).toBe(true)
      }),
      { seed: 3, numRuns: 2000 },
    )
  })

  test('the hold of every kind of order', () => {
    expect(holdOf(true, 100, 3, 0n, units)).toBe(300_000_000n)
    expect(holdOf(false, 100, 3, 0n, units)).toBe(300_000_000n)
    expect(holdOf(true, 100, 0, 250_000_000n, units)).toBe(250_000_000n)
    expect(holdOf(false, 100, 0, 250_000_000n, units)).toBe(200_000_000n)
    expect(lotsForTurnover(299_999_999n, 100, units)).toBe(2n)
  })
})

describe('index price', () => {
  test('a far source pulls by half a percent at most', () => {
    expect(indexPrice([10_000, 10_000, 20_000], 3)).toBe(10_017)
    expect(indexPrice([10_000, 10_010, 1], 3)).toBe(9_987)
  })

  test('too few sources give none, one gives itself', () => {
    expect(indexPrice([100, 100], 3)).toBe(0)
    expect(indexPrice([], 1)).toBe(0)
    expect(indexPrice([123], 1)).toBe(123)
  })

  test('does not depend on the order of the sources and lies between them', () => {
    fc.assert(
      fc.property(fc.array(ticks, { minLength: 1, maxLength: 9 }), (sources) => {
        const price = indexPrice(sources, 1)
        expect(indexPrice([...sources].reverse(), 1)).toBe(price)
        expect(price >= Math.min(...sources) && price <= Math.max(...sources)).toBe(true)
      }),
      { seed: 4, numRuns: 1000 },
    )
  })
})
