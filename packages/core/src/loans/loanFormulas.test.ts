import { smaller } from '@touchstone/quantities'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chargesThrough,
  daysBegun,
  endOfLoanDay,
  firstLateDay,
  type LoanBasis,
  loanSchedule,
  lowerFrom,
  type PrincipalStep,
  splitPayment,
  sumOf,
  worstOfLoan,
  yearlyLoanRatePpm,
} from './loanFormulas.ts'

/** LOAN_CASES=1000000 runs as many; the ordinary run takes a few seconds. */
const CASES = Number(process.env.LOAN_CASES ?? 3_000)
const MILLION = 1_000_000
const DAY_MS = 86_400_000

const basis = fc
  .record({
    days: fc.integer({ min: 1, max: 40 }),
    free: fc.integer({ min: 0, max: 5 }),
    dailyRatePpm: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: MILLION })),
    lateRatePpm: fc.oneof(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: MILLION })),
    graceDays: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ free, ...terms }): LoanBasis => ({ ...terms, freeDays: Math.min(free, terms.days) }))

/** A loan, and what of it was repaid on which days. */
const history = fc.record({
  terms: basis,
  lent: fc.oneof(fc.bigInt({ min: 1n, max: 999n }), fc.bigInt({ min: 1n, max: 1_000_000_000_000n })),
  repaid: fc.array(fc.record({ day: fc.integer({ min: 1, max: 50 }), share: fc.integer({ min: 0, max: 100 }) }), {
    maxLength: 4,
  }),
  day: fc.integer({ min: 0, max: 60 }),
})

const settings = { seed: 16, numRuns: CASES }

/** Rounded up by another library's decimals. */
function part(amount: Big, ppm: number): Big {
  return amount.times(ppm).div(MILLION).round(0, Big.roundUp)
}

function least(one: Big, other: Big): Big {
  return one.lt(other) ? one : other
}

/** The rules again, one day after the other. */
function byTheDay(terms: LoanBasis, principalOn: (day: number) => bigint, lent: bigint, lastDay: number) {
  let [interest, lateFee, room] = [new Big(0), new Big(0), new Big(lent.toString())]
  for (let day = 1; day <= lastDay; day++) {
    const owed = new Big(principalOn(day).toString())
    const cost = day > terms.freeDays ? least(part(owed, terms.dailyRatePpm), room) : new Big(0)
    room = room.minus(cost)
    const late = day > terms.days + terms.graceDays ? least(part(owed, terms.lateRatePpm), room) : new Big(0)
    room = room.minus(late)
    interest = interest.plus(cost)
    lateFee = lateFee.plus(late)
  }
  return { interest: BigInt(interest.toFixed()), lateFee: BigInt(lateFee.toFixed()) }
}

describe('the arithmetic of loans, against decimals of another kind', () => {
  test('charges of many days at once are those of each day, whatever was repaid in between (LOAN-5)', () => {
    fc.assert(
      fc.property(history, ({ terms, lent, repaid, day }) => {
        let steps: readonly PrincipalStep[] = [{ fromDay: 1, principal: lent }]
        const falls: { readonly from: number; readonly by: bigint }[] = []
        let left = lent
        for (const each of repaid) {
          const by = (left * BigInt(each.share)) / 100n
          left -= by
          falls.push({ from: each.day + 1, by })
          steps = lowerFrom(steps, each.day + 1, by)
        }
        const principalOn = (on: number) => falls.reduce((sum, { from, by }) => (from <= on ? sum - by : sum), lent)
        const charged = chargesThrough(terms, steps, day)
        expect(charged).toEqual(byTheDay(terms, principalOn, lent, day))
        expect(charged.interest + charged.lateFee).toBeLessThanOrEqual(lent)
        expect(steps.at(-1)?.principal).toBe(left)
        expect(steps.map(({ fromDay }) => fromDay)).toEqual(
          [...new Set(steps.map(({ fromDay }) => fromDay))].sort((a, b) => a - b),
        )
      }),
      settings,
    )
  })

  test('a payment pays late fee, interest and principal in this order, and never more than is owed (LOAN-6)', () => {
    const money = fc.bigInt({ min: 0n, max: 1_000_000n })
    const owed = fc.record({ lateFee: money, interest: money, principal: money })
    fc.assert(
      fc.property(owed, fc.bigInt({ min: 0n, max: 4_000_000n }), (of, amount) => {
        const paid = splitPayment(of, amount)
        const all = sumOf(of)
        expect(sumOf(paid)).toBe(smaller(amount, all))
        if (paid.interest > 0n) expect(paid.lateFee).toBe(of.lateFee)
        if (paid.principal > 0n) expect(paid.interest).toBe(of.interest)
      }),
      settings,
    )
  })

  test('the yearly rate is that of a year of such loans, rounded up, free days included', () => {
    fc.assert(
      fc.property(basis, (terms) => {
        const paying = terms.days - terms.freeDays
        const exact = new Big(terms.dailyRatePpm).times(paying).times(365).div(terms.days)
        expect(yearlyLoanRatePpm(terms)).toBe(Number(exact.round(0, Big.roundUp).toFixed()))
      }),
      settings,
    )
  })
})

const TEN_DAYS: LoanBasis = { days: 10, freeDays: 3, dailyRatePpm: 1_000, lateRatePpm: 5_000, graceDays: 1 }

test('a schedule shows each day to a month after late fees begin, and ends below the worst', () => {
  const schedule = loanSchedule(TEN_DAYS, 100_000_000n)
  expect(schedule).toHaveLength(firstLateDay(TEN_DAYS) - 1 + 30)
  expect(schedule[2]).toEqual({ day: 3, interest: 0n, lateFee: 0n, owed: 100_000_000n })
  expect(schedule[3]).toEqual({ day: 4, interest: 100_000n, lateFee: 0n, owed: 100_100_000n })
  expect(schedule[11]).toEqual({ day: 12, interest: 100_000n, lateFee: 500_000n, owed: 101_400_000n })
  expect(schedule.at(-1)?.owed).toBeLessThan(worstOfLoan(100_000_000n))
  expect(yearlyLoanRatePpm(TEN_DAYS)).toBe(255_500)
})

test('a day has begun from its first millisecond on (LOAN-5)', () => {
  const at = 1_700_000_000_000
  expect([at - 1, at, at + DAY_MS - 1, at + DAY_MS].map((now) => daysBegun(at, now))).toEqual([0, 1, 1, 2])
  expect(endOfLoanDay(at, 3)).toBe(at + 3 * DAY_MS)
})
