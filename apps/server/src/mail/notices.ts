import type { MailMessage } from './mailMessage.ts'
import type { Recipient } from './messages.ts'

/** Something that happened to an account, in the words of a message: one paragraph each. */
export interface Notice {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/** `word` is the customer's own against forged mail, '' when none was chosen. */
export function withAntiPhishing(text: string, word: string): string {
  return word === '' ? text : `Your anti-phishing word: ${word}\n\n${text}`
}

export function noticeMessage(recipient: Recipient, { subject, paragraphs }: Notice, word: string): MailMessage {
  return { ...recipient, subject, text: withAntiPhishing(paragraphs.join('\n\n'), word), code: '' }
}
