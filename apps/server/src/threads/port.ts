import type { TransferListItem } from 'node:worker_threads'
import type { CarriedError } from './carriedError.ts'

/** A message between two ends, delivered in the order of sending. Its contents are copied or transferred, never shared. */
export type Message =
  | { readonly kind: 'ask'; readonly id: number; readonly name: string; readonly request: unknown }
  | { readonly kind: 'tell'; readonly name: string; readonly request: unknown }
  | { readonly kind: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly error: CarriedError }
  /** A sign of life of a thread that has no other message. */
  | { readonly kind: 'beat' }

/** One end of a boundary: a worker for its owner, the owner for its worker, or one end of a channel. */
export interface Port {
  postMessage(message: Message, handedOver?: readonly TransferListItem[]): void
  on(event: 'message', listener: (message: Message) => void): unknown
  /** Whether this end keeps the process alive. */
  ref(): void
  unref(): void
}
