import type { Amount, Ppm, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'
import type { LoanId } from './commands.ts'
import type { LoanMoved } from './events.ts'
import type { FrozenLoanTerms, LoanProductId, LoanTerms } from './terms.ts'

export interface LoanProductView {
  /** Number of the decision that set the terms. */
  readonly version: number
  readonly terms: LoanTerms
  /** The most that could still be lent: the pool less all open applications, but at most the most of one loan; none when closed. */
  readonly left: Amount
  /** A year of this loan after this loan, its free days included; of the principal, without compounding. */
  readonly yearlyRatePpm: Ppm
}

/** The debt now. */
export interface LoanOwed {
  readonly lateFee: Amount
  readonly interest: Amount
  readonly principal: Amount
}

/** An application, or a loan that has not ended. */
export interface LoanView extends FrozenLoanTerms {
  readonly loan: LoanId
  readonly owner: OwnerId
  readonly state: 'not_reviewed' | 'disbursed' | LoanMoved['state']
  /** The amount applied for; of a loan that is paid out, the amount lent. */
  readonly amount: Amount
  readonly appliedAt: Timestamp
  /** 0 before. */
  readonly disbursedAt: Timestamp
  /** The end of its last day; 0 before disbursement. */
  readonly dueTime: Timestamp
  /** Days begun after its days of grace. */
  readonly overdueDays: number
  /** The charges of all days begun so far, paid or not. */
  readonly interest: Amount
  readonly lateFee: Amount
  /** All payments together. */
  readonly paid: Amount
  readonly owed: LoanOwed
}

/** A customer's borrowing limits. */
export interface LoanTotals {
  readonly loans: number
  /** By verification level; principal that may be owed and applied for at once. */
  readonly limit: Amount
  readonly used: Amount
  readonly available: Amount
  /** On all loans, charges included. */
  readonly owed: Amount
}

/** The pool of money to lend. `funded` = `available` + `lent` + `paidOutside` + `writtenOff`. */
export interface LoanPoolView {
  /** Money fed from the treasury, less the money returned to the treasury. */
  readonly funded: Amount
  /** In the pool. */
  readonly available: Amount
  /** The part of the pool that was never lent, and may go back to the treasury. Money paid by borrowers is lent again. */
  readonly returnable: Amount
  /** Principal that borrowers owe. */
  readonly lent: Amount
  /** Principal repaid at a bank, by proof. */
  readonly paidOutside: Amount
  /** Principal given up. */
  readonly writtenOff: Amount
  /** Applied for and not decided. */
  readonly requested: Amount
}

/** A day of a loan without earlier payments. */
export interface LoanDay {
  /** The first day is 1. */
  readonly day: number
  /** The charges of the day. */
  readonly interest: Amount
  readonly lateFee: Amount
  /** The whole debt once the day has begun. */
  readonly owed: Amount
}

/** A loan as an application would make it. Amounts and moments are given for a refused application too, but not for an unknown product. */
export interface LoanQuote {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  /** Of all days to the due one, and with the principal. */
  readonly interest: Amount
  readonly total: Amount
  /** If it were paid out now. */
  readonly dueTime: Timestamp
  readonly yearlyRatePpm: Ppm
  /** To a month after late fees have begun. */
  readonly schedule: readonly LoanDay[]
  /** The most that could ever be owed. */
  readonly worst: Amount
}

/** Queries about loans. Amounts are in the withdrawal asset. */
export interface LoanQueries {
  /** Undefined in an exchange without this asset. */
  asset(): AssetId | undefined
  /** In order of first offer. */
  products(): readonly LoanProductView[]
  product(product: LoanProductId): LoanProductView | undefined
  loan(loan: LoanId): LoanView | undefined
  /** Every application and loan that has not ended, in order of application. */
  loans(): readonly LoanView[]
  /** In order of application. */
  ofOwner(owner: OwnerId): readonly LoanView[]
  totals(owner: OwnerId): LoanTotals
  pool(): LoanPoolView
  /** Whether a line of a bank statement has been used as a proof before: of a repayment or of anything else. */
  isLineUsed(line: string): boolean
  quote(owner: OwnerId, product: LoanProductId, amount: Amount): LoanQuote
}
