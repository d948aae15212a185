import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, fields, id, text, timestamp, word } from '../shape/kinds.ts'
import { LOAN } from './commands.ts'
import { FROZEN_LOAN_FIELDS, LOAN_TERMS_FIELDS } from './terms.ts'

export const LoanProductSet = define(
  160,
  'LoanProductSet',
  'A loan product was offered, has other terms, or was closed.',
  {
    /** Number of the decision that set them. */
    version: id(),
    terms: fields(LOAN_TERMS_FIELDS),
  },
)
export type LoanProductSet = RecordOf<typeof LoanProductSet>

export const LoanPoolFunded = define(161, 'LoanPoolFunded', 'Money of the treasury went into the loan pool.', {
  amount: amount(),
})
export type LoanPoolFunded = RecordOf<typeof LoanPoolFunded>

export const LoanPoolReturned = define(162, 'LoanPoolReturned', 'Money of the loan pool went back to the treasury.', {
  amount: amount(),
})
export type LoanPoolReturned = RecordOf<typeof LoanPoolReturned>

export const LoanApplied = define(163, 'LoanApplied', 'A customer applied for a loan.', {
  loan: LOAN,
  owner: OWNER,
  asset: ASSET,
  amount: amount(),
  ...FROZEN_LOAN_FIELDS,
})
export type LoanApplied = RecordOf<typeof LoanApplied>

export const LoanDisbursed = define(164, 'LoanDisbursed', 'A loan was paid out.', {
  loan: LOAN,
  owner: OWNER,
  /** At most the amount applied for. */
  amount: amount(),
  /** The end of its last day. */
  dueTime: timestamp(),
})
export type LoanDisbursed = RecordOf<typeof LoanDisbursed>

/** `to_repay`: its last day has begun. `expired`: that day is over. `overdue`: the days of grace are over, and late fees run. */
const STEPS = { to_repay: 0, expired: 1, overdue: 2 } as const

export const LoanMoved = define(165, 'LoanMoved', 'The time of a loan went on to its next step.', {
  loan: LOAN,
  owner: OWNER,
  state: word(STEPS),
  /** When the step was reached. */
  at: timestamp(),
})
export type LoanMoved = RecordOf<typeof LoanMoved>

/** `balance`: from the borrower's funds. `proof`: outside, counted from the upload of its proof; nothing moved. */
const WAYS = { balance: 0, proof: 1 } as const

export const LoanPaid = define(166, 'LoanPaid', 'A loan was repaid, or a part of it.', {
  loan: LOAN,
  owner: OWNER,
  way: word(WAYS),
  /** The parts of the payment. */
  lateFee: amount(),
  interest: amount(),
  principal: amount(),
  /** The debt after the payment, part by part. */
  lateFeeOwed: amount(),
  interestOwed: amount(),
  principalOwed: amount(),
  /** From when on it counts. */
  at: timestamp(),
  /** The bank's line of a proof; empty otherwise. */
  line: text(),
})
export type LoanPaid = RecordOf<typeof LoanPaid>

const ENDS = { repaid: 0, rejected: 1, canceled: 2, written_off: 3 } as const

export const LoanEnded = define(167, 'LoanEnded', 'A loan was repaid, or will not be, or was not given.', {
  loan: LOAN,
  owner: OWNER,
  result: word(ENDS),
  /** Principal that does not come back. */
  loss: amount(),
  /** Given by operators; empty otherwise. */
  reason: text(),
})
export type LoanEnded = RecordOf<typeof LoanEnded>
export type LoanResult = LoanEnded['result']
