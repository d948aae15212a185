import { type CommandLog, type LogBlock, type LogHead, LogRefusal, toHex } from '@touchstone/log'
import { type Command, decodeCommand, encodeCommand, type OwnerId, type World as WorldName } from '@touchstone/protocol'
import { OutcomeUnknown } from '../errors/outcomeUnknown.ts'
import { Refusal } from '../errors/refusal.ts'
import { AnswersDigest } from './answersDigest.ts'
import { appliedEntry } from './appliedEntry.ts'
import { answeredBefore, FirstAnswers } from './firstAnswers.ts'
import type { Mark } from './following.ts'
import { type Halt, PoisonEntry } from './halt.ts'
import { type PublicBlock, publicBlock } from './publicBlock.ts'
import type { Replica } from './replica.ts'
import type { AppliedEntry, WorldPort } from './worldPort.ts'

export interface WorldObserver {
  appended(milliseconds: number): void
  block(commands: number, sequence: number): void
  halted(halt: Halt): void
  /** A follower threw: a bug of the follower, which missed an entry. The log and the core are not touched by it. */
  followerFailed(error: unknown, sequence: number): void
}

/** A place between two blocks, with the block before it. */
export interface ShownPlace {
  readonly mark: Mark
  readonly block: PublicBlock
}

export interface WorldParts {
  readonly world: WorldName
  readonly log: CommandLog
  /** Stands at the log's head. */
  readonly core: Replica
  readonly replay: (fromSequence: number) => AsyncIterable<AppliedEntry>
  readonly observer: WorldObserver
  /** Milliseconds of a clock that never goes back, to measure the latency of appends. */
  readonly monotonicMs: () => number
  /** Whether operators have to confirm the clock before anything is accepted. */
  readonly clockWaits: () => boolean
}

const REFUSALS = {
  storage_full: 'storage_full',
  clock_jumped: 'clock_stopped',
  closed: 'shutting_down',
  too_large: 'too_large',
  away: 'shutting_down',
  busy: 'rate_limited',
} as const
/** Pause before a log whose queue was full is tried again. */
const BUSY_SECONDS = 1

/** One world: commands go into its log, come back durable, are applied in the log's order, and are passed on to followers. */
export class World implements WorldPort {
  readonly world: WorldName
  readonly core: Replica
  readonly #parts: WorldParts
  readonly #firstAnswers: FirstAnswers
  readonly #answers = new Map<number, AppliedEntry>()
  #submitted = 0
  #listeners: readonly ((entry: AppliedEntry) => void)[] = []
  #halt: Halt | null = null
  #closing = false
  #storage: 'ok' | 'full' = 'ok'
  #sparing = false
  readonly #digest = new AnswersDigest()
  #chainHash: Uint8Array
  #shown: ShownPlace | undefined
  readonly #unfollow: () => void

  constructor(parts: WorldParts) {
    this.world = parts.world
    this.core = parts.core
    this.#parts = parts
    this.#chainHash = parts.log.head.hash
    this.#firstAnswers = new FirstAnswers(parts.replay)
    this.#unfollow = parts.log.follow((block) => this.#applyBlock(block))
  }

  get halt(): Halt | null {
    return this.#halt
  }

  get head(): LogHead {
    return this.#parts.log.head
  }

  clock(): 'runs' | 'waits' {
    return this.#parts.clockWaits() ? 'waits' : 'runs'
  }

  storage(): 'ok' | 'full' {
    return this.#sparing ? 'full' : this.#storage
  }

  /** While the space on disk is spared, commands are refused as on a full disk: the rest is for commands that were accepted before. */
  spareSpace(sparing: boolean): void {
    this.#sparing = sparing
  }

  hasSeen(identity: Parameters<Replica['hasSeen']>[0]): boolean {
    return this.core.hasSeen(identity)
  }

  answeredBy(identity: Parameters<Replica['answeredBy']>[0]): number {
    return this.core.answeredBy(identity)
  }

  entryAt(sequence: number): Promise<AppliedEntry | undefined> {
    return this.#firstAnswers.entryAt(sequence)
  }

  remembered(owner: OwnerId): ReturnType<Replica['remembered']> {
    return this.core.remembered(owner)
  }

