import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { amount, fields, text, timestamp } from '../shape/kinds.ts'
import { LOAN } from './commands.ts'
import { LOAN_TERMS_FIELDS } from './terms.ts'

export const SetLoanProduct = define(
  163,
  'SetLoanProduct',
  'Operators offer a loan product, change its terms for later applications, or close it.',
  { terms: fields(LOAN_TERMS_FIELDS) },
)
export type SetLoanProduct = CommandOf<typeof SetLoanProduct>

export const FundLoanPool = define(164, 'FundLoanPool', 'Operators move money of the treasury into the loan pool.', {
  /** In the withdrawal asset. */
  amount: amount(1n),
})
export type FundLoanPool = CommandOf<typeof FundLoanPool>

export const ReturnLoanPool = define(165, 'ReturnLoanPool', 'Operators move money of the loan pool to the treasury.', {
  /** In the withdrawal asset. */
  amount: amount(1n),
})
export type ReturnLoanPool = CommandOf<typeof ReturnLoanPool>

/** Days run from here on. */
export const DisburseLoan = define(166, 'DisburseLoan', 'Operators approve an application and pay the loan out.', {
  loan: LOAN,
  /** At most the amount applied for. */
  amount: amount(1n),
})
export type DisburseLoan = CommandOf<typeof DisburseLoan>

export const RejectLoan = define(167, 'RejectLoan', 'Operators reject an application.', {
  loan: LOAN,
  /** The applicant reads it. */
  reason: text(1),
})
export type RejectLoan = CommandOf<typeof RejectLoan>

/**
 * Operators: a repayment has arrived at a bank. It counts from the upload of its proof: the repaid part costs nothing for days begun
 * later. Nothing is posted, because money at a bank is not in custody. Of an amount above the debt, only the debt is taken.
 */
export const CreditLoanProof = define(168, 'CreditLoanProof', 'Operators credit a repayment that was proven.', {
  loan: LOAN,
  /** In the withdrawal asset. */
  amount: amount(1n),
  /** The bank's line, used once for ever. */
  line: text(1),
  uploadedAt: timestamp(),
})
export type CreditLoanProof = CommandOf<typeof CreditLoanProof>

/** Operators: a loan is given up. Nothing is posted: the money left the pool when the loan was paid out. */
export const WriteOffLoan = define(169, 'WriteOffLoan', 'Operators give up what is owed on a loan.', {
  loan: LOAN,
  reason: text(1),
})
export type WriteOffLoan = CommandOf<typeof WriteOffLoan>
