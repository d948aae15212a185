/** Work in turns, one after the other with a pause between, until it is stopped. */
export class Loop {
  readonly #turn: () => Promise<number>
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #stopped = false

  /** `turn` does not reject; it returns the milliseconds until the next. */
  constructor(turn: () => Promise<number>) {
    this.#turn = turn
  }

  get stopped(): boolean {
    return this.#stopped
  }

  start(): void {
    this.#schedule(0)
  }

  /** Resolves when the turn under way is over. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #schedule(delayMs: number): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#running = this.#turn().then((pauseMs) => this.#schedule(pauseMs))
    }, delayMs)
    this.#timer.unref()
  }
}
