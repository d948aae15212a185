import { withAntiPhishing } from './antiPhishing.ts'
import type { MailMessage } from './mailMessage.ts'
import type { Recipient } from './messages.ts'

/** Something that happened to an account, in the words of a message: one paragraph each. */
export interface Notice {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

export function noticeMessage(recipient: Recipient, { subject, paragraphs }: Notice, word: string): MailMessage {
  return { ...recipient, subject, text: withAntiPhishing(paragraphs.join('\n\n'), word), code: '' }
}
