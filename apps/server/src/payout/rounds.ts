import { SignerRefused } from './signerClient.ts'

export interface RoundsParts {
  readonly pollMs: number
  /** All that can be done now. What fails is to be tried apart. */
  readonly round: () => Promise<void>
  /** Once for each kind of trouble, not at every try. */
  readonly onProblem: (problem: string) => void
}

function message(error: unknown): string {
  if (error instanceof SignerRefused) return `the signer refuses (${error.code}): ${error.message}`
  return error instanceof Error ? error.message : String(error)
}

/** Rounds of work, one after the other with a pause between; the troubles of a round are collected and told once. */
export class Rounds {
  readonly #parts: RoundsParts
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #stopped = false
  readonly #told = new Set<string>()
  /** Of this round. */
  #troubles: string[] = []

  constructor(parts: RoundsParts) {
    this.#parts = parts
  }

  /** The first trouble of the round, '' when there is none. */
  get trouble(): string {
    return this.#troubles[0] ?? ''
  }

  start(): void {
    this.#schedule(0)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async step(): Promise<void> {
    this.#troubles = []
    await this.#parts.round()
    for (const trouble of this.#troubles) if (!this.#told.has(trouble)) this.#parts.onProblem(trouble)
    this.#told.clear()
    for (const trouble of this.#troubles) this.#told.add(trouble)
  }

  note(trouble: string): void {
    this.#troubles.push(trouble)
  }

  /** undefined when it failed, which is noted, or when nothing more is to be begun. */
  async try<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#stopped) return undefined
    try {
      return await work()
    } catch (error) {
      this.note(message(error))
      return undefined
    }
  }

  #schedule(delayMs: number): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#running = this.step()
        .catch((error: unknown) => this.#parts.onProblem(message(error)))
        .finally(() => this.#schedule(this.#parts.pollMs))
    }, delayMs)
    this.#timer.unref()
  }
}
