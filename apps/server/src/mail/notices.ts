import { sharedSentence } from './mailIn.ts'
import type { MailMessage } from './mailMessage.ts'
import type { Addressed, Recipient } from './messages.ts'

/** Something that happened to an account, in the words of a message: one paragraph each. */
export interface Notice {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/** The customer's own word stands above the text: forged mail does not know it. */
export function noticeMessage(
  recipient: Recipient,
  { subject, paragraphs }: Notice,
  { word, language }: Addressed,
): MailMessage {
  const said = word === '' ? paragraphs : [sharedSentence(language, 'antiPhishing', { word }), ...paragraphs]
  return { ...recipient, subject, text: said.join('\n\n'), code: '' }
}
