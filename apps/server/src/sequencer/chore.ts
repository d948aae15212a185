const SHORTEST_PAUSE_MS = 60_000

/** Repeated work: runs are at least a minute apart, and further apart the longer a run takes. */
export class Chore {
  #dueAt: number
  readonly #now: () => number
  readonly #pausePerCost: number

  /** `pausePerCost`: a run that takes t is followed by the next one no sooner than t × pausePerCost after its own start. */
  constructor(now: () => number, pausePerCost: number) {
    this.#now = now
    this.#pausePerCost = pausePerCost
    this.#dueAt = now() + SHORTEST_PAUSE_MS
  }

  get isDue(): boolean {
    return this.#now() >= this.#dueAt
  }

  /** Does the work if it is due. */
  run(work: () => void): void {
    if (this.isDue) this.runNow(work)
  }

  runNow<Result>(work: () => Result): Result {
    const started = this.#now()
    const result = work()
    const cost = this.#now() - started
    this.#dueAt = started + Math.max(SHORTEST_PAUSE_MS, cost * this.#pausePerCost)
    return result
  }
}
