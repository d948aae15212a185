import type { MessageData, OwnerId, World } from '@touchstone/protocol'

type Listener = (world: World, owner: OwnerId, data: MessageData) => void

/** Tells listeners of new messages to a customer, and of messages that were read. */
export interface MessageChanges {
  readonly tell: Listener
  /** Returns the function that stops listening. */
  follow(listener: Listener): () => void
}

export function createMessageChanges(): MessageChanges {
  const listeners = new Set<Listener>()
  return {
    tell: (world, owner, data) => {
      for (const listener of listeners) listener(world, owner, data)
    },
    follow: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
