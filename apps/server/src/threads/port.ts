import type { TransferListItem } from 'node:worker_threads'
import type { CarriedError } from './carriedError.ts'

/** What travels between two ends, in the order in which it was sent. Everything in it is copied or handed over, never shared. */
export type Message =
  | { readonly kind: 'ask'; readonly id: number; readonly name: string; readonly request: unknown }
  | { readonly kind: 'tell'; readonly name: string; readonly request: unknown }
  | { readonly kind: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly error: CarriedError }
  /** A sign of life of a thread that has nothing to say. */
  | { readonly kind: 'beat' }

/** One end of a boundary: a worker as its owner sees it, the owner as the worker sees it, or one end of a channel. */
export interface Port {
  postMessage(message: Message, handedOver?: readonly TransferListItem[]): void
  on(event: 'message', listener: (message: Message) => void): unknown
  /** Whether the process goes on for the sake of this end. */
  ref(): void
  unref(): void
}
