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
  type LoanCharges,
  loanSchedule,
  lowerFrom,
  type PrincipalStep,
  splitPayment,
  sumOf,
  worstOfLoan,
  yearlyLoanRatePpm,
} from './loanFormulas.ts'

/** LOAN_CASES=1000000 runs as many, in about two minutes; the ordinary run takes a few seconds. */
const CASES = Number(process.env.LOAN_CASES ?? 3_000)
/** Cases in which the two references are compared with each other, because the one that goes day by day is slow. */
const WALKS = 3_000
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
  return amount.times(ppm).times('0.000001').round(0, Big.roundUp)
}

function least(one: Big, other: Big): Big {
  return one.lt(other) ? one : other
}

function units(amount: Big): bigint {
  return BigInt(amount.toFixed())
}

/** So much less principal is owed from the beginning of a day on. */
interface Fall {
  readonly from: number
  readonly by: bigint
}

/** What a loan's charges are computed from a second time. */
interface Case {
  readonly terms: LoanBasis
  readonly lent: bigint
  readonly falls: readonly Fall[]
  readonly lastDay: number
}

function owedOnDay({ lent, falls }: Case, day: number): Big {
  return new Big(String(falls.reduce((sum, { from, by }) => (from <= day ? sum - by : sum), lent)))
}

/** The rules again, one day after the other. */
function byTheDay(loan: Case): LoanCharges {
  const { terms, lent, lastDay } = loan
  let [interest, lateFee, room] = [new Big(0), new Big(0), new Big(lent.toString())]
  for (let day = 1; day <= lastDay; day++) {
    const owed = owedOnDay(loan, day)
    const cost = day > terms.freeDays ? least(part(owed, terms.dailyRatePpm), room) : new Big(0)
    room = room.minus(cost)
    const late = day > terms.days + terms.graceDays ? least(part(owed, terms.lateRatePpm), room) : new Big(0)
    room = room.minus(late)
    interest = interest.plus(cost)
    lateFee = lateFee.plus(late)
  }
  return { interest: units(interest), lateFee: units(lateFee) }
}

/** The costs of any first days of a loan as if nothing limited them: of each stretch of equal days, days times cost. */
function limitless(loan: Case): (day: number) => { readonly interest: Big; readonly lateFee: Big } {
  const { freeDays, days, graceDays, dailyRatePpm, lateRatePpm } = loan.terms
  const starts = [1, ...loan.falls.map(({ from }) => from)].sort((one, other) => one - other)
  const stretches = starts.map((start, place) => {
    const owed = owedOnDay(loan, start)
    const end = (starts[place + 1] ?? Number.POSITIVE_INFINITY) - 1
    return { start, end, interest: part(owed, dailyRatePpm), lateFee: part(owed, lateRatePpm) }
  })
  return (day) => {
    let [interest, lateFee] = [new Big(0), new Big(0)]
    for (const stretch of stretches) {
      const last = Math.min(day, stretch.end)
      interest = interest.plus(stretch.interest.times(Math.max(0, last - Math.max(stretch.start - 1, freeDays))))
      lateFee = lateFee.plus(stretch.lateFee.times(Math.max(0, last - Math.max(stretch.start - 1, days + graceDays))))
    }
    return { interest, lateFee }
  }
}

/** The rules a third time: the first day on which the limitless costs are above what was lent is looked for by halves. */
function byHalves(loan: Case): LoanCharges {
  const charged = limitless(loan)
  const limit = new Big(loan.lent.toString())
  const isAbove = (day: number) => {
    const { interest, lateFee } = charged(day)
    return interest.plus(lateFee).gt(limit)
  }
  const whole = charged(loan.lastDay)
  if (!isAbove(loan.lastDay)) return { interest: units(whole.interest), lateFee: units(whole.lateFee) }
  let [below, above] = [0, loan.lastDay]
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2)
    if (isAbove(middle)) above = middle
    else below = middle
  }
  const lateBefore = charged(below).lateFee
  const interest = least(charged(above).interest, limit.minus(lateBefore))
  return { interest: units(interest), lateFee: units(limit.minus(interest)) }
}

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

/** The same repayments as the exchange keeps them, and as the references take them. */
function repaidBy({ terms, lent, repaid, day }: History) {
  let steps: readonly PrincipalStep[] = [{ fromDay: 1, principal: lent }]
  const falls: Fall[] = []
  let left = lent
  for (const each of repaid) {
    const by = (left * BigInt(each.share)) / 100n
    left -= by
    falls.push({ from: each.day + 1, by })
    steps = lowerFrom(steps, each.day + 1, by)
  }
  const loan: Case = { terms, lent, falls, lastDay: day }
  return { steps, left, loan }
}

describe('the arithmetic of loans, against decimals of another kind', () => {
  test('charges of many days at once are those that the rules give a second time, whatever was repaid in between (LOAN-5)', () => {
    fc.assert(
      fc.property(history, (story) => {
        const { steps, left, loan } = repaidBy(story)
        const charged = chargesThrough(story.terms, steps, story.day)
        expect(charged).toEqual(byHalves(loan))
        expect(charged.interest + charged.lateFee <= story.lent && steps.at(-1)?.principal === left).toBe(true)
        expect(steps.every(({ fromDay }, place) => place === 0 || fromDay > (steps[place - 1]?.fromDay ?? 0))).toBe(
          true,
        )
      }),
      settings,
    )
  })

  test('both references are of one mind, the one by halves and the one day by day', () => {
    let limited = 0
    fc.assert(
      fc.property(history, (story) => {
        const { loan } = repaidBy(story)
        const charged = byTheDay(loan)
        expect(byHalves(loan)).toEqual(charged)
        if (charged.interest + charged.lateFee === story.lent) limited++
      }),
      { seed: 17, numRuns: WALKS },
    )
    // Enough of them come to the limit that its arithmetic is compared as well.
    expect(limited).toBeGreaterThan(WALKS / 10)
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
