/** Changes of an account and its safety. The things that may be changed are cases of `change`. */
export const SECURITY = {
  changeDone: {
    subject:
      '{change, select, phone {Your Touchstone phone number was changed} email {Your Touchstone email address was changed} password {Your Touchstone password was changed} tpwd {Your Touchstone transaction password was changed} question {Your Touchstone security question was changed} factor {Your Touchstone second factor was removed} other {Your Touchstone account was reopened}}',
    text: [
      '{change, select, phone {The phone number of your Touchstone account was changed.} email {The email address of your Touchstone account was changed.} password {The password of your Touchstone account was changed. Your other sessions were ended.} tpwd {The transaction password of your Touchstone account was changed.} question {The security question of your Touchstone account was changed.} factor {The second factor of your Touchstone account was removed. Your other sessions were ended.} other {Your Touchstone account was reopened.}}',
      '@held',
      '@notYou',
    ],
  },
  changeRequested: {
    subject: 'A change of your Touchstone account is waiting for review',
    text: [
      '{change, select, phone {Somebody who proved to be you asked for a change of the phone number of your account.} email {Somebody who proved to be you asked for a change of the email address of your account.} password {Somebody who proved to be you asked for a change of the password of your account.} tpwd {Somebody who proved to be you asked for a change of the transaction password of your account.} question {Somebody who proved to be you asked for a change of the security question of your account.} factor {Somebody who proved to be you asked for the second factor of your account to be removed.} other {Somebody who proved to be you asked for your account to be reopened.}} A person will review it before anything changes.',
      'If it was not you, log in, withdraw it under User Center, Security centre, Requested changes, and change your password.',
    ],
  },
  changeRefused: {
    subject: 'A change of your Touchstone account was rejected',
    text: [
      '{change, select, phone {We did not follow the request to change the phone number of your account.} email {We did not follow the request to change the email address of your account.} password {We did not follow the request to change the password of your account.} tpwd {We did not follow the request to change the transaction password of your account.} question {We did not follow the request to change the security question of your account.} factor {We did not follow the request to remove the second factor of your account.} other {We did not follow the request to reopen your account.}}',
      '{reason}',
    ],
  },
  factorChanged: {
    subject:
      '{act, select, added {{factor, select, totp {Your Touchstone account: authenticator app added} other {Your Touchstone account: passkey added}}} other {{factor, select, totp {Your Touchstone account: authenticator app removed} other {Your Touchstone account: passkey removed}}}}',
    text: [
      '{act, select, added {{factor, select, totp {An authenticator app was added to your account.} other {A passkey was added to your account.}}} other {{factor, select, totp {An authenticator app was removed from your account.} other {A passkey was removed from your account.}}}}',
      '@held',
      '@notYou',
    ],
  },
  recoveryCodeUsed: {
    subject: 'A recovery code of your Touchstone account was used',
    text: ['Somebody proved to be you with a recovery code. Codes left: {left}.', '@notYou'],
  },
  newDevice: {
    subject: 'A new device logged in to your Touchstone account',
    text: ['{device}, from the address {address}, logged in for the first time.', '@held', '@notYou'],
  },
  payoutChanged: {
    subject: 'Your Touchstone payout settings were changed',
    text: ['The bank account or wallet to which your money is paid out was changed.', '@notYou'],
  },
  accountFrozen: {
    subject: 'Your Touchstone account is frozen',
    text: [
      'As you asked, your account is frozen: no trading, no withdrawals. Your other sessions were ended.',
      'To reopen it, log in and ask for it under User Center, Security centre; a person will review it.',
    ],
  },
  tpwdLocked: {
    subject: 'Your Touchstone transaction password is locked',
    text: ['Ten wrong transaction passwords were entered. You can try again after 24 hours.', '@notYou'],
  },
  walletLinked: {
    subject: 'A wallet was linked to your account',
    text: ['The wallet {wallet} can log in to your account from now on.', '@held', '@notYou'],
  },
  walletUnlinked: {
    subject: 'The wallet of your account was unlinked',
    text: ['The wallet {wallet} can no longer log in to your account.', '@held', '@notYou'],
  },
  /** Acts of operators on an account. */
  restrained: {
    subject:
      '{what, select, login_frozen {Your Touchstone account: login was closed} login_opened {Your Touchstone account: login was reopened} trading_frozen {Your Touchstone account: trading was stopped} trading_opened {Your Touchstone account: trading was reopened} withdrawals_held {Your Touchstone account: withdrawals are held} withdrawals_released {Your Touchstone account: the hold on withdrawals was ended} tier_changed {Your Touchstone account: fee tier was changed} other {Your Touchstone account: sessions were ended}}',
    text: [
      '{what, select, login_frozen {Nobody can log in to your account now, and open sessions were ended.} login_opened {You can log in to your account again.} trading_frozen {New orders are refused now. Open orders stay; you may cancel them.} trading_opened {You can trade again.} withdrawals_held {Nothing can be withdrawn from your account for now.} withdrawals_released {You can withdraw again.} tier_changed {It applies to orders accepted from now on.} other {You were logged out everywhere and can log in again.}}',
      'Reason: {reason}',
      '{text}',
      'If you do not agree, please write to us.',
    ],
  },
} as const
