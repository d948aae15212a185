import { withAntiPhishing } from './antiPhishing.ts'
import type { Channel, MailMessage } from './mailMessage.ts'

export interface Recipient {
  readonly channel: Channel
  readonly to: string
}

const WARNING = 'Nobody from Touchstone will ever ask you for this code or for your password.'

/** The words for each purpose of a code in its message. */
const PURPOSES = {
  register: 'open your account',
  forget: 'choose a new password',
  password: 'change your password',
  bindphone: 'bind this phone number to your account',
  bindemail: 'bind this email address to your account',
  tpwd: 'change your transaction password',
  question: 'change your security question',
  unfreeze: 'ask to reopen your account',
  factor: 'report a lost second factor',
  stepup: 'prove that it is you',
} as const

export type CodePurpose = keyof typeof PURPOSES

/** `word`: the customer's own word against forged mail, '' when none. */
export function codeMessage(
  recipient: Recipient,
  purpose: CodePurpose,
  code: string,
  minutes: number,
  word = '',
): MailMessage {
  const text = [
    `Your Touchstone code is ${code}.`,
    `Use it within ${minutes} minutes to ${PURPOSES[purpose]}. It works once.`,
    `If you did not ask for it, you need do nothing. ${WARNING}`,
  ].join('\n\n')
  return { ...recipient, subject: 'Your Touchstone verification code', text: withAntiPhishing(text, word), code }
}

/** Sent instead of a code when somebody registers with the address of an existing account. */
export function alreadyRegisteredMessage(recipient: Recipient, word = ''): MailMessage {
  const text = [
    'Somebody, perhaps you, tried to open a Touchstone account with this address. It already has one.',
    'Log in with your password, or choose “Forgot password” on the login page to set a new one.',
    `If it was not you, you need do nothing. ${WARNING}`,
  ].join('\n\n')
  return {
    ...recipient,
    subject: 'You already have a Touchstone account',
    text: withAntiPhishing(text, word),
    code: '',
  }
}

/** Sent instead of a code when somebody wants to bind a contact that another account has. */
export function alreadyBoundMessage(recipient: Recipient, word = ''): MailMessage {
  const text = [
    'Somebody, perhaps you, tried to bind this to another Touchstone account. It belongs to one already.',
    `If it was not you, you need do nothing. ${WARNING}`,
  ].join('\n\n')
  const subject = 'This already belongs to a Touchstone account'
  return { ...recipient, subject, text: withAntiPhishing(text, word), code: '' }
}
