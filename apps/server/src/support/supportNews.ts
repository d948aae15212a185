/** An answer of support, as soon as it is kept. */
export interface SupportAnswered {
  readonly userId: string
  readonly ticketId: string
  /** Of the conversation. */
  readonly title: string
  /** Number of the message in its conversation. */
  readonly number: number
  readonly time: number
}

/** Tells of what happened in conversations: operators who wait for it, the customer's pages, and who asked to be told of answers. */
export interface SupportNews {
  /** Rises with every change of any conversation. */
  readonly version: number
  changed(userId: string): void
  answered(answer: SupportAnswered): void
  /** Listeners are told of each answer once. Returns the function that stops listening. */
  onAnswered(listener: (answer: SupportAnswered) => void): () => void
  /** The version once it differs from `since`, or after `withinMs`. */
  await(since: number, withinMs: number): Promise<number>
  /** Lets all who wait go. */
  stop(): void
}

export function createSupportNews(tellCustomer: (userId: string) => void): SupportNews {
  const waiting = new Set<() => void>()
  const listeners = new Set<(answer: SupportAnswered) => void>()
  // Not zero after a restart: who waits with the version of the process before is answered at once.
  let version = Date.now()
  let stopped = false
  const release = () => {
    // Each takes itself out of the set, which a walk through it allows.
    for (const go of waiting) go()
  }
  return {
    get version() {
      return version
    },
    changed: (userId) => {
      version += 1
      release()
      tellCustomer(userId)
    },
    answered: (answer) => {
      for (const listener of listeners) listener(answer)
    },
    onAnswered: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    await: (since, withinMs) => {
      if (since !== version || stopped) return Promise.resolve(version)
      return new Promise((resolve) => {
        const go = () => {
          waiting.delete(go)
          clearTimeout(timer)
          resolve(version)
        }
        const timer = setTimeout(go, withinMs)
        timer.unref()
        waiting.add(go)
      })
    },
    stop: () => {
      stopped = true
      release()
    },
  }
}
