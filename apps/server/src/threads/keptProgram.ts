import type { TransferListItem } from 'node:worker_threads'
import { type Peer, PeerGone, type Service } from './conversation.ts'
import type { Begun, Boundary, Carrier } from './program.ts'

export interface KeepOptions<Its extends Boundary> {
  readonly carrier: Carrier<Its>
  /** Answers the program's calls to its owner. */
  readonly service: Service<Its['owner']>
  /** Called each time the program has started, before any other call reaches it: gives it its starting state. */
  readonly onBegun?: (peer: Peer<Its['program']>) => Promise<void>
  /** Told each time the program ended by itself, with the milliseconds until it is restarted. */
  readonly onEnded: (reason: string, againInMs: number) => void
  readonly pause?: Partial<PauseLimits>
}

/** The pause before a restart: it doubles each time the program has lived for less than the longest pause. */
interface PauseLimits {
  readonly shortestMs: number
  readonly longestMs: number
}

const PAUSE: PauseLimits = { shortestMs: 100, longestMs: 5_000 }

/** A program that is restarted when it ends. While it is away, calls to it throw {@link PeerGone} at once. */
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

  /** Throws when the first start fails; later starts are repeated until one succeeds. */
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

  /** Ends the running program, whatever it is doing. It is restarted. */
  async endNow(reason: string): Promise<void> {
    await this.#begun?.end(reason)
  }

  /** Ends the program for good. For an orderly end the owner asks the program first. */
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
