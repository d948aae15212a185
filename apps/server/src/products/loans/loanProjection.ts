import { defineProjection } from '../../projector/projection.ts'
import { LOAN_PAYMENTS, LOAN_STEPS, LOANS } from './loanTables.ts'

/** Loans in history: what was applied for, what was paid, and the states each came into. */
export const LOAN_PROJECTION = defineProjection({
  tables: [LOANS, LOAN_PAYMENTS, LOAN_STEPS],
  events: {
    LoanApplied(event, { sequence, time }, rows) {
      rows.add(LOANS, { ...event, sequence, time })
    },
    LoanDisbursed({ loan, owner, amount }, { sequence, time }, rows) {
      rows.add(LOAN_STEPS, { loan, owner, state: 'disbursed', at: time, amount, reason: '', sequence, time })
    },
    LoanMoved({ loan, owner, state, at }, { sequence, time }, rows) {
      rows.add(LOAN_STEPS, { loan, owner, state, at, amount: 0n, reason: '', sequence, time })
    },
    LoanPaid(event, { sequence, time }, rows) {
      rows.add(LOAN_PAYMENTS, { ...event, sequence, time })
    },
    LoanEnded({ loan, owner, result, loss, reason }, { sequence, time }, rows) {
      rows.add(LOAN_STEPS, { loan, owner, state: result, at: time, amount: loss, reason, sequence, time })
    },
  },
  elsewhere: {
    LoanProductSet: 'told by the decision that it came from',
    LoanPoolFunded: 'told by the decision that it came from',
    LoanPoolReturned: 'told by the decision that it came from',
  },
})
