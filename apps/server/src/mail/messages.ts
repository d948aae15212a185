import { type CodeMail, codeMail } from './mailIn.ts'
import type { Addressed, MailMessage, Recipient } from './mailMessage.ts'
import { noticeMessage } from './notices.ts'

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
