import type { Exchange } from '@touchstone/core'
import {
  type CheckpointFacts,
  type Clock,
  type Disk,
  fromHex,
  type JournalFollower,
  type LogBlock,
  SnapshotStore,
  toHex,
} from '@touchstone/log'
import { AnswersDigest } from '../sequencer/answersDigest.ts'
import { Chore } from '../sequencer/chore.ts'
import type { Followed, FollowRequest, Mark } from '../sequencer/following.ts'
import { LawBroken } from '../sequencer/halt.ts'
import { HistoryDiffers } from '../sequencer/historyDiffers.ts'
import { applyBlock } from '../sequencer/replay.ts'
import { worldPaths } from '../sequencer/worldFiles.ts'
import { type CoreBehindLog, coreBehindLog } from './coreBehindLog.ts'

export interface FollowerParts {
  readonly disk: Disk
  readonly clock: Clock
  /** An exchange before its first entry. */
  readonly newCore: () => Exchange
  /** Called again and again during long work. */
  readonly alive: () => void
}

type Beginning = Pick<FollowRequest, 'directory' | 'quarantined' | 'kept' | 'snapshotEvery'>

interface Begun extends CoreBehindLog {
  readonly store: SnapshotStore
  /** How long the entries behind the snapshot took. */
  readonly replayMs: number
}

/** Looking over the whole state takes no time of orders, but of the machine. */
const PAUSE_PER_COST = 50
/**
 * What a start after a kill may have to carry out again, of each world: a snapshot is due then, however few entries that are. Those of a
 * sandbox's house take a hundred times as long as an order.
 */
const LONGEST_REPLAY_MS = 500
/** Such snapshots take half a per cent of a core at the most. */
const PAUSE_PER_SNAPSHOT = 200
/** The journal lets readers see an entry a little after it was durable. */
const LOOK_AGAIN_MS = 20
const MOST_LOOKS = 100

function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS))
}

/**
 * An exchange of its own behind the log of one world, which it reads from the disk. It comes to the marks of the sequencer,
 * compares, and only then looks over the whole state, hashes it and keeps it: nothing is proved beyond what both agree on.
 */
export class WorldFollower {
  readonly #log: JournalFollower
  readonly #core: Exchange
  readonly #store: SnapshotStore
  readonly #quarantined: ReadonlySet<number>
  readonly #digest: AnswersDigest
  readonly #sweeps: Chore
  readonly #signings: Chore
  readonly #snapshots: Chore
  readonly #now: () => number
  #agreed: number
  #snapshotAt: number
  /** How long the entries since then took. */
  #replayMs: number
  #signedAt: number

  private constructor(parts: FollowerParts, begun: Begun, { kept, quarantined }: Beginning) {
    this.#log = begun.log
    this.#core = begun.core
    this.#store = begun.store
    this.#quarantined = new Set(quarantined)
    this.#digest = new AnswersDigest(kept.answers)
    this.#agreed = kept.sequence
    this.#snapshotAt = begun.fromSnapshot
    this.#replayMs = begun.replayMs
    this.#signedAt = kept.sequence
    this.#now = () => parts.clock.monotonicMs()
    this.#sweeps = new Chore(this.#now, PAUSE_PER_COST)
    this.#signings = new Chore(this.#now, PAUSE_PER_COST)
    this.#snapshots = new Chore(this.#now, PAUSE_PER_SNAPSHOT)
  }

  /**
   * Stands where both last agreed, from a snapshot no newer than that. Throws HistoryDiffers or LogDamage when the journal
   * does not lead there.
   */
  static async open(parts: FollowerParts, beginning: Beginning): Promise<WorldFollower> {
    const { directory, kept, quarantined, snapshotEvery: span } = beginning
    // Whoever writes history may be as far behind as if all snapshots were that far apart.
    const store = await SnapshotStore.open({ disk: parts.disk, directory: worldPaths(directory).snapshots, span })
    const begun = { store, ...(await coreBehindLog({ ...parts, directory, store }, kept.sequence)) }
    const began = parts.clock.monotonicMs()
    const skipped = new Set(quarantined)
    await readUpTo(begun.log, kept.sequence, (block) => {
      for (const _entry of applyBlock(begun.core, block, skipped, false));
    })
    const { sequence } = begun.log.point
    if (sequence < kept.sequence) throw new Error(`the journal can be read up to entry ${sequence} only`)
    checkChain(begun.log, kept)
    return new WorldFollower(parts, { ...begun, replayMs: parts.clock.monotonicMs() - began }, beginning)
  }

