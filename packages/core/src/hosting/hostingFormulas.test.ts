import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountForReturn,
  dailyReturn,
  earlyLoss,
  endOfDay,
  type HostingBasis,
  promisedReturn,
  returnOfDay,
} from './hostingFormulas.ts'

/** HOSTING_CASES=1000000 runs as many; the ordinary run takes a second or two. */
const CASES = Number(process.env.HOSTING_CASES ?? 5_000)
/** Half a percent of the runs of cases whose days are all added up. */
const WALKS = CASES / 200
const MILLION = 1_000_000

const basis = fc.record({
  amount: fc.bigInt({ min: 1n, max: 1_000_000_000_000_000n }),
  dailyRatePpm: fc.integer({ min: 1, max: MILLION }),
  cycleDays: fc.integer({ min: 1, max: 3_650 }),
})

const settings = { seed: 12, numRuns: CASES }

/** Rounded down by another library's decimals. */
function part(amount: bigint, ...factors: readonly number[]): bigint {
  const product = factors.reduce((sum, factor) => sum.times(factor), new Big(amount.toString()))
  return BigInt(product.div(MILLION).round(0, Big.roundDown).toFixed())
}

describe('the arithmetic of hosting, against decimals of another kind', () => {
  test('a day and all days are the principal times the rate, rounded down (HOST-4)', () => {
    fc.assert(
      fc.property(basis, (terms) => {
        expect(dailyReturn(terms)).toBe(part(terms.amount, terms.dailyRatePpm))
        expect(promisedReturn(terms)).toBe(part(terms.amount, terms.dailyRatePpm, terms.cycleDays))
      }),
      settings,
    )
  })

  test('the last day makes up exactly what was promised, and is never below the others (HOST-4)', () => {
    fc.assert(
      fc.property(basis, (terms) => {
        const others = dailyReturn(terms) * BigInt(terms.cycleDays - 1)
        const last = returnOfDay(terms, terms.cycleDays)
        expect(others + last).toBe(promisedReturn(terms))
        expect(last).toBeGreaterThanOrEqual(dailyReturn(terms))
      }),
      settings,
    )
    fc.assert(fc.property(basis, sumsUp), { seed: 13, numRuns: WALKS })
  })

  test('an early redemption costs its part, rounded down, and never more than there is (HOST-6)', () => {
    fc.assert(
      fc.property(basis, fc.integer({ min: 0, max: MILLION }), ({ amount }, lossPpm) => {
        const loss = earlyLoss(amount, lossPpm)
        expect(loss).toBe(part(amount, lossPpm))
        expect(loss).toBeLessThanOrEqual(amount)
      }),
      settings,
    )
  })

  test('what is left to sell is the most whose return there is money for, to the unit (HOST-3)', () => {
    fc.assert(
      fc.property(basis, fc.bigInt({ min: 0n, max: 1_000_000_000_000n }), (terms, room) => {
        const most = amountForReturn(room, terms)
        expect(promisedReturn({ ...terms, amount: most })).toBeLessThanOrEqual(room)
        expect(promisedReturn({ ...terms, amount: most + 1n })).toBeGreaterThan(room)
      }),
      settings,
    )
    expect(amountForReturn(-1n, { dailyRatePpm: 1, cycleDays: 1 })).toBe(0n)
  })

  test('a day is 24 hours', () => {
    expect(endOfDay(1_000, 3)).toBe(1_000 + 3 * 86_400_000)
  })
})

function sumsUp(terms: HostingBasis): void {
  let sum = 0n
  for (let day = 1; day <= terms.cycleDays; day++) sum += returnOfDay(terms, day)
  expect(sum).toBe(promisedReturn(terms))
}
