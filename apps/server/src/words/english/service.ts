/** Reviews, support and alerts. */
export const SERVICE = {
  verified: {
    subject:
      '{tier, select, junior {Junior verification approved} senior {Senior verification approved} other {Address verification approved}}',
    text: [
      '{tier, select, junior {The junior verification of your account is approved.} senior {The senior verification of your account is approved.} other {The address verification of your account is approved.}} Your limits have risen.',
    ],
  },
  verificationRefused: {
    subject:
      '{tier, select, junior {Junior verification failed} senior {Senior verification failed} other {Address verification failed}}',
    text: [
      'Authentication failed, please re-verify.',
      '{reason}',
      'What you filled in is saved under Verification: correct it there and send it again.',
    ],
  },
  /** Says nothing of the conversation: a mail may be read by others. */
  ticketAnswered: {
    subject: 'Support has answered you',
    text: [
      'Touchstone support has answered you.',
      'Log in and open Support to read the answer and reply. We do not send answers by email, and never ask for a password or a code.',
    ],
  },
  priceAlert: {
    subject: '{symbol} is at {seen}',
    text: [
      '{by, select, mark {{side, select, above {You asked to be told when the mark price of {symbol} is at {price} or above.} other {You asked to be told when the mark price of {symbol} is at {price} or below.}}} other {{side, select, above {You asked to be told when the last price of {symbol} is at {price} or above.} other {You asked to be told when the last price of {symbol} is at {price} or below.}}}} It is at {seen} now.',
      '{late, select, yes {The price got there while the exchange was not running, so the price of now is told, and not the first one that was there.} other {}}',
      '{simulated, select, yes {Prices here are simulated.} other {}}',
      '{world, select, demo {This is a price of the demo account.} other {}}',
      'The alert is over. Set another one to be told again.',
    ],
  },
} as const
