import { BLOCK_HEADER_BYTES, MAX_BLOCK_COMMANDS, sealBlock } from '../commands/block.ts'
import { type Appended, type CommandLog, type LogBlock, type LogHead, LogRefusal } from '../commands/commandLog.ts'
import { CommandQueue, type Group } from '../commands/commandQueue.ts'
import { Followers } from '../commands/followers.ts'
import type { ClockJump, LogClock } from '../commands/logClock.ts'
import type { LogPoint } from '../commands/logPoint.ts'
import { COMMAND_PREFIX_BYTES, runsOf } from '../commands/packedCommands.ts'
import { WrittenBlock } from '../commands/writtenBlock.ts'
import { type DiskLock, isMissing } from '../disk/disk.ts'
import type { Place, Readings, SegmentStore } from '../segments/segmentStore.ts'
import type { WatermarkWriter } from '../segments/watermarkWriter.ts'
import type { JournalReader } from './journalReader.ts'

export interface JournalStatus {
  /** Appends are or will soon be refused until there is space. */
  readonly storageFull: boolean
  /** Appends are refused until the clock is right again or accepted. */
  readonly clockJump: ClockJump | null
  /** Bytes of blocks written since opening. */
  readonly writtenBytes: number
  readonly writtenBlocks: number
}

/** The parts of a journal; see `openFileJournal`. */
export interface JournalParts {
  readonly epoch: number
  /** Bytes of an unfinished last write that were cut at opening. */
  readonly cutBytes: number
  readonly head: LogPoint
  readonly segments: SegmentStore
  readonly reader: JournalReader
  readonly watermark: WatermarkWriter
  readonly clock: LogClock
  readonly lock: DiskLock
  readonly defer: (run: () => void) => void
  readonly onFatal: (error: unknown) => void
}

/** A log in a folder of this machine: one write at a time, and commands that arrive meanwhile go into the next. */
export class FileJournal implements CommandLog {
  readonly epoch: number
  readonly cutBytes: number
  readonly #parts: JournalParts
  readonly #queue: CommandQueue
  readonly #followers = new Followers<WrittenBlock>()
  #head: LogPoint
  #pumping: Promise<void> | null = null
  #closing: Promise<void> | null = null
  #failed = false
  #writtenBytes = 0
  #writtenBlocks = 0

  constructor(parts: JournalParts) {
    this.#parts = parts
    this.epoch = parts.epoch
    this.cutBytes = parts.cutBytes
    this.#head = parts.head
    this.#queue = new CommandQueue(parts.segments.maxBlockBytes)
  }

  get head(): LogHead {
    return this.#head
  }

  get status(): JournalStatus {
    return {
      storageFull: this.#parts.segments.isFull,
      clockJump: this.#parts.clock.jump,
      writtenBytes: this.#writtenBytes,
      writtenBlocks: this.#writtenBlocks,
    }
  }

  /** The command is copied. */
  append(command: Uint8Array): Promise<Appended> {
    const refusal = this.#refusalOf(command.byteLength)
    if (refusal) return Promise.reject(refusal)
    return new Promise((resolve, reject) => {
      this.#queue.push(command, { count: 1, resolve, reject })
      this.#wake()
    })
  }

