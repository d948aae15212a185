import { Loop } from '../operations/loop.ts'
import { SignerRefused } from './signerClient.ts'

export interface RoundWorkerParts {
  readonly pollMs: number
  /** Once for each kind of trouble, not at every try. */
  readonly onProblem: (problem: string) => void
}

function message(error: unknown): string {
  if (error instanceof SignerRefused) return `the signer refuses (${error.code}): ${error.message}`
  return error instanceof Error ? error.message : String(error)
}

/** Works in rounds, one after the other with a pause between; the troubles of a round are collected and told once. */
export abstract class RoundWorker {
  readonly #onProblem: (problem: string) => void
  readonly #loop: Loop
  readonly #told = new Set<string>()
  /** Of this round. */
  #troubles: string[] = []

  constructor({ pollMs, onProblem }: RoundWorkerParts) {
    this.#onProblem = onProblem
    this.#loop = new Loop(async () => {
      await this.step().catch((error: unknown) => onProblem(message(error)))
      return pollMs
    })
  }

  start(): void {
    this.#loop.start()
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
  }

  /** One round now. Trouble with one thing does not keep the others. */
  async step(): Promise<void> {
    this.#troubles = []
    await this.round()
    for (const trouble of this.#troubles) if (!this.#told.has(trouble)) this.#onProblem(trouble)
    this.#told.clear()
    for (const trouble of this.#troubles) this.#told.add(trouble)
  }

  /** Does all that can be done now. Steps that fail are to be tried apart. */
  protected abstract round(): Promise<void>

  /** The first trouble of the round, '' when there is none. */
  protected get trouble(): string {
    return this.#troubles[0] ?? ''
  }

  protected note(trouble: string): void {
    this.#troubles.push(trouble)
  }

  /** undefined when it failed, which is noted, or when nothing more is to be begun. */
  protected async try<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#loop.stopped) return undefined
    try {
      return await work()
    } catch (error) {
      this.note(message(error))
      return undefined
    }
  }
}
