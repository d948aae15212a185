import { Exchange } from '@touchstone/core'
import { type LogBlock, newSha256, realDisk, SnapshotStore } from '@touchstone/log'
import type { World } from '@touchstone/protocol'
import { type CoreBehindLog, coreBehindLog } from '../follower/coreBehindLog.ts'
import type { ProjectedWorld } from '../projector/projector.ts'
import { applyBlock } from '../sequencer/replay.ts'
import { worldPaths } from '../sequencer/worldFiles.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'

export interface JournalWorldOptions {
  readonly world: World
  /** Data folder of the world. */
  readonly directory: string
  readonly quarantined: readonly number[]
  /** Last entry that has been answered. */
  readonly mark: number
  /** False: the rows read so far are not written yet, so no more entries are read before `goOn`. */
  readonly hasRoom: () => boolean
  /** Told when the journal cannot be followed: no entries are told until it has been replayed. */
  readonly onProblem: (error: unknown) => void
  /** Called between the parts of long work, as a sign of life. */
  readonly alive: () => void
}

/** Entries read in one go, roughly. */
const AT_ONCE = 500
/** The journal lets readers see an entry a little after it was durable. */
const LOOK_AGAIN_MS = 20
/** Thrown to end one reading of the journal; the next reading begins with the same block. */
const ENOUGH = new Error('enough was read')

function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS))
}

/**
 * A world as its journal on disk tells it, by an exchange of its own, beside the exchange of the order path on another thread. It
 * reads up to the last answered entry, and no faster than its listener takes what it tells.
 */
export class JournalWorld implements ProjectedWorld {
  readonly world: World
  readonly #options: JournalWorldOptions
  readonly #quarantined: ReadonlySet<number>
  #mark: number
  /** The source of entries after a replay; undefined before and during a replay. */
  #live: CoreBehindLog | undefined
  #isReading = false
  #hasEnded = false
  #listener: (entry: AppliedEntry) => void = () => undefined

  constructor(options: JournalWorldOptions) {
    this.world = options.world
    this.#options = options
    this.#quarantined = new Set(options.quarantined)
    this.#mark = options.mark
  }

  /** The last answered entry, as far as this world counts. */
  get core(): { readonly sequence: number } {
    return { sequence: this.#mark }
  }

  /** One listener. */
  follow(listener: (entry: AppliedEntry) => void): () => void {
    this.#listener = listener
    return () => {
      this.#listener = () => undefined
    }
  }

  /** Tells the listener every later entry. */
  async *replay(fromSequence: number): AsyncGenerator<AppliedEntry> {
    this.#live = undefined
    const { directory, alive } = this.#options
    const store = await SnapshotStore.open({ disk: realDisk, directory: worldPaths(directory).snapshots })
    const newCore = () => new Exchange({ newSha256, onPart: alive })
    const behind = await coreBehindLog({ disk: realDisk, directory, store, newCore, alive }, fromSequence - 1)
    while (!this.#hasEnded && behind.log.point.sequence < this.#mark)
      for (const entry of await this.#read(behind)) if (entry.sequence >= fromSequence) yield entry
    if (!this.#hasEnded) this.#live = behind
  }

  /** The log has been answered up to this entry. */
  answeredTo(sequence: number): void {
    this.#mark = Math.max(this.#mark, sequence)
    this.goOn()
  }

  /** The listener may have room again. */
  goOn(): void {
    if (!this.#isReading) void this.#tell()
  }

  end(): void {
    this.#hasEnded = true
    this.#live = undefined
  }

  async #tell(): Promise<void> {
    this.#isReading = true
    const behind = this.#live
    try {
      while (behind && behind === this.#live && behind.log.point.sequence < this.#mark && this.#options.hasRoom()) {
        const entries = await this.#read(behind)
        if (behind === this.#live) for (const entry of entries) this.#listener(entry)
      }
    } catch (error) {
      this.#live = undefined
      this.#options.onProblem(error)
    } finally {
      this.#isReading = false
    }
  }

  /** The entries of the next blocks up to the mark; waits a little when the journal does not show them yet. */
  async #read({ log, core }: CoreBehindLog): Promise<AppliedEntry[]> {
    const before = log.point.sequence
    const entries: AppliedEntry[] = []
    const take = (block: LogBlock) => {
      if (entries.length >= AT_ONCE) throw ENOUGH
      entries.push(...applyBlock(core, block, this.#quarantined, true))
    }
    try {
      await log.poll(take, this.#mark)
    } catch (error) {
      if (error !== ENOUGH) throw error
    }
    if (log.point.sequence === before) await pause()
    return entries
  }
}
