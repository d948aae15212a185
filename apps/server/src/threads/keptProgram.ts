import type { TransferListItem } from 'node:worker_threads'
import { type Peer, PeerGone, type Service } from './conversation.ts'
import type { Begun, Boundary, Carrier } from './program.ts'

export interface KeepOptions<Its extends Boundary> {
  readonly carrier: Carrier<Its>
  /** Answers what the program asks of its owner. */
  readonly service: Service<Its['owner']>
  /** Called each time the program has begun, before anybody else may ask it: tells it where to begin. */
  readonly onBegun?: (peer: Peer<Its['program']>) => Promise<void>
  /** Told each time it ended by itself, and in how many milliseconds it begins again. */
  readonly onEnded: (reason: string, againInMs: number) => void
  readonly pause?: Partial<PauseLimits>
}

/** The pause before a program begins again: it doubles each time that the program did not live for the longest of them. */
interface PauseLimits {
  readonly shortestMs: number
  readonly longestMs: number
}

const PAUSE: PauseLimits = { shortestMs: 100, longestMs: 5_000 }

/** A program that begins again when it ended. While it is away, what is asked of it throws {@link PeerGone} at once. */
export class KeptProgram<Its extends Boundary> implements Peer<Its['program']> {
  readonly #options: KeepOptions<Its>
  readonly #pause: PauseLimits
  #begun: Begun<Its> | undefined
  #peer: Peer<Its['program']> | undefined
  #running: Promise<void> = Promise.resolve()
  #stopped = false
  #endPause: () => void = () => undefined

  private constructor(options: KeepOptions<Its>) {
    this.#options = options
    this.#pause = { ...PAUSE, ...options.pause }
  }

  /** Throws when the program cannot begin the first time; from then on it is begun again for as long as it takes. */
  static async begin<Its extends Boundary>(options: KeepOptions<Its>): Promise<KeptProgram<Its>> {
    const kept = new KeptProgram(options)
    kept.#running = kept.#keep(await kept.#begin())
    return kept
  }

  get isAway(): boolean {
    return this.#peer === undefined
  }

  ask<Name extends keyof Its['program'] & string>(
    name: Name,
    request: Parameters<Its['program'][Name]>[0],
    handedOver?: readonly TransferListItem[],
  ): Promise<Awaited<ReturnType<Its['program'][Name]>>> {
    return this.#peer?.ask(name, request, handedOver) ?? Promise.reject(new PeerGone('it is being started again'))
  }

  tell<Name extends keyof Its['program'] & string>(
    name: Name,
    request: Parameters<Its['program'][Name]>[0],
    handedOver?: readonly TransferListItem[],
  ): void {
    this.#peer?.tell(name, request, handedOver)
  }

  /** Ends what runs now, whatever it is doing. It begins again. */
  async endNow(reason: string): Promise<void> {
    await this.#begun?.end(reason)
  }

  /** Ends it for good. Whoever wants it to end in order asks it for that first. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#endPause()
    await this.#begun?.end('it was stopped')
    await this.#running
  }

  async #begin(): Promise<Begun<Its>> {
    const { carrier, service, onBegun } = this.#options
    const begun = carrier(service)
    this.#begun = begun
    try {
      await onBegun?.(begun.peer)
    } catch (error) {
      await begun.end(`it could not begin: ${String(error)}`)
      throw error
    }
    if (!this.#stopped) this.#peer = begun.peer
    return begun
  }

  async #keep(first: Begun<Its>): Promise<void> {
    let pauseMs = this.#pause.shortestMs
    let reason = await this.#lifeOf(first)
    while (!this.#stopped) {
      this.#options.onEnded(reason, pauseMs)
      await this.#wait(pauseMs)
      if (this.#stopped) return
      const since = performance.now()
      try {
        reason = await this.#lifeOf(await this.#begin())
      } catch (error) {
        reason = String(error)
      }
      const livedLong = performance.now() - since > this.#pause.longestMs
      pauseMs = livedLong ? this.#pause.shortestMs : Math.min(this.#pause.longestMs, pauseMs * 2)
    }
  }

  async #lifeOf(begun: Begun<Its>): Promise<string> {
    const reason = await begun.ended
    this.#peer = undefined
    return reason
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      this.#endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
