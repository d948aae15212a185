import { type SignerPort, SignerTrouble } from './signerClient.ts'

export interface SignerStartParts {
  readonly signer: Pick<SignerPort, 'ask'>
  readonly everyMs: number
  /** A signer that has not answered by then is in trouble, not on its way. */
  readonly withinMs: number
}

/**
 * The first answer of a signer, which may have been started together with this server and has the log to replay before it listens.
 * What needs it begins after that, or when it takes too long, and then says by itself that it does not answer.
 */
export class SignerStart {
  readonly #parts: SignerStartParts
  #waiting = true
  #go: () => void = () => {}

  constructor(parts: SignerStartParts) {
    this.#parts = parts
  }

  /** '' when it is over. */
  get trouble(): string {
    return this.#waiting ? 'the signer has not answered since the start' : ''
  }

  /** Resolves with its first answer of any kind, after `withinMs`, or when stopped; never rejects. */
  async over(): Promise<void> {
    const { everyMs, withinMs } = this.#parts
    const until = Date.now() + withinMs
    while (this.#waiting && Date.now() < until && !(await this.#answers())) await this.#pause(everyMs)
    this.#waiting = false
  }

  stop(): void {
    this.#waiting = false
    this.#go()
  }

  async #answers(): Promise<boolean> {
    return this.#parts.signer.ask('status', {}).then(
      () => true,
      (error: unknown) => !(error instanceof SignerTrouble),
    )
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#go = resolve
      setTimeout(resolve, milliseconds).unref()
    })
  }
}
