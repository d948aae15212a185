import type { LoanApplied, LoanPaid } from '@touchstone/protocol'
import { ceilPpm, largerOf, smallerOf } from '../plainSums.ts'

const DAY_MS = 24 * 3_600_000

/** A debt, or a payment, by its parts. */
export interface Parts {
  readonly lateFee: bigint
  readonly interest: bigint
  readonly principal: bigint
}

/** A loan by its events; its charges are added up day by day, from the first day, each time they are needed. */
export class KnownLoan {
  readonly applied: LoanApplied
  state = 'not_reviewed'
  lent = 0n
  disbursedAt = 0
  interestPaid = 0n
  lateFeePaid = 0n
  /** Principal that was repaid, and the first day from which it costs nothing. */
  readonly #repaid: { readonly day: number; readonly amount: bigint }[] = []

  constructor(applied: LoanApplied) {
    this.applied = applied
  }

  get principal(): bigint {
    return this.#repaid.reduce((left, { amount }) => left - amount, this.lent)
  }

  get overdueFrom(): number {
    return this.disbursedAt + (this.applied.days + this.applied.graceDays) * DAY_MS
  }

  startOf(day: number): number {
    return this.disbursedAt + (day - 1) * DAY_MS
  }

  /** LOAN-5, computed plainly: day by day from the first one. */
  charged(at: number): Omit<Parts, 'principal'> {
    let [interest, lateFee] = [0n, 0n]
    for (let day = 1; this.lent > 0n && this.startOf(day) <= at; day++) {
      const owed = this.#repaid.reduce((left, each) => (each.day <= day ? left - each.amount : left), this.lent)
      if (interest + lateFee >= this.lent || owed === 0n) break
      if (day > this.applied.freeDays)
        interest += smallerOf(ceilPpm(owed, this.applied.dailyRatePpm), this.lent - interest - lateFee)
      if (this.startOf(day) >= this.overdueFrom)
        lateFee += smallerOf(ceilPpm(owed, this.applied.lateRatePpm), this.lent - interest - lateFee)
    }
    return { interest, lateFee }
  }

  owed(at: number): Parts {
    const charged = this.charged(at)
    const lateFee = charged.lateFee - this.lateFeePaid
    const interest = charged.interest - this.interestPaid
    const open = largerOf(lateFee + interest, 0n)
    const late = smallerOf(largerOf(lateFee, 0n), open)
    return { lateFee: late, interest: open - late, principal: this.principal }
  }

  owedAltogether(at: number): bigint {
    return total(this.owed(at))
  }

  /** The parts of a payment: first the debt of its moment that is still owed, in order, then the charges of later days. LOAN-6, LOAN-9. */
  pay(amount: bigint, at: number, now: number): Parts {
    const first = inOrder(this.owed(at), amount)
    this.#take(first, at)
    const rest = inOrder({ ...this.owed(now), principal: 0n }, amount - total(first))
    this.#take(rest, at)
    return {
      lateFee: first.lateFee + rest.lateFee,
      interest: first.interest + rest.interest,
      principal: first.principal,
    }
  }

  #take({ lateFee, interest, principal }: Parts, at: number): void {
    this.lateFeePaid += lateFee
    this.interestPaid += interest
    let begun = 1
    while (this.startOf(begun + 1) <= at) begun++
    if (principal > 0n) this.#repaid.push({ day: begun + 1, amount: principal })
  }
}

export function paidBy({ lateFee, interest, principal }: LoanPaid): bigint {
  return lateFee + interest + principal
}

export function isSame(one: Parts, other: Parts): boolean {
  return one.lateFee === other.lateFee && one.interest === other.interest && one.principal === other.principal
}

function total({ lateFee, interest, principal }: Parts): bigint {
  return lateFee + interest + principal
}

function inOrder(owed: Parts, amount: bigint): Parts {
  const lateFee = smallerOf(owed.lateFee, amount)
  const interest = smallerOf(owed.interest, amount - lateFee)
  return { lateFee, interest, principal: smallerOf(owed.principal, amount - lateFee - interest) }
}
