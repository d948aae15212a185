import type { ImageUse } from '@touchstone/protocol'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** A picture that nothing refers to (a form that was never sent). */
export const UNUSED_MS = 24 * HOUR

/**
 * From when it was sent with a form. Identity papers and proofs of payments: five years, as the law of most places asks. What
 * tells of a borrower's income and home: as long as the longest loan may run and be disputed.
 */
export const KEPT_MS: Readonly<Record<ImageUse, number>> = {
  kyc_front: 5 * YEAR,
  kyc_back: 5 * YEAR,
  kyc_hand: 5 * YEAR,
  kyc_bill: 5 * YEAR,
  voucher: 5 * YEAR,
  proof: 5 * YEAR,
  ticket: YEAR,
  loan_front: 5 * YEAR,
  loan_back: 5 * YEAR,
  loan_credit: 3 * YEAR,
  loan_housing: 3 * YEAR,
  loan_income: 3 * YEAR,
  loan_bank: 3 * YEAR,
  repayment: 5 * YEAR,
}