  /**
   * The same for many, as `packedCommands` leaves them and in their order. Whoever follows hears when they are durable;
   * `refused` is told of those of which nothing was written: the place of the first among all, and how many.
   */
  appendPacked(commands: Uint8Array, refused: (first: number, count: number, error: unknown) => void): void {
    for (const { first, count, packed } of runsOf(commands, MAX_BLOCK_COMMANDS, this.#room)) {
      const refusal = this.#refusalOf(packed.byteLength - COMMAND_PREFIX_BYTES)
      if (refusal) refused(first, count, refusal)
      else this.#queue.pushPacked(packed, { count, resolve: noMatter, reject: (error) => refused(first, count, error) })
    }
    this.#wake()
  }

  blocks(from: number): AsyncIterable<LogBlock> {
    return this.#parts.reader.blocks(this.readings(), from)
  }

  /** What may be read as of now, for `readBlocks` of whoever shares the disk with this journal and not its memory. */
  readings(): Readings {
    return this.#parts.segments.readings()
  }

  follow(listener: (block: WrittenBlock) => void): () => void {
    return this.#followers.add(listener)
  }

  /** Takes the wall clock as it is now for true; see `status.clockJump`. */
  acceptClock(): void {
    this.#parts.clock.accept()
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  /**
   * Whether the log goes on. A journal that was moved or deleted under the running server fails here: asked before each
   * block is acknowledged, and by whoever keeps a quiet world.
   */
  look(): boolean {
    if (!this.#failed && !this.#parts.segments.isInPlace()) this.fail(wasMoved())
    return !this.#failed
  }

  /** Called by any part that cannot go on: nothing more is written or answered. */
  fail(error: unknown): void {
    if (this.#failed) return
    this.#failed = true
    // Whatever finds no file where it was tells of the journal that went away, not of itself.
    this.#parts.onFatal(isMissing(error) && !this.#parts.segments.isInPlace() ? wasMoved() : error)
  }

  /** Bytes of commands with their lengths that fit a block. */
  get #room(): number {
    return this.#parts.segments.maxBlockBytes - BLOCK_HEADER_BYTES
  }

  #refusalOf(byteLength: number): LogRefusal | undefined {
    if (this.#closing || this.#failed) return new LogRefusal('closed', 'the log is closed')
    const longest = this.#room - COMMAND_PREFIX_BYTES
    if (byteLength <= longest) return undefined
    return new LogRefusal('too_large', `${byteLength} bytes; at most ${longest} fit a block`)
  }

  async #close(): Promise<void> {
    await this.#pumping
    await this.#parts.segments.close()
    if (!this.#failed) await this.#parts.watermark.close()
    await this.#parts.lock.release()
  }

  /** Everything that arrives before the deferred start goes into the first block together. */
  #wake(): void {
    this.#pumping ??= new Promise<void>((done) => this.#parts.defer(done))
      .then(() => this.#pump())
      .catch((error: unknown) => this.fail(error))
  }

  /**
   * While there is more to write, the next write begins before the last block is delivered and answered, so that disk and
   * processor work at the same time.
   */
  async #pump(): Promise<void> {
    let durable: Committed | null = null
    while (!this.#failed) {
      const group = this.#queue.shift()
      if (group) {
        const place = this.#parts.segments.placeNow(group.byteLength)
        if (!place) durable = this.#release(durable)
        const writing = this.#begin(group, place)
        durable = this.#release(durable)
        durable = await writing
      } else if (durable) durable = this.#release(durable)
      else break
    }
    // In the same breath as the queue was seen empty: a command that comes later wakes the next pump.
    if (!this.#failed) this.#pumping = null
  }

  /** Writes one block; null when it was refused, which its commands have been told. */
  async #begin(group: Group, placeNow: Place | null): Promise<Committed | null> {
    try {
      const place = placeNow ?? (await this.#parts.segments.nextPlace(group.byteLength, this.#head))
      const time = this.#parts.clock.stamp(this.#head.time)
      return this.#failed ? null : await this.#write(group, place, time)
    } catch (error) {
      if (!(error instanceof LogRefusal)) throw error
      for (const { reject } of group.waiting) reject(error)
      return null
    }
  }

  async #write(group: Group, place: Place, time: number): Promise<Committed | null> {
    const before = this.#head
    const { count } = group
    const facts = { firstSequence: before.sequence + 1, epoch: this.epoch, time, count, previousHash: before.hash }
    const hash = sealBlock(group.block, facts, place.seed)
    await place.file.write(place.offset, group.block)
    if (!this.look()) return null
    const block = new WrittenBlock(facts, group.packed(), hash)
    this.#head = { sequence: before.sequence + count, time, epoch: this.epoch, hash }
    this.#parts.segments.advance(before, this.#head, group.byteLength)
    this.#parts.watermark.follow(this.#head)
    this.#writtenBytes += group.byteLength
    this.#writtenBlocks++
    return { group, block }
  }

  /** Delivers a durable block, then answers its commands. A follower that throws leaves nothing sensible to answer. */
  #release(committed: Committed | null): null {
    if (!committed) return null
    const { group, block } = committed
    try {
      this.#followers.deliver(block)
    } catch (error) {
      this.fail(error)
      return null
    }
    this.#queue.done(group)
    let sequence = block.firstSequence
    for (const { count, resolve } of group.waiting) {
      resolve({ sequence, time: block.time })
      sequence += count
    }
    return null
  }
}

/** A durable block whose commands wait for their answer. */
interface Committed {
  readonly group: Group
  readonly block: WrittenBlock
}

function wasMoved(): Error {
  return new Error('the journal was moved or deleted under the running server: nothing more is acknowledged')
}

function noMatter(): void {
  // Whoever follows has heard of it.
}
