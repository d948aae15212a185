import { setTimeout as delay } from 'node:timers/promises'
import type { World } from '@touchstone/protocol'
import type { HistoryPort, Rest } from '../projector/historyPort.ts'
import type { Projection } from '../projector/projection.ts'
import { SequenceWaiters } from '../projector/sequenceWaiters.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { type Peer, PeerGone } from '../threads/conversation.ts'
import type { HistoryBoundary, WorldToWrite } from './historyBoundary.ts'

/** The writer. It may end and be restarted at any time. */
type Writer = Peer<HistoryBoundary['program']>

export interface WrittenWorldOptions {
  readonly port: Pick<WorldPort, 'world' | 'follow'> & { readonly core: Pick<WorldPort['core'], 'sequence'> }
  /** Data folder of the world. */
  readonly directory: string
  readonly quarantined: ReadonlySet<number>
  readonly projections: readonly Projection[]
  readonly writer: Writer
}

/** How long the writer may go untold of answered entries while nobody waits to read them. */
const ANSWERED_EVERY_MS = 50
const ASK_AGAIN_MS = 100

/** One world's history as the order path sees it: tells the writer the last answered entry, and hears the last written one. */
export class WrittenWorld implements HistoryPort {
  readonly world: World
  readonly projections: readonly Projection[]
  readonly ready: Promise<void>
  readonly #options: WrittenWorldOptions
  readonly #waiters = new SequenceWaiters()
  #cursor = 0
  #isReady: () => void = () => undefined
  #timer: NodeJS.Timeout | undefined
  #hasStopped = false
  #unfollow: () => void = () => undefined

  constructor(options: WrittenWorldOptions) {
    this.#options = options
    this.world = options.port.world
    this.projections = options.projections
    this.ready = new Promise((resolve) => {
      this.#isReady = resolve
    })
  }

  get behind(): number {
    return Math.max(0, this.#head - this.#cursor)
  }

  /** The data a restarted writer begins with. */
  get toWrite(): WorldToWrite {
    const { directory, quarantined } = this.#options
    return { world: this.world, directory, quarantined: [...quarantined], sequence: this.#head }
  }

  start(): void {
    this.#unfollow = this.#options.port.follow(() => {
      this.#timer ??= setTimeout(() => this.#tell('answered'), ANSWERED_EVERY_MS).unref()
    })
  }

  waitFor(sequence: number, timeoutMs: number): Promise<boolean> {
    if (this.#cursor >= sequence) return Promise.resolve(true)
    this.#tell('hurry')
    return this.#waiters.wait(sequence, timeoutMs)
  }

  async atRest<Result>(work: (rest: Rest) => Promise<Result>): Promise<Result> {
    const { writer } = this.#options
    await this.ready
    for (;;)
      try {
        let hadRested = false
        let result: Result
        const rest = await writer.ask('rest', this.world)
        try {
          result = await work(rest)
        } finally {
          hadRested = await writer.ask('goOn', this.world)
        }
        if (hadRested) return result
      } catch (error) {
        // Rows read while the writer ended may belong to two positions.
        if (this.#hasStopped || !(error instanceof PeerGone)) throw error
        await delay(ASK_AGAIN_MS)
      }
  }

  written(sequence: number): void {
    this.#cursor = sequence
    this.#waiters.passed(sequence)
  }

  caughtUp(): void {
    this.#isReady()
  }

  /** Has the entries answered so far written, within a time limit. */
  async stop(): Promise<void> {
    this.#hasStopped = true
    this.#unfollow()
    clearTimeout(this.#timer)
    await this.#options.writer.ask('finish', { world: this.world, sequence: this.#head }).catch((error: unknown) => {
      if (!(error instanceof PeerGone)) throw error
    })
    this.#waiters.giveUp()
  }

  get #head(): number {
    return this.#options.port.core.sequence
  }

  #tell(what: 'answered' | 'hurry'): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#options.writer.tell(what, { world: this.world, sequence: this.#head })
  }
}
