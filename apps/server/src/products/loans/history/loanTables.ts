import type { LoanMoved, LoanPaid, LoanResult } from '@touchstone/protocol'
import { sql } from 'kysely'
import { amount, boolean, int4, named, sum, type TableTypes, table, text, whole } from '../../../projector/table.ts'

/** Applications, with the terms they keep; such a row never changes. */
export const LOANS = table(
  'loans',
  {
    loan: named('loan_no', whole),
    owner: whole,
    product: int4,
    /** Version of the terms. */
    terms: whole,
    asset: int4,
    /** The amount applied for; the amount lent stands in the step of the disbursement. */
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

/** Each payment: its parts, and the debt after the payment. */
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

export type LoanStep = 'disbursed' | LoanMoved['state'] | LoanResult

/** Each state a loan came into after its application, once; the last one is the loan's state now. */
export const LOAN_STEPS = table(
  'loan_steps',
  {
    loan: named('loan_no', whole),
    state: text<LoanStep>(),
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

/** The changes of the pool's figures on each Hong Kong day: safe to add up because the cursor lets every entry in exactly once. */
export const LOAN_DAYS = table(
  'loan_days',
  { day: int4, funded: sum(38), lent: sum(38), outside: sum(38), writtenOff: sum(38), earned: sum(38) },
  {
    key: ['day'],
    conflict: sql`(world, day) do update set
      funded = loan_days.funded + excluded.funded, lent = loan_days.lent + excluded.lent,
      outside = loan_days.outside + excluded.outside, written_off = loan_days.written_off + excluded.written_off,
      earned = loan_days.earned + excluded.earned`,
  },
)

export type LoanTables = TableTypes<typeof LOANS> &
  TableTypes<typeof LOAN_PAYMENTS> &
  TableTypes<typeof LOAN_STEPS> &
  TableTypes<typeof LOAN_DAYS>
