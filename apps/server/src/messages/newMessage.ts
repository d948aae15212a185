import type { MessageKind, World } from '@touchstone/protocol'
import type { Recipient } from '../mail/mailMessage.ts'
import type { MessageValues } from './schema.ts'

/** Something that happened, to be told to one customer. */
export interface NewMessage {
  readonly kind: MessageKind
  readonly values: MessageValues
  /** Default: the real one. */
  readonly world?: World
  /** Names the event, so that telling it again tells nothing; default: an event that is told once. */
  readonly source?: string
  /** Of the event, UTC ms; default: now. */
  readonly time?: number
  /** Contacts that were bound until now, and are told too. */
  readonly also?: readonly Recipient[]
}