  async submit(command: Command): Promise<AppliedEntry> {
    if (this.#halt !== null || this.#closing) throw new Refusal('shutting_down')
    if (this.#sparing) throw new Refusal('storage_full')
    const { log, observer, monotonicMs } = this.#parts
    const started = monotonicMs()
    let entry: AppliedEntry | undefined
    this.#submitted++
    try {
      const { sequence } = await log.append(encodeCommand(command))
      this.#storage = 'ok'
      observer.appended(monotonicMs() - started)
      entry = this.#answers.get(sequence)
      this.#answers.delete(sequence)
    } catch (error) {
      throw this.#refusal(error)
    } finally {
      this.#submitted--
      // The rest are commands whose senders have been told that the outcome is unknown: no sender waits for them any more.
      if (this.#submitted === 0) this.#answers.clear()
    }
    // Durable, but this replica has halted before it: resolving the halt decides the effect of the entry.
    if (!entry) throw new OutcomeUnknown('the world halted before it')
    const before = answeredBefore(entry)
    return before === undefined ? entry : await this.#firstAnswers.to(entry, before)
  }

  follow(listener: (entry: AppliedEntry) => void): () => void {
    const own = (entry: AppliedEntry): void => listener(entry)
    this.#listeners = [...this.#listeners, own]
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== own)
    }
  }

  replay(fromSequence: number): AsyncIterable<AppliedEntry> {
    return this.#parts.replay(fromSequence)
  }

  /** The end of the last block that was applied and answered; must not be called on a halted world. */
  mark(): Mark {
    return { sequence: this.core.sequence, chainHash: toHex(this.#chainHash), answers: this.#digest.text }
  }

  /** The end of the last block that anyone may read, undefined before the first of this process. */
  get shown(): ShownPlace | undefined {
    return this.#shown
  }

  /** A follower of the log has found that this world is wrong since an entry: no more commands are accepted. */
  stopFor({ sequence, reason }: Halt): void {
    if (this.#halt !== null) return
    this.#stop(sequence, `${reason}; found after this world had answered entry ${this.core.sequence}`)
  }

  /** Refuses further commands and waits until all accepted commands are durable and applied. */
  async close(): Promise<void> {
    this.#closing = true
    await this.#parts.log.close()
    this.#unfollow()
  }

  #refusal(error: unknown): unknown {
    if (!(error instanceof LogRefusal)) return error
    if (error.reason === 'storage_full') this.#storage = 'full'
    return new Refusal(REFUSALS[error.reason], error.reason === 'busy' ? { seconds: BUSY_SECONDS } : {})
  }

  /** Never throws: the log would take a follower's error for one of its own. */
  #applyBlock(block: LogBlock): void {
    let sequence = block.firstSequence
    const commands: Command[] = []
    for (const bytes of block.commands) {
      if (this.#halt !== null) return
      this.#applyOne(sequence, block.time, bytes, commands)
      sequence++
    }
    const { firstSequence, epoch, time } = block
    // Field by field: a journal of this very thread tells blocks whose commands are no field of their own, which a spread would lose.
    const content = { firstSequence, epoch, time, commands: block.commands, previousHash: this.#chainHash }
    const shown = publicBlock(content, commands)
    this.#chainHash = block.hash
    if (shown && this.#halt === null) this.#shown = { mark: this.mark(), block: shown }
    this.#parts.observer.block(block.commands.length, this.core.sequence)
  }

  #applyOne(sequence: number, time: number, bytes: Uint8Array, commands: Command[]): void {
    let entry: AppliedEntry
    try {
      const command = decodeCommand(bytes)
      commands.push(command)
      entry = appliedEntry(command, this.core.apply({ sequence, time, command }), true)
      this.#digest.add(entry)
    } catch (error) {
      this.#stop(sequence, new PoisonEntry(sequence, error))
      return
    }
    this.#answers.set(sequence, entry)
    for (const listener of this.#listeners) {
      try {
        listener(entry)
      } catch (error) {
        this.#parts.observer.followerFailed(error, sequence)
      }
    }
  }

  #stop(sequence: number, error: unknown): void {
    this.#halt = { sequence, reason: error instanceof Error ? error.message : String(error) }
    this.#parts.observer.halted(this.#halt)
  }
}
