import { type MessagesOf, marginMoney } from '../../../trading/loggedMessages.ts'

/**
 * What loans tell customers. An application is what its customer has just sent; a rejection is told with the reviewer's words, which are not
 * in the log; a loan that is repaid is told by its last payment.
 */
export const LOAN_MESSAGES: MessagesOf = {
  LoanDisbursed: ({ owner, loan, amount, dueTime }) => ({
    owner,
    kind: 'loanPaidOut',
    values: { loan: String(loan), amount: marginMoney(amount), dueAt: String(dueTime) },
  }),
  LoanMoved: ({ owner, loan, state }) => ({ owner, kind: 'loanDue', values: { loan: String(loan), state } }),
  LoanPaid: ({ owner, loan, way, line, ...parts }) => {
    const owed = parts.lateFeeOwed + parts.interestOwed + parts.principalOwed
    const amount = marginMoney(parts.lateFee + parts.interest + parts.principal)
    const done = owed === 0n ? 'yes' : 'no'
    return {
      owner,
      kind: 'loanRepaid',
      values: { loan: String(loan), way, line, amount, owed: marginMoney(owed), done },
    }
  },
  LoanEnded: ({ owner, loan, result, loss, reason }) =>
    result === 'written_off'
      ? { owner, kind: 'loanWrittenOff', values: { loan: String(loan), loss: marginMoney(loss), reason } }
      : undefined,
}
