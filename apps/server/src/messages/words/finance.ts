import { moment } from './moment.ts'
import type { SomeMails, ValueOf } from './someMails.ts'

const DUE: Readonly<Record<string, string>> = {
  to_repay: 'It is due: repay it today.',
  expired: 'Its due day is past. Repay it within the days of grace, before late fees begin.',
  overdue: 'Its days of grace are over, and late fees are charged every day.',
}

function loanRepaid(value: ValueOf) {
  const owed = value('owed')
  return {
    subject: value('way') === 'proof' ? 'Your repayment is counted' : 'Your repayment is booked',
    paragraphs: [
      `Loan ${value('loan')}: ${value('amount')} were repaid.`,
      value('line') === '' ? '' : `The bank calls it ${value('line')}.`,
      value('done') === 'yes' ? 'Nothing is owed on it any more.' : `${owed} are still owed.`,
    ],
  }
}

function subscriptionDecided(value: ValueOf) {
  const number = value('subscription')
  if (value('passed') === 'no')
    return {
      subject: 'Your subscription was not passed',
      paragraphs: [`Subscription ${number}: ${value('refund')} are available again.`, value('reason')],
    }
  return {
    subject: 'Your subscription was passed',
    paragraphs: [
      `Subscription ${number}: ${value('allocated')} are yours for ${value('paid')}; ${value('refund')} are available again.`,
    ],
  }
}

export const FINANCE_MAILS = {
  hosted: (value) => ({
    subject: 'Your hosting has started',
    paragraphs: [`Order ${value('order')}: ${value('amount')} are hosted until ${moment(value('endAt'))}.`],
  }),
  hostingPaid: (value) => ({
    subject: 'A day of hosting was paid',
    paragraphs: [`Order ${value('order')}, day ${value('day')}: ${value('amount')} are in your hosting account.`],
  }),
  hostingRedemption: (value) => ({
    subject: 'Your early redemption has started',
    paragraphs: [
      `Order ${value('order')} pays no further days; its money is available again on ${moment(value('redeemAt'))}.`,
      `${value('unearned')} of the promised return will not be paid.`,
    ],
  }),
  hostingEnded: (value) => ({
    subject: value('result') === 'redeemed' ? 'Your hosting was redeemed' : 'Your hosting is completed',
    paragraphs: [
      `Order ${value('order')}: ${value('returned')} are available again.`,
      value('result') === 'redeemed' ? `The early redemption cost ${value('loss')}.` : '',
    ],
  }),
  loanPaidOut: (value) => ({
    subject: 'Your loan is paid out',
    paragraphs: [
      `Loan ${value('loan')}: ${value('amount')} are in your funds account.`,
      `It is due on ${moment(value('dueAt'))}.`,
    ],
  }),
  loanRejected: (value) => ({
    subject: 'Your application for a loan was rejected',
    paragraphs: [`Loan ${value('loan')} is not granted.`, value('reason')],
  }),
  loanDue: (value) => ({
    subject: `Loan ${value('loan')} is to be repaid`,
    paragraphs: [`Loan ${value('loan')}: ${DUE[value('state')]}`],
  }),
  loanRepaid,
  loanProofRefused: (value) => ({
    subject: 'Your proof of a repayment was refused',
    paragraphs: [`Loan ${value('loan')}: your proof was refused, and nothing was counted.`, value('reason')],
  }),
  loanWrittenOff: (value) => ({
    subject: `Loan ${value('loan')} was written off`,
    paragraphs: [`Loan ${value('loan')} was written off: ${value('loss')} were not repaid.`, value('reason')],
  }),
  subscribed: (value) => ({
    subject: 'Your subscription was received',
    paragraphs: [`Subscription ${value('subscription')}: ${value('quantity')} for ${value('cost')}, which are held.`],
  }),
  subscriptionDecided,
  coinsReleased: (value) => ({
    subject: 'Your new coins are available',
    paragraphs: [`The lock-up of ${value('amount')} is over.`],
  }),
  coinsReturned: (value) => ({
    subject: 'Your new coins were given back',
    paragraphs: [`${value('amount')} were given back for ${value('refund')}.`],
  }),
  rewardPaid: (value) => ({
    subject: 'Your sign-in reward was paid',
    paragraphs: [`Day ${value('day')}: ${value('amount')} are in your funds account.`],
  }),
  commissionPaid: (value) => ({
    subject: 'A commission was paid',
    paragraphs: [`${value('amount')} from the fees of customers whom you invited are in your funds account.`],
  }),
  welfarePaid: (value) => ({
    subject: 'A welfare reward was paid',
    paragraphs: [`${value('amount')} are in your funds account.`],
  }),
} satisfies SomeMails
