/** Hosting, loans, new coins and rewards. */
export const FINANCE = {
  hosted: {
    subject: 'Your hosting has started',
    text: ['Order {order}: {amount} are hosted until {endAt}.'],
  },
  hostingPaid: {
    subject: 'A day of hosting was paid',
    text: ['Order {order}, day {day}: {amount} are in your hosting account.'],
  },
  hostingRedemption: {
    subject: 'Your early redemption has started',
    text: [
      'Order {order} pays no further days; its money is available again on {redeemAt}.',
      '{unearned} of the promised return will not be paid.',
    ],
  },
  hostingEnded: {
    subject: '{result, select, redeemed {Your hosting was redeemed} other {Your hosting is completed}}',
    text: [
      'Order {order}: {returned} are available again.',
      '{result, select, redeemed {The early redemption cost {loss}.} other {}}',
    ],
  },
  loanPaidOut: {
    subject: 'Your loan is paid out',
    text: ['Loan {loan}: {amount} are in your funds account.', 'It is due on {dueAt}.'],
  },
  loanRejected: {
    subject: 'Your application for a loan was rejected',
    text: ['Loan {loan} is not granted.', '{reason}'],
  },
  loanDue: {
    subject: 'Loan {loan} is to be repaid',
    text: [
      'Loan {loan}: {state, select, to_repay {It is due: repay it today.} expired {Its due day is past. Repay it within the days of grace, before late fees begin.} other {Its days of grace are over, and late fees are charged every day.}}',
    ],
  },
  loanRepaid: {
    subject: '{way, select, proof {Your repayment is counted} other {Your repayment is booked}}',
    text: [
      'Loan {loan}: {amount} were repaid.',
      'The bank calls it {line}.',
      '{done, select, yes {Nothing is owed on it any more.} other {{owed} are still owed.}}',
    ],
  },
  loanProofRefused: {
    subject: 'Your proof of a repayment was rejected',
    text: ['Loan {loan}: your proof was rejected, and nothing was counted.', '{reason}'],
  },
  loanWrittenOff: {
    subject: 'Loan {loan} was written off',
    text: ['Loan {loan} was written off: {loss} were not repaid.', '{reason}'],
  },
  subscribed: {
    subject: 'Your subscription was received',
    text: ['Subscription {subscription}: {quantity} for {cost}, which are held.'],
  },
  subscriptionDecided: {
    subject: '{passed, select, no {Your subscription was not passed} other {Your subscription was passed}}',
    text: [
      '{passed, select, no {Subscription {subscription}: {refund} are available again.} other {Subscription {subscription}: {allocated} are yours for {paid}; {refund} are available again.}}',
      '{passed, select, no {{reason}} other {}}',
    ],
  },
  coinsReleased: { subject: 'Your new coins are available', text: ['The lock-up of {amount} is over.'] },
  coinsReturned: {
    subject: 'Your new coins were given back',
    text: ['{amount} were given back for {refund}.'],
  },
  rewardPaid: {
    subject: 'Your sign-in reward was paid',
    text: ['Day {day}: {amount} are in your funds account.'],
  },
  commissionPaid: {
    subject: 'A commission was paid',
    text: ['{amount} from the fees of customers whom you invited are in your funds account.'],
  },
  welfarePaid: { subject: 'A welfare reward was paid', text: ['{amount} are in your funds account.'] },
} as const
