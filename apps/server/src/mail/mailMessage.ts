import type { Language } from '@touchstone/protocol'

/** The carrier of a message: e-mail, or a text message to a phone. */
export type Channel = 'email' | 'sms'

export interface MailMessage {
  readonly channel: Channel
  /** A lower-case address, or an E.164 number. */
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  /** The verification code inside, "" when there is none. */
  readonly code: string
}

export interface Recipient {
  readonly channel: Channel
  readonly to: string
}

/** How somebody is written to: their language, and their own word against forged mail, '' when none. */
export interface Addressed {
  readonly language: Language
  readonly word: string
}

/** Something that happened to an account, in the words of a message: one paragraph each. */
export interface Notice {
  readonly subject: string
  readonly paragraphs: readonly string[]
}
