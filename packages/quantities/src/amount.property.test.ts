import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDecimal, formatPlain, MAX_AMOUNT, parseDecimal } from './index.ts'

const scale = fc.integer({ min: 0, max: 8 })
const amount = fc.bigInt({ min: -MAX_AMOUNT, max: MAX_AMOUNT })

describe('decimal text', () => {
  test('format then parse gives the same amount', () => {
    fc.assert(
      fc.property(amount, scale, (units, decimals) => parseDecimal(formatDecimal(units, decimals), decimals) === units),
      { seed: 91, numRuns: 1000 },
    )
  })

  test('the plain form means the same number and has no trailing zero', () => {
    fc.assert(
      fc.property(amount, scale, (units, decimals) => {
        const plain = formatPlain(units, decimals)
        expect(parseDecimal(plain, decimals)).toBe(units)
        if (plain.includes('.')) expect(plain).toMatch(/[1-9]$/)
      }),
      { seed: 92, numRuns: 1000 },
    )
  })

  test('agrees with an arbitrary-precision decimal library', () => {
    fc.assert(
      fc.property(amount, scale, (units, decimals) => {
        const oracle = new Big(units.toString()).div(new Big(10).pow(decimals)).toFixed(decimals)
        // The oracle writes a negative zero with its sign; an amount has none.
        expect(formatDecimal(units, decimals)).toBe(units === 0n ? oracle.replace('-', '') : oracle)
      }),
      { seed: 93, numRuns: 1000 },
    )
  })

  test.each([
    ['', 6],
    ['.', 6],
    ['.5', 6],
    ['5.', 6],
    ['1e3', 6],
    ['0x10', 6],
    ['1,000', 6],
    [' 1', 6],
    ['1 ', 6],
    ['+1', 6],
    ['--1', 6],
    ['NaN', 6],
    ['Infinity', 6],
    ['1.0000001', 6],
    ['0.1', 0],
    ['٣', 6],
    ['9223372036854775808', 0],
    ['123456789012345678901', 6],
  ])('refuses %j at scale %i', (text, decimals) => {
    expect(parseDecimal(text, decimals)).toBeUndefined()
  })

  test('trailing zeros beyond the scale are no loss', () => {
    expect(parseDecimal('1.500000000', 6)).toBe(1_500_000n)
  })
})
