/** Money that comes in, goes out and moves between accounts. */
export const MONEY = {
  addressAdded: {
    subject: 'Your Touchstone account: a withdrawal address was added',
    text: [
      'The address {address} was added to your withdrawal addresses.',
      'It can be used from {usableAt}.',
      '@notYouAtOnce',
    ],
  },
  addressRemoved: {
    subject: 'Your Touchstone account: a withdrawal address was removed',
    text: ['The address {address} was removed from your withdrawal addresses.', '@notYouAtOnce'],
  },
  withdrawal: {
    subject:
      '{state, select, requested {Your Touchstone account: a withdrawal was requested} approved {Your Touchstone account: a withdrawal was approved} confirmed {Your Touchstone account: a withdrawal was paid} canceled {Your Touchstone account: a withdrawal was cancelled} refused {Your Touchstone account: a withdrawal was rejected} other {Your Touchstone account: a withdrawal could not be paid}}',
    text: [
      'Withdrawal {number}: {amount} to {destination}, fee {fee}, you receive {receive}.',
      '{state, select, requested {The amount is set aside. You can take it back until its review begins.} approved {{receive} will be paid now.} confirmed {{receive} were paid.} canceled {It was taken back before its review. The whole amount is in your funds account again; no fee was taken.} refused {The whole amount is in your funds account again; no fee was taken.} other {The network refused the payment. The whole amount is in your funds account again; no fee was taken.}}',
      '{state, select, confirmed {Reference: {reference}} refused {{text}} failed {} other {If this was not you, freeze your account at once: User Center, Security centre.}}',
    ],
  },
  depositCredited: {
    subject: 'Your deposit is credited',
    text: ['{amount} are in your funds account.', 'Transaction: {transaction}'],
  },
  depositRefused: { subject: 'Your deposit form was rejected', text: ['{reason}'] },
  purchaseCredited: {
    subject: 'Your coins are credited',
    text: ['{amount} that you bought are in your funds account.', 'The bank calls your remittance {reference}.'],
  },
  purchaseRefused: {
    subject: 'Your purchase was rejected',
    text: ['Your purchase of {amount} for {pay}, at a rate of {rate}, was rejected. Nothing was credited.', '{reason}'],
  },
  transferred: {
    subject: 'Money was moved between your accounts',
    text: [
      '{amount} were moved. From: {from, select, contract {contract account} delivery {delivery account} hosting {hosting account} other {funds account}}. To: {to, select, contract {contract account} delivery {delivery account} hosting {hosting account} other {funds account}}.',
    ],
  },
  converted: { subject: 'Your exchange is done', text: ['{amount} were exchanged for {receive}.'] },
} as const
