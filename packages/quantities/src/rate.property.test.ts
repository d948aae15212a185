import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeUp, creditDown, ppmToFraction } from './index.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n })
const ppm = fc.integer({ min: 0, max: 1_000_000 })

describe('rates', () => {
  test('charges round up and credits down, each by less than one unit', () => {
    fc.assert(
      fc.property(amount, ppm, (units, rate) => {
        const exact = new Big(units.toString()).times(rate).div(1_000_000)
        expect(chargeUp(units, rate).toString()).toBe(exact.round(0, Big.roundUp).toFixed())
        expect(creditDown(units, rate).toString()).toBe(exact.round(0, Big.roundDown).toFixed())
      }),
      { seed: 94, numRuns: 1000 },
    )
  })

  test('splitting a charge never makes it smaller', () => {
    fc.assert(
      fc.property(amount, amount, ppm, (a, b, rate) => chargeUp(a, rate) + chargeUp(b, rate) >= chargeUp(a + b, rate)),
      { seed: 95, numRuns: 1000 },
    )
  })

  test.each([
    [0, '0'],
    [1, '0.000001'],
    [1000, '0.001'],
    [50_000, '0.05'],
    [1_000_000, '1'],
  ])('%i ppm is the fraction %s', (rate, fraction) => {
    expect(ppmToFraction(rate)).toBe(fraction)
  })
})
