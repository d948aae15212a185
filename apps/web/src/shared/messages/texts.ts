import { defineTexts } from '../i18n/texts.ts'

/**
 * What each kind of message says, from its values: a title of a few words, and one or two sentences. Amounts come with their currency
 * ("100 USDT"), moments in the reader's own time zone; words in a select are those of a closed list.
 */
export const messageTexts = defineTexts('messages', {
  changeDone: {
    title:
      '{change, select, phone {Phone number changed} email {Email address changed} password {Password changed} tpwd {Transaction password changed} question {Security question changed} factor {Second factor removed} other {Account reopened}}',
    text: '@heldIfNotYou',
  },
  changeRequested: {
    title: 'A change is waiting for review',
    text: '{change, select, phone {A person reviews the change of your phone number.} email {A person reviews the change of your email address.} password {A person reviews the change of your password.} tpwd {A person reviews the change of your transaction password.} question {A person reviews the change of your security question.} factor {A person reviews the removal of your second factor.} other {A person reviews your request to reopen the account.}} If it was not you, withdraw the request.',
  },
  changeRefused: {
    title: 'A change was rejected',
    text: '{change, select, phone {Your phone number stays as it is.} email {Your email address stays as it is.} password {Your password stays as it is.} tpwd {Your transaction password stays as it is.} question {Your security question stays as it is.} factor {Your second factor stays as it is.} other {Your account stays frozen.}} {reason}',
  },
  factorChanged: {
    title:
      '{act, select, added {{factor, select, totp {Authenticator app added} other {Passkey added}}} other {{factor, select, totp {Authenticator app removed} other {Passkey removed}}}}',
    text: '@heldIfNotYou',
  },
  recoveryCodeUsed: {
    title: 'A recovery code was used',
    text: 'Codes left: {left}. If it was not you, freeze your account.',
  },
  newDevice: {
    title: 'A new device logged in',
    text: '{device}, from {address}. Withdrawals are held for at least 24 hours. If it was not you, freeze your account.',
  },
  payoutChanged: { title: 'Your payout settings were changed', text: 'If it was not you, freeze your account.' },
  accountFrozen: {
    title: 'Your account is frozen',
    text: 'As you asked: no trading, no withdrawals. You can ask to reopen it.',
  },
  tpwdLocked: {
    title: 'Transaction password locked',
    text: 'It was entered wrongly ten times. You can try again after 24 hours. If it was not you, freeze your account.',
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
      '{what, select, login_frozen {Login closed} login_opened {Login reopened} trading_frozen {Trading stopped} trading_opened {Trading reopened} withdrawals_held {Withdrawals held} withdrawals_released {Hold on withdrawals ended} tier_changed {Fee tier changed} other {Sessions ended}}',
    text: 'An operator of the exchange did this. {reason} {text}',
  },
  addressAdded: { title: 'A withdrawal address was added', text: '{address} can be used from {usableAt}.' },
  addressRemoved: { title: 'A withdrawal address was removed', text: '{address} is no longer in your address book.' },
  withdrawal: {
    title:
      '{state, select, requested {Withdrawal requested} approved {Withdrawal approved} confirmed {Withdrawal paid} canceled {Withdrawal cancelled} refused {Withdrawal rejected} other {Withdrawal not paid}}',
    text: 'No. {number}: {amount} to {destination}, fee {fee}. {state, select, requested {The amount is set aside.} approved {{receive} will be paid now.} confirmed {{receive} were paid.} other {The whole amount is in your funds account again.}} {text}',
  },
  depositCredited: { title: 'Deposit credited', text: '{amount} are in your funds account.' },
  depositRefused: { title: 'Deposit form rejected', text: '{reason}' },
  purchaseCredited: { title: 'Coins credited', text: '{amount} that you bought are in your funds account.' },
  purchaseRefused: { title: 'Purchase rejected', text: '{amount} for {pay} were not credited. {reason}' },
  transferred: {
    title: 'Moved between your accounts',
    text: '{amount}. From: {from, select, contract {contract account} delivery {delivery account} hosting {hosting account} other {funds account}}. To: {to, select, contract {contract account} delivery {delivery account} hosting {hosting account} other {funds account}}.',
  },
  converted: { title: 'Exchanged', text: '{amount} for {receive}.' },
  marginCall: {
    title: '{contract} is close to liquidation',
    text: '{mode, select, cross {Your cross positions have a risk rate of {percent}. Close a part of them, or transfer money to your contract account.} other {Your {side, select, long {long} other {short}} position has a risk rate of {percent}, at a mark price of {mark}. Add margin, close a part of it, or set a stop-loss.}} Liquidation at 100%.',
  },
  liquidation: {
    title: '{contract} is being liquidated',
    text: '{step, select, orders_cancelled {Its open orders were cancelled first, at a mark price of {mark}.} reduced {Lots closed: {lots}, at a mark price of {mark}, for a fee of {fee}.} other {The whole position was taken over at a mark price of {mark}: the margin is used up. Lots: {lots}.}}',
  },
  deleveraged: {
    title: 'A part of {contract} was closed',
    text: 'Lots closed: {lots}, at {price}, against a position that the insurance fund could not carry. Your place in the queue: {rank}.',
  },
  positionClosed: {
    title:
      '{by, select, take_profit {Take-profit in {contract}} stop_loss {Stop-loss in {contract}} other {{contract} has ended}}',
    text: '{side, select, long {Your long position was closed.} other {Your short position was closed.}} Result before fees and funding: {result}.',
  },
  contractEnds: {
    title: '{contract} ends on {endsAt}',
    text: 'Lots that you hold: {lots}. They are then closed at the settlement price, without a fee.',
  },
  hosted: { title: 'Hosting started', text: 'Order {order}: {amount} until {endAt}.' },
  hostingPaid: { title: 'A day of hosting paid', text: 'Order {order}, day {day}: {amount}.' },
  hostingRedemption: {
    title: 'Early redemption started',
    text: 'Order {order}: the money is available again on {redeemAt}; {unearned} of the return will not be paid.',
  },
  hostingEnded: {
    title: '{result, select, redeemed {Hosting redeemed} other {Hosting completed}}',
    text: 'Order {order}: {returned} are available again. {result, select, redeemed {The early redemption cost {loss}.} other {}}',
  },
  loanPaidOut: {
    title: 'Loan paid out',
    text: 'Loan {loan}: {amount} are in your funds account, due on {dueAt}.',
  },
  loanRejected: { title: 'Loan rejected', text: 'Loan {loan}: {reason}' },
  loanDue: {
    title:
      '{state, select, to_repay {A loan is due today} expired {A loan is past its due day} other {A loan is overdue}}',
    text: 'Loan {loan}: {state, select, to_repay {repay it today.} expired {repay it before late fees begin.} other {late fees are charged every day.}}',
  },
  loanRepaid: {
    title: '{way, select, proof {Repayment counted} other {Repayment booked}}',
    text: 'Loan {loan}: {amount}. {done, select, yes {Nothing is owed on it any more.} other {{owed} are still owed.}}',
  },
  loanProofRefused: {
    title: 'Your proof of a repayment was rejected',
    text: 'Loan {loan}: nothing was counted. {reason}',
  },
  loanWrittenOff: { title: 'Loan written off', text: 'Loan {loan}: {loss} were not repaid. {reason}' },
  subscribed: { title: 'Subscription received', text: 'No. {subscription}: {quantity} for {cost}, which are held.' },
  subscriptionDecided: {
    title: '{passed, select, yes {Subscription passed} other {Subscription not passed}}',
    text: 'No. {subscription}: {passed, select, yes {{allocated} for {paid}; {refund} are available again.} other {{refund} are available again.}} {reason}',
  },
  coinsReleased: { title: 'New coins available', text: 'The lock-up of {amount} is over.' },
  coinsReturned: { title: 'Your new coins were given back', text: '{amount} for {refund}.' },
  rewardPaid: { title: 'Sign-in reward paid', text: 'Day {day}: {amount}.' },
  commissionPaid: { title: 'Commission paid', text: '{amount} from the fees of people you invited.' },
  welfarePaid: { title: 'Welfare reward paid', text: '{amount} from a welfare campaign.' },
  verified: {
    title: 'Verification approved',
    text: '{tier, select, junior {Junior verification: your limits are higher now.} senior {Senior verification: your limits are higher now.} other {Address verification: your limits are higher now.}}',
  },
  verificationRefused: {
    title: 'Verification failed',
    text: '{tier, select, junior {Junior verification} senior {Senior verification} other {Address verification}}: {reason} What you filled in is saved: correct it and send it again.',
  },
  priceAlert: {
    title: '{symbol} is at {seen}',
    text: '{by, select, mark {The mark price} other {The last price}} is {side, select, above {at or above} other {at or below}} {price}, as you asked.{late, select, yes { It got there while the exchange was not running.} other {}}{simulated, select, yes { Prices are simulated.} other {}}{world, select, demo { Demo account.} other {}}',
  },
  ticketAnswered: { title: 'Support has answered', text: 'Open Support to read the answer and reply.' },
})
