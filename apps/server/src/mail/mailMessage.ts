/** The carrier of a message: e-mail, or a text message to a phone. */
export type Channel = 'email' | 'sms'

export interface MailMessage {
  readonly channel: Channel
  /** A lower-case address, or an E.164 number. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The verification code inside, "" when there is none. */
  readonly code: string
}
