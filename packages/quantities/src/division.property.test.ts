import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideDown, divideNearest, divideUp, floorQuotient, highWord, MAX_AMOUNT, wholeQuotient } from './index.ts'

const any = fc.bigInt({ min: -MAX_AMOUNT, max: MAX_AMOUNT })
const positive = fc.bigInt({ min: 1n, max: MAX_AMOUNT })
const whole = fc.maxSafeInteger()
const divisor = fc.integer({ min: 1, max: 0x7fff_ffff })

function exact(value: bigint, by: bigint, rounding: 0 | 1 | 3): bigint {
  const decimals = Big()
  decimals.DP = 0
  decimals.RM = rounding
  return BigInt(new decimals(value.toString()).div(by.toString()).toFixed(0))
}

describe('division', () => {
  test('rounds as each name says', () => {
    fc.assert(
      fc.property(any, positive, (value, by) => {
        expect(divideDown(value, by)).toBe(exact(value, by, 0))
        if (value >= 0n) expect(divideUp(value, by)).toBe(exact(value, by, 3))
        if (value >= 0n) expect(divideNearest(value, by)).toBe(exact(value, by, 1))
      }),
      { seed: 94, numRuns: 1000 },
    )
  })

  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -2n],
    [-6n, 4n, -1n],
    [-7n, 4n, -2n],
    [-1n, 3n, 0n],
    [0n, 3n, 0n],
  ])('the whole number nearest to %s ÷ %s is %s', (value, by, nearest) => {
    expect(divideNearest(value, by)).toBe(nearest)
  })

  test('of numbers is that of bigints', () => {
    fc.assert(
      fc.property(whole, divisor, (value, by) => {
        const quotient = BigInt(value) / BigInt(by)
        const isBelow = value < 0 && BigInt(value) % BigInt(by) !== 0n
        expect(BigInt(wholeQuotient(value, by))).toBe(quotient)
        expect(BigInt(floorQuotient(value, by))).toBe(isBelow ? quotient - 1n : quotient)
        if (value >= 0) expect(BigInt(highWord(value))).toBe(BigInt(value) >> 32n)
      }),
      { seed: 95, numRuns: 1000 },
    )
  })
})
