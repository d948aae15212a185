/** Tells of what happened in conversations: operators who wait for it, and the customer's pages. */
export interface SupportNews {
  /** Rises with every change of any conversation. */
  readonly version: number
  changed(userId: string): void
  /** The version once it differs from `since`, or after `withinMs`. */
  await(since: number, withinMs: number): Promise<number>
  /** Lets all who wait go. */
  stop(): void
}

export function createSupportNews(tellCustomer: (userId: string) => void): SupportNews {
  const waiting = new Set<() => void>()
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
