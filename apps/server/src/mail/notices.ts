import { sharedSentence } from './mailIn.ts'
import type { Addressed, MailMessage, Notice, Recipient } from './mailMessage.ts'

/** The customer's own word stands above the text: forged mail does not know it. */
export function noticeMessage(
  recipient: Recipient,
  { subject, paragraphs }: Notice,
  { word, language }: Addressed,
): MailMessage {
  const said = word === '' ? paragraphs : [sharedSentence(language, 'antiPhishing', { word }), ...paragraphs]
  return { ...recipient, language, subject, text: said.join('\n\n'), code: '' }
}
