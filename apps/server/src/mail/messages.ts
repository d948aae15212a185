import type { Channel, MailMessage } from './mailMessage.ts'

export interface Recipient {
  readonly channel: Channel
  readonly to: string
}

const WARNING = 'Nobody from Touchstone will ever ask you for this code or for your password.'

/** What each purpose of a code is called in its message. */
const PURPOSES = {
  register: 'open your account',
  forget: 'choose a new password',
  password: 'change your password',
} as const

export type CodePurpose = keyof typeof PURPOSES

export function codeMessage(recipient: Recipient, purpose: CodePurpose, code: string, minutes: number): MailMessage {
  const text = [
    `Your Touchstone code is ${code}.`,
    `Use it within ${minutes} minutes to ${PURPOSES[purpose]}. It works once.`,
    `If you did not ask for it, you need do nothing. ${WARNING}`,
  ].join('\n\n')
  return { ...recipient, subject: 'Your Touchstone verification code', text, code }
}

/** Sent instead of a code when somebody registers with the address of an existing account. */
export function alreadyRegisteredMessage(recipient: Recipient): MailMessage {
  const text = [
    'Somebody, perhaps you, tried to open a Touchstone account with this address. It already has one.',
    'Log in with your password, or choose “Forgot password” on the login page to set a new one.',
    `If it was not you, you need do nothing. ${WARNING}`,
  ].join('\n\n')
  return { ...recipient, subject: 'You already have a Touchstone account', text, code: '' }
}

export function passwordChangedMessage(recipient: Recipient): MailMessage {
  const text = [
    'The password of your Touchstone account was changed, and your other sessions were ended.',
    'If it was not you, choose “Forgot password” on the login page now and set a new one.',
  ].join('\n\n')
  return { ...recipient, subject: 'Your Touchstone password was changed', text, code: '' }
}
