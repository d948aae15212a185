import {
  type Amount,
  chargeUp,
  divideDown,
  divideUp,
  floorQuotient,
  larger,
  type Ppm,
  smaller,
  type Timestamp,
} from '@touchstone/quantities'

/** A day of a loan is 24 hours from the disbursement, whatever the calendar says. */
const LOAN_DAY_MS = 86_400_000
const YEAR_DAYS = 365n
/** How far a schedule goes beyond the days of grace. */
const LATE_DAYS_SHOWN = 30

/** The terms and times from which a loan's charges are computed. */
export interface LoanBasis {
  readonly days: number
  readonly freeDays: number
  readonly dailyRatePpm: Ppm
  readonly lateRatePpm: Ppm
  readonly graceDays: number
}

/** The principal owed at the beginning of a day and of the days after that. */
export interface PrincipalStep {
  readonly fromDay: number
  readonly principal: Amount
}

/** The charges of a number of days. */
export interface LoanCharges {
  readonly interest: Amount
  readonly lateFee: Amount
}

/** Interest, late fee and principal, each as an amount owed or paid. */
export interface LoanSplit extends LoanCharges {
  readonly principal: Amount
}

/** Days of the loan that have begun; the first begins with the disbursement. LOAN-5. */
export function daysBegun(disbursedAt: Timestamp, at: Timestamp): number {
  return at < disbursedAt ? 0 : floorQuotient(at - disbursedAt, LOAN_DAY_MS) + 1
}

/** The end of so many days. */
export function endOfLoanDay(disbursedAt: Timestamp, day: number): Timestamp {
  return disbursedAt + day * LOAN_DAY_MS
}

/** The first day that costs a late fee. LOAN-5. */
export function firstLateDay({ days, graceDays }: LoanBasis): number {
  return days + graceDays + 1
}

/**
 * What the days up to `day` have cost: those after the free ones the rate of the principal owed when each began, late ones the late
 * rate beside it, both rounded up; all together never more than the principal lent, of which interest takes first. LOAN-5.
 */
export function chargesThrough(basis: LoanBasis, steps: readonly PrincipalStep[], day: number): LoanCharges {
  const late = firstLateDay(basis)
  const sum = new ChargeSum(steps[0]?.principal ?? 0n)
  steps.forEach(({ fromDay, principal }, place) => {
    const last = Math.min(day, (steps[place + 1]?.fromDay ?? Number.POSITIVE_INFINITY) - 1)
    const first = Math.max(fromDay, basis.freeDays + 1)
    const interest = chargeUp(principal, basis.dailyRatePpm)
    sum.add(Math.min(last, late - 1) - first + 1, interest, 0n)
    sum.add(last - Math.max(first, late) + 1, interest, chargeUp(principal, basis.lateRatePpm))
  })
  return { interest: sum.interest, lateFee: sum.lateFee }
}

/** The rate of a year in which one such loan follows another, free days included, rounded up; nothing is compounded. */
export function yearlyLoanRatePpm({ days, freeDays, dailyRatePpm }: LoanBasis): Ppm {
  return Number(divideUp(BigInt(dailyRatePpm) * BigInt(days - freeDays) * YEAR_DAYS, BigInt(days)))
}

/** Late fee, interest and principal, in this order. LOAN-6. */
export function splitPayment(owed: LoanSplit, amount: Amount): LoanSplit {
  const lateFee = smaller(owed.lateFee, amount)
  const interest = smaller(owed.interest, amount - lateFee)
  return { lateFee, interest, principal: smaller(owed.principal, amount - lateFee - interest) }
}

/** Charges that are not paid. A surplus in interest or in late fees pays the other of the two, and then later charges. LOAN-9. */
export function unpaidCharges(charged: LoanCharges, paid: LoanCharges): LoanCharges {
  const interest = charged.interest - paid.interest
  const lateFee = charged.lateFee - paid.lateFee
  return {
    interest: larger(interest + smaller(lateFee, 0n), 0n),
    lateFee: larger(lateFee + smaller(interest, 0n), 0n),
  }
}

/** The steps when so much less principal is owed from the beginning of a day on. */
export function lowerFrom(steps: readonly PrincipalStep[], fromDay: number, by: Amount): PrincipalStep[] {
  const before = steps.filter((step) => step.fromDay < fromDay)
  const then = steps.filter((step) => step.fromDay <= fromDay).at(-1)
  const after = steps.filter((step) => step.fromDay > fromDay)
  const changed = then && by > 0n ? [{ fromDay, principal: then.principal }, ...after] : []
  if (changed.length === 0) return [...steps]
  return [...before, ...changed.map((step) => ({ ...step, principal: step.principal - by }))]
}

export function sumOf({ lateFee, interest, principal }: LoanSplit): Amount {
  return lateFee + interest + principal
}

/** A day of a loan, and everything owed once it has begun. */
interface ScheduledDay extends LoanCharges {
  readonly day: number
  readonly owed: Amount
}

/** The charges of each day when nothing is paid, until a month after late fees have begun. */
export function loanSchedule(basis: LoanBasis, amount: Amount): ScheduledDay[] {
  const steps = [{ fromDay: 1, principal: amount }]
  let before: LoanCharges = { interest: 0n, lateFee: 0n }
  return Array.from({ length: firstLateDay(basis) - 1 + LATE_DAYS_SHOWN }, (_, place) => {
    const charged = chargesThrough(basis, steps, place + 1)
    const cost = { interest: charged.interest - before.interest, lateFee: charged.lateFee - before.lateFee }
    before = charged
    return { day: place + 1, ...cost, owed: amount + charged.interest + charged.lateFee }
  })
}

/** The most that can ever be owed: all charges together never exceed what was lent. LOAN-5. */
export function worstOfLoan(amount: Amount): Amount {
  return amount * 2n
}

/** Charges as they add up, day by day, as long as there is room below the principal lent. */
class ChargeSum {
  interest = 0n
  lateFee = 0n
  #room: Amount

  constructor(room: Amount) {
    this.#room = room
  }

  /** So many days of the same costs. */
  add(days: number, interest: Amount, lateFee: Amount): void {
    if (days <= 0) return
    const daily = interest + lateFee
    const whole = daily === 0n ? 0n : smaller(BigInt(days), divideDown(this.#room, daily))
    this.#take(whole * interest, whole * lateFee)
    if (whole === BigInt(days)) return
    const part = smaller(interest, this.#room)
    this.#take(part, smaller(lateFee, this.#room - part))
  }

  #take(interest: Amount, lateFee: Amount): void {
    this.interest += interest
    this.lateFee += lateFee
    this.#room -= interest + lateFee
  }
}
