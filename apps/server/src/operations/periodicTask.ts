export interface PeriodicTaskOptions<Result> {
  readonly name: string
  readonly everyMs: number
  readonly work: () => Promise<Result>
  readonly onProblem: (error: unknown) => void
}

/** Work that is done again and again, one time after the other: the next begins when the last is over. */
export class PeriodicTask<Result> {
  readonly name: string
  readonly #options: PeriodicTaskOptions<Result>
  #timer: NodeJS.Timeout | undefined
  #running: Promise<unknown> = Promise.resolve()

  constructor(options: PeriodicTaskOptions<Result>) {
    this.name = options.name
    this.#options = options
  }

  start(): void {
    this.#timer = setInterval(() => void this.run().catch(() => undefined), this.#options.everyMs)
    this.#timer.unref()
  }

  /** Does the work once, after the round that is running. Throws the error of the work, which is told as a problem too. */
  run(): Promise<Result> {
    const next = this.#running.then(this.#options.work)
    this.#running = next.catch(this.#options.onProblem)
    return next
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}
