import type { CoreEvent, OwnerId, RecordKind } from '@touchstone/protocol'

type Listener = (owner: OwnerId, kind: RecordKind) => void

/** Word that something in a customer's records has changed outside the log: a form reviewed, a block more on a deposit. Real world. */
export interface RecordChanges {
  readonly tell: Listener
  /** Returns how to stop. */
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

/** Which records of its owner an event of the log changes, by the event's type. */
export type RecordEvents = ReadonlyMap<CoreEvent['type'], RecordKind>
