/** Codes and what is sent in their place, and the sentences that several messages have. */
export const CODES = {
  code: {
    subject: 'Your Touchstone verification code',
    text: [
      'Your Touchstone code is {code}.',
      '{purpose, select, register {Use it within {minutes} minutes to open your account.} forget {Use it within {minutes} minutes to choose a new password.} password {Use it within {minutes} minutes to change your password.} bindphone {Use it within {minutes} minutes to bind this phone number to your account.} bindemail {Use it within {minutes} minutes to bind this email address to your account.} tpwd {Use it within {minutes} minutes to change your transaction password.} question {Use it within {minutes} minutes to change your security question.} unfreeze {Use it within {minutes} minutes to ask to reopen your account.} factor {Use it within {minutes} minutes to report a lost second factor.} other {Use it within {minutes} minutes to prove that it is you.}} It works once.',
      'If you did not ask for it, you need do nothing. Nobody from Touchstone will ever ask you for this code or for your password.',
    ],
  },
  /** To whoever registers with the address of an existing account. */
  alreadyRegistered: {
    subject: 'You already have a Touchstone account',
    text: [
      'Somebody, perhaps you, tried to open a Touchstone account with this address. It already has one.',
      'Log in with your password, or choose “Forgot password” on the login page to set a new one.',
      'If it was not you, you need do nothing. Nobody from Touchstone will ever ask you for a code or for your password.',
    ],
  },
  /** To whoever wants to bind a contact that another account has. */
  alreadyBound: {
    subject: 'This already belongs to a Touchstone account',
    text: [
      'Somebody, perhaps you, tried to bind this to another Touchstone account. It belongs to one already.',
      'If it was not you, you need do nothing. Nobody from Touchstone will ever ask you for a code or for your password.',
    ],
  },
  shared: {
    antiPhishing: 'Your anti-phishing word: {word}',
    held: 'Withdrawals are held for at least 24 hours, as after every change of this kind.',
    notYou: 'If it was not you, freeze your account under User Center, Security centre, and write to us.',
    notYouAtOnce: 'If this was not you, freeze your account at once: User Center, Security centre.',
  },
} as const
