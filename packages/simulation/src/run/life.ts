import { Exchange } from '@touchstone/core'
import {
  type Disk,
  type FileJournal,
  inlineGzip,
  type LogBlock,
  LogRefusal,
  newSha256,
  openFileJournal,
} from '@touchstone/log'
import { type Command, decodeCommand, type Entry, encodeCommand } from '@touchstone/protocol'
import { demand } from '../audit/auditFailure.ts'
import { SIMULATED_LISTINGS } from '../workload/listings.ts'
import { SIMULATED_GENESIS } from '../world/genesis.ts'
import type { HeldDisk } from '../world/heldDisk.ts'
import type { SimulatedClock } from '../world/simulatedClock.ts'
import type { History } from './history.ts'
import type { Witnesses } from './witnesses.ts'

const LOG_DIRECTORY = '/log'
const SEGMENT_BYTES = 32 * 1024

/** The real journal on simulated ground: small segments, so that rotation and archives happen often. */
export function openSimulatedJournal(
  disk: Disk,
  clock: SimulatedClock,
  onFatal: (error: unknown) => void,
): Promise<FileJournal> {
  return openFileJournal({
    directory: LOG_DIRECTORY,
    disk,
    clock,
    segmentBytes: SEGMENT_BYTES,
    defer: queueMicrotask,
    randomBytes: (length) => new Uint8Array(length).fill(7),
    compressor: inlineGzip,
    onFatal,
  })
}

export interface LifeOptions {
  readonly held: HeldDisk
  readonly clock: SimulatedClock
  readonly history: History
  readonly witnesses: Witnesses
}

/**
 * One process from start to crash: a journal and a core on the fast book, watched from outside. Entries acknowledged in earlier
 * lives must still be there, to the byte.
 */
export class Life {
  readonly core = new Exchange({ newSha256, book: 'fast' })
  readonly #log: FileJournal
  readonly #history: History
  readonly #witnesses: Witnesses
  refused = 0
  unanswered = 0
  /** The first broken rule, kept because a follower must not throw into the log. */
  failure: unknown

  private constructor(log: FileJournal, { history, witnesses }: LifeOptions) {
    this.#log = log
    this.#history = history
    this.#witnesses = witnesses
  }

  static async begin(options: LifeOptions): Promise<Life> {
    const { held, clock } = options
    let failed: unknown
    const opening = openSimulatedJournal(held.disk.mount(), clock, (error) => {
      failed = error
    }).catch((error: unknown) => {
      failed = error
      return undefined
    })
    await held.drain()
    const log = await opening
    if (!log) throw failed
    const life = new Life(log, options)
    await life.#replay(held)
    log.follow((block) => life.#followSafely(block))
    if (log.head.sequence === 0) {
      for (const command of [SIMULATED_GENESIS, ...SIMULATED_LISTINGS]) life.submit(command)
      await held.drain()
    }
    return life
  }

  get head(): number {
    return this.#log.head.sequence
  }

  /** Sends one command; its outcome is judged when its block arrives. */
  submit(command: Command): void {
    this.unanswered++
    this.#log.append(encodeCommand(command)).then(
      ({ sequence }) => {
        this.unanswered--
        this.#history.acknowledge(sequence)
      },
      (error: unknown) => {
        this.unanswered--
        if (error instanceof LogRefusal) this.refused++
        else this.failure ??= error
      },
    )
  }

  acceptClock(): void {
    this.#log.acceptClock()
  }

  sweep(): void {
    this.#witnesses.sweep(this.core)
  }

  async close(held: HeldDisk): Promise<void> {
    const closing = this.#log.close()
    await held.drain()
    await closing
  }

  async #replay(held: HeldDisk): Promise<void> {
    const reading = (async () => {
      for await (const block of this.#log.blocks(1)) this.#apply(block)
    })()
    let over = false
    const watched = reading.finally(() => {
      over = true
    })
    watched.catch(() => undefined)
    while (!over) await held.complete(50)
    await watched
    const head = this.#log.head.sequence
    this.#history.checkAfterReplay(head, this.core)
    const seen = this.#witnesses.sequence
    demand(head >= seen, 'I8', () => `followers have seen entry ${seen}, found only ${head}`)
  }

  #followSafely(block: LogBlock): void {
    if (this.failure) return
    try {
      this.#apply(block)
    } catch (error) {
      this.failure = error
    }
  }

  #apply(block: LogBlock): void {
    block.commands.forEach((bytes, index) => {
      const entry: Entry = { sequence: block.firstSequence + index, time: block.time, command: decodeCommand(bytes) }
      this.#history.record(entry.sequence, bytes)
      this.#witnesses.watch(entry, this.core)
    })
  }
}
