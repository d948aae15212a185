import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { amount, id } from '../shape/kinds.ts'
import { LOAN_PRODUCT } from './terms.ts'

/** A loan, numbered from 1 over the whole log by its application, never reused. */
export type LoanId = number
export const LOAN = id()

/**
 * Applies for a loan. `terms` is the version the customer was shown: another version is refused. The applicant's personal answers
 * are kept outside the log.
 */
export const ApplyForLoan = defineCustomerCommand(160, 'ApplyForLoan', 'A customer applies for a loan.', {
  product: LOAN_PRODUCT,
  /** In the withdrawal asset. */
  amount: amount(1n),
  terms: id(),
})
export type ApplyForLoan = CommandOf<typeof ApplyForLoan>

export const CancelLoan = defineCustomerCommand(
  161,
  'CancelLoan',
  'A customer takes back an application that is not reviewed.',
  { loan: LOAN },
)
export type CancelLoan = CommandOf<typeof CancelLoan>

/** Pays late fee, interest and principal, in this order, and never more than is owed. */
export const RepayLoan = defineCustomerCommand(162, 'RepayLoan', 'A customer repays a loan, or a part, from funds.', {
  loan: LOAN,
  /** In the withdrawal asset. Of an amount above the debt, only the debt is taken. */
  amount: amount(1n),
})
export type RepayLoan = CommandOf<typeof RepayLoan>
