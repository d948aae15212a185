import type { CoreEvent, OwnerId, RecordKind } from '@touchstone/protocol'

type Listener = (owner: OwnerId, kind: RecordKind) => void

/** Tells listeners that a customer's records changed outside the log: a reviewed form, another confirmation of a deposit. Real world. */
export interface RecordChanges {
  readonly tell: Listener
  /** Returns the function that stops listening. */
  follow(listener: Listener): () => void
}

export function createRecordChanges(): RecordChanges {
  const listeners = new Set<Listener>()
  return {
    tell: (owner, kind) => {
      for (const listener of listeners) listener(owner, kind)
    },
    follow: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The record kinds of its owner that an event of the log changes, by the event's type. */
export type RecordEvents = ReadonlyMap<CoreEvent['type'], RecordKind>
