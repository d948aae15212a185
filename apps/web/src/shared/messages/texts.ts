import { defineTexts } from '../i18n/texts.ts'

/**
 * What each kind of message says, from its values: a title of a few words, and one or two sentences. Amounts come with their currency
 * ("100 USDT"), moments in the reader's own time zone; words in a select are those of a closed list.
 */
export const messageTexts = defineTexts('messages', {
  changeDone: {
    title:
      '{change, select, phone {Phone number changed} email {E-mail address changed} password {Password changed} tpwd {Transaction password changed} question {Security question changed} factor {Second factor removed} other {Account opened again}}',
    text: '@heldIfNotYou',
  },
  changeRequested: {
    title: 'A change waits for review',
    text: '{change, select, phone {Your phone number} email {Your e-mail address} password {Your password} tpwd {Your transaction password} question {Your security question} factor {Your second factor} other {The freeze of your account}} is to change once a person has looked at it. If it was not you, withdraw the request.',
  },
  changeRefused: {
    title: 'A change was refused',
    text: '{change, select, phone {Your phone number} email {Your e-mail address} password {Your password} tpwd {Your transaction password} question {Your security question} factor {Your second factor} other {The freeze of your account}} stays as it is. {reason}',
  },
  factorChanged: {
    title:
      '{act, select, added {{factor, select, totp {Authenticator app added} other {Passkey added}}} other {{factor, select, totp {Authenticator app removed} other {Passkey removed}}}}',
    text: '@heldIfNotYou',
  },
  recoveryCodeUsed: {
    title: 'A recovery code was used',
    text: '{left} are left. If it was not you, freeze your account.',
  },
  newDevice: {
    title: 'A new device logged in',
    text: '{device}, from {address}. Withdrawals are held for a while. If it was not you, freeze your account.',
  },
  payoutChanged: { title: 'Your payout settings were changed', text: 'If it was not you, freeze your account.' },
  accountFrozen: {
    title: 'Your account is frozen',
    text: 'As you asked: no trading, no withdrawals. You can ask to open it again.',
  },
  tpwdLocked: {
    title: 'Transaction password locked',
    text: 'Ten wrong ones were entered. It can be tried again after 24 hours. If it was not you, freeze your account.',
  },
  walletLinked: {
    title: 'Wallet linked',
    text: '{wallet} can log in to your account from now on. If it was not you, freeze your account.',
  },
  walletUnlinked: {
    title: 'Wallet unlinked',
    text: '{wallet} can no longer log in to your account. If it was not you, freeze your account.',
  },
  restrained: {
    title:
      '{what, select, login_frozen {Log-in closed} login_opened {Log-in opened again} trading_frozen {Trading stopped} trading_opened {Trading opened again} withdrawals_held {Withdrawals held} withdrawals_released {Withdrawals opened again} tier_changed {Fee tier changed} other {Sessions ended}}',
    text: 'Done by operators of the exchange. {reason} {text}',
  },
  addressAdded: { title: 'A withdrawal address was added', text: '{address} can be used from {usableAt}.' },
  addressRemoved: { title: 'A withdrawal address was removed', text: '{address} is no longer in your address book.' },
  withdrawal: {
    title:
      '{state, select, requested {Withdrawal requested} approved {Withdrawal approved} confirmed {Withdrawal paid} canceled {Withdrawal cancelled} refused {Withdrawal refused} other {Withdrawal not paid}}',
    text: 'No. {number}: {amount} to {destination}, fee {fee}. {state, select, requested {The amount is set aside.} approved {{receive} will be paid now.} confirmed {{receive} were paid.} other {The whole amount is in your funds account again.}} {text}',
  },
  depositCredited: { title: 'Deposit credited', text: '{amount} are in your funds account.' },
  depositRefused: { title: 'Deposit form refused', text: '{reason}' },
  purchaseCredited: { title: 'Coins credited', text: '{amount} that you bought are in your funds account.' },
  purchaseRefused: { title: 'Purchase refused', text: '{amount} for {pay} were not credited. {reason}' },
  transferred: {
    title: 'Moved between your accounts',
    text: '{amount} from your {from, select, contract {contract} delivery {delivery} hosting {hosting} other {funds}} account to your {to, select, contract {contract} delivery {delivery} hosting {hosting} other {funds}} account.',
  },
  converted: { title: 'Exchanged', text: '{amount} for {receive}.' },
  marginCall: {
    title: '{contract} is close to liquidation',
    text: '{mode, select, cross {Your cross positions have a risk rate of {percent}. Close a part of them, or transfer money to your contract account.} other {Your {side, select, long {long} other {short}} position has a risk rate of {percent}, at a mark price of {mark}. Add margin, close a part of it, or set a stop-loss.}} Liquidation at 100%.',
  },
  liquidation: {
    title: '{contract} is being liquidated',
    text: '{step, select, orders_cancelled {Its open orders were cancelled first, at a mark price of {mark}.} reduced {{lots} lots were closed at a mark price of {mark}, for a fee of {fee}.} other {All {lots} lots were taken over at a mark price of {mark}: the margin is used up.}}',
  },
  deleveraged: {
    title: 'A part of {contract} was closed',
    text: '{lots} lots at {price}, against a position that the insurance fund could not carry. Your place in the queue: {rank}.',
  },
  positionClosed: {
    title:
      '{by, select, take_profit {Take-profit in {contract}} stop_loss {Stop-loss in {contract}} other {{contract} has ended}}',
    text: 'Your {side, select, long {long} other {short}} position was closed. Result before fees and funding: {result}.',
  },
  contractEnds: {
    title: '{contract} ends on {endsAt}',
    text: 'You hold {lots} lots. Then they are closed at the settlement price, without a fee.',
  },
  hosted: { title: 'Hosting begun', text: 'Order {order}: {amount} until {endAt}.' },
  hostingPaid: { title: 'A day of hosting paid', text: 'Order {order}, day {day}: {amount}.' },
  hostingRedemption: {
    title: 'Early redemption taken',
    text: 'Order {order}: the money is free on {redeemAt}; {unearned} of the return will not be paid.',
  },
  hostingEnded: {
    title: '{result, select, redeemed {Hosted money redeemed} other {Hosting completed}}',
    text: 'Order {order}: {returned} are free again{result, select, redeemed {; the early redemption cost {loss}} other {}}.',
  },
  loanPaidOut: {
    title: 'Loan paid out',
    text: 'Loan {loan}: {amount} are in your funds account, due on {dueAt}.',
  },
  loanRejected: { title: 'Loan rejected', text: 'Loan {loan}: {reason}' },
  loanDue: {
    title:
      '{state, select, to_repay {A loan is to be repaid today} expired {A loan is past its last day} other {A loan is overdue}}',
    text: 'Loan {loan}: {state, select, to_repay {its last day has begun.} expired {repay it before late fees begin.} other {late fees are charged every day.}}',
  },
  loanRepaid: {
    title: '{way, select, proof {Repayment counted} other {Repayment booked}}',
    text: 'Loan {loan}: {amount}. {done, select, yes {Nothing is owed on it any more.} other {{owed} are still owed.}}',
  },
  loanProofRefused: {
    title: 'Your proof of a repayment was refused',
    text: 'Loan {loan}: nothing was counted. {reason}',
  },
  loanWrittenOff: { title: 'Loan written off', text: 'Loan {loan}: {loss} were not repaid. {reason}' },
  subscribed: { title: 'Subscription received', text: 'No. {subscription}: {quantity} for {cost}, which are held.' },
  subscriptionDecided: {
    title: '{passed, select, yes {Subscription passed} other {Subscription not passed}}',
    text: 'No. {subscription}: {passed, select, yes {{allocated} for {paid}; {refund} are free again.} other {{refund} are free again.}} {reason}',
  },
  coinsReleased: { title: 'New coins free', text: 'The lock-up of {amount} is over.' },
  coinsReturned: { title: 'Your new coins were given back', text: '{amount} for {refund}.' },
  rewardPaid: { title: 'Sign-in reward paid', text: 'Day {day}: {amount}.' },
  commissionPaid: { title: 'Commission paid', text: '{amount} from the fees of people you invited.' },
  welfarePaid: { title: 'Welfare reward paid', text: '{amount} from a welfare campaign.' },
  verified: {
    title: 'Verification approved',
    text: '{tier, select, junior {Junior} senior {Senior} other {Address}}: your limits have risen.',
  },
  verificationRefused: {
    title: 'Verification failed',
    text: '{tier, select, junior {Junior} senior {Senior} other {Address}}: {reason} What you filled in is kept: correct it and send it again.',
  },
  ticketAnswered: { title: 'Support has answered', text: 'Open Support to read it and to go on.' },
})
