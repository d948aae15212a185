interface Waiter {
  readonly sequence: number
  settle(passed: boolean): void
}

/** Readers that wait for a position to be passed. */
export class SequenceWaiters {
  readonly #waiting = new Set<Waiter>()

  /** True once `passed` reached `sequence`, false after `timeoutMs`. */
  wait(sequence: number, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const waiter: Waiter = {
        sequence,
        settle: (passed) => {
          clearTimeout(timer)
          this.#waiting.delete(waiter)
          resolve(passed)
        },
      }
      const timer = setTimeout(() => waiter.settle(false), timeoutMs)
      this.#waiting.add(waiter)
    })
  }

  passed(sequence: number): void {
    for (const waiter of this.#waiting) if (waiter.sequence <= sequence) waiter.settle(true)
  }

  giveUp(): void {
    for (const waiter of this.#waiting) waiter.settle(false)
  }
}
