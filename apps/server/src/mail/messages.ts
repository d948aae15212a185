import type { Language } from '@touchstone/protocol'
import { type CodeMail, codeMail } from './mailIn.ts'
import type { Channel, MailMessage } from './mailMessage.ts'
import { noticeMessage } from './notices.ts'

export interface Recipient {
  readonly channel: Channel
  readonly to: string
}

/** How somebody is written to: their language, and their own word against forged mail, '' when none. */
export interface Addressed {
  readonly language: Language
  readonly word: string
}

/** What a code is for. */
export const CODE_PURPOSES = [
  'register',
  'forget',
  'password',
  'bindphone',
  'bindemail',
  'tpwd',
  'question',
  'unfreeze',
  'factor',
  'stepup',
] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

export function codeMessage(
  recipient: Recipient,
  addressed: Addressed,
  purpose: CodePurpose,
  code: string,
  minutes: number,
): MailMessage {
  const notice = codeMail(addressed.language, 'code', { purpose, code, minutes: String(minutes) })
  return { ...noticeMessage(recipient, notice, addressed), code }
}

/** Sent instead of a code. */
export function insteadOfCode(
  recipient: Recipient,
  addressed: Addressed,
  what: Exclude<CodeMail, 'code'>,
): MailMessage {
  return noticeMessage(recipient, codeMail(addressed.language, what, {}), addressed)
}
