const SHORTEST_PAUSE_MS = 60_000

/** Work that repeats at least a minute apart, and further apart the longer it takes. */
export class Chore {
  #dueAt: number
  readonly #now: () => number
  readonly #pausePerCost: number

  /** `pausePerCost`: it may take at most one part in so many of the time. */
  constructor(now: () => number, pausePerCost: number) {
    this.#now = now
    this.#pausePerCost = pausePerCost
    this.#dueAt = now() + SHORTEST_PAUSE_MS
  }

  run(work: () => void): void {
    const started = this.#now()
    if (started < this.#dueAt) return
    work()
    const cost = this.#now() - started
    this.#dueAt = started + Math.max(SHORTEST_PAUSE_MS, cost * this.#pausePerCost)
  }
}
