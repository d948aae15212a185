import type { LoanMoved, LoanPaid, LoanResult } from '@touchstone/protocol'
import { amount, boolean, int4, named, type TableTypes, table, text, whole } from '../../projector/table.ts'

/** What was applied for, and the terms it keeps; nothing of it changes afterwards. */
export const LOANS = table(
  'loans',
  {
    loan: named('loan_no', whole),
    owner: whole,
    product: int4,
    /** Version of the terms. */
    terms: whole,
    asset: int4,
    /** Applied for; what was lent stands in the step. */
    amount,
    days: int4,
    freeDays: int4,
    dailyRatePpm: int4,
    lateRatePpm: int4,
    graceDays: int4,
    lenderName: text(),
    mayLeave: boolean,
    sequence: whole,
    time: whole,
  },
  { key: ['loan'], indexes: { loans_of_owner: '(world, owner, loan_no)' } },
)

/** Each payment: what it paid, and what was owed after it. */
export const LOAN_PAYMENTS = table(
  'loan_payments',
  {
    loan: named('loan_no', whole),
    sequence: whole,
    /** The bank's line of a proof; '' from the balance. */
    line: text(),
    owner: whole,
    way: text<LoanPaid['way']>(),
    lateFee: amount,
    interest: amount,
    principal: amount,
    lateFeeOwed: amount,
    interestOwed: amount,
    principalOwed: amount,
    /** From when on it counts: the upload of a proof. */
    at: named('counts_at', whole),
    time: whole,
  },
  { key: ['loan', 'sequence', 'line'], indexes: { loan_payments_of_owner: '(world, owner, counts_at)' } },
)

/** Each state a loan came into after its application, once; the last one is where it stands. */
export const LOAN_STEPS = table(
  'loan_steps',
  {
    loan: named('loan_no', whole),
    state: text<'disbursed' | LoanMoved['state'] | LoanResult>(),
    owner: whole,
    at: named('reached_at', whole),
    /** Paid out, or at the end lost; nothing otherwise. */
    amount,
    reason: text(),
    sequence: whole,
    time: whole,
  },
  { key: ['loan', 'state'], indexes: { loan_steps_of_owner: '(world, owner, loan_no)' } },
)

export type LoanTables = TableTypes<typeof LOANS> & TableTypes<typeof LOAN_PAYMENTS> & TableTypes<typeof LOAN_STEPS>