  /** Throws when the journal could not be read or the state could not be written down: to be opened again. */
  async follow({ mark, snapshotEvery, last }: FollowRequest): Promise<Followed> {
    await readUpTo(this.#log, mark.sequence, (block) => this.#take(block))
    if (this.#log.point.sequence < mark.sequence) return { kind: 'behind', sequence: this.#log.point.sequence }
    this.#agree(mark)
    const snapshotDue = this.#isSnapshotDue(mark.sequence - this.#snapshotAt, last ? 1 : snapshotEvery)
    if (snapshotDue) this.#lookOver()
    else this.#sweeps.run(() => this.#lookOver())
    return snapshotDue ? this.#keep() : this.#sign()
  }

  #isSnapshotDue(entries: number, every: number): boolean {
    return entries >= every || (entries > 0 && this.#replayMs > LONGEST_REPLAY_MS && this.#snapshots.isDue)
  }

  #take(block: LogBlock): void {
    const began = this.#now()
    for (const entry of applyBlock(this.#core, block, this.#quarantined, true)) this.#digest.add(entry)
    this.#replayMs += this.#now() - began
  }

  /** Throws HistoryDiffers. */
  #agree(mark: Mark): void {
    checkChain(this.#log, mark)
    if (this.#digest.text !== mark.answers)
      throw new HistoryDiffers(
        mark.sequence,
        `replies or postings between entry ${this.#agreed + 1} and entry ${mark.sequence} are not what the log yields`,
      )
    this.#agreed = mark.sequence
  }

  /** Any failure counts: a state that cannot be looked over is no better than a wrong one. Throws LawBroken. */
  #lookOver(): void {
    try {
      this.#core.checkInvariants()
    } catch (error) {
      throw new LawBroken(this.#core.sequence, error)
    }
  }

  #sign(): Followed {
    const { sequence } = this.#core
    const facts: CheckpointFacts[] = []
    if (sequence > this.#signedAt) this.#signings.run(() => void facts.push(this.#facts()))
    if (facts.length > 0) this.#signedAt = sequence
    return { kind: 'agreed', sequence, facts: facts[0] ?? null, kept: false, problem: null }
  }

  /** A full disk costs the snapshot and nothing else. */
  async #keep(): Promise<Followed> {
    const { sequence } = this.#core
    const bytes = this.#snapshots.runNow(() => this.#core.snapshot())
    const facts = this.#facts()
    this.#snapshotAt = sequence
    this.#replayMs = 0
    try {
      await this.#store.save({ ...facts, bytes })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      return { kind: 'agreed', sequence, facts: null, kept: false, problem }
    }
    this.#signedAt = sequence
    return { kind: 'agreed', sequence, facts, kept: true, problem: null }
  }

  #facts(): CheckpointFacts {
    const { sequence, time } = this.#core
    return { sequence, time, chainHash: this.#log.point.hash, stateHash: fromHex(this.#core.stateHash()) }
  }
}

/** Comes as far as the log can be read by now, at most to this entry. */
async function readUpTo(log: JournalFollower, sequence: number, take: (block: LogBlock) => void): Promise<void> {
  for (let looks = 0; log.point.sequence < sequence && looks < MOST_LOOKS; looks++) {
    if (looks > 0) await pause()
    await log.poll(take, sequence)
  }
}

/** Throws HistoryDiffers when the sequencer's chain hash is not that of the blocks read. */
function checkChain({ point }: JournalFollower, mark: Mark): void {
  if (point.sequence !== mark.sequence || toHex(point.hash) !== mark.chainHash)
    throw new HistoryDiffers(mark.sequence, `the journal on the disk has another history up to entry ${mark.sequence}`)
}
