import { join } from 'node:path'
import { claimedLength, decodeBlock, lastSequence, MAX_BLOCK_BYTES, type StoredBlock } from '../commands/block.ts'
import { type LogBlock, LogDamage } from '../commands/commandLog.ts'
import { assertContinues, GENESIS, type LogPoint, pointAfter } from '../commands/logPoint.ts'
import { type Disk, isMissing } from '../disk/disk.ts'
import { ArchiveReader } from '../segments/archiveReader.ts'
import { type Compressor, streamingGzip } from '../segments/compressor.ts'
import { blockSeed, decodeSegmentHeader, SEGMENT_HEADER_BYTES, segmentName } from '../segments/segment.ts'
import { readWatermark, WATERMARK_NAME, type Watermark } from '../segments/watermark.ts'
import { findPlace } from './journalPlace.ts'

export interface JournalFollowerOptions {
  readonly directory: string
  /** Nothing is written: `readOnlyDisk` will do. */
  readonly disk: Disk
  /** Default: gzip beside the event loop. */
  readonly compressor?: Compressor
}

/** A place that a log was followed up to. */
export interface FollowedPlace {
  /** When it is known: the chain hash alone names a history, but not the folder that it was read from. */
  readonly logId?: Uint8Array
  /** The last entry of a block. */
  readonly sequence: number
  /** Chain hash after it. */
  readonly hash: Uint8Array
}

/** Enough for the blocks of the time between two looks; more is read when more is behind. */
const SHORT_READ_BYTES = 64 * 1024
const LONG_READ_BYTES = 4 * MAX_BLOCK_BYTES
const FAR_BEHIND = 1_000

/**
 * Follows the log in a folder from its first entry on, or from a place it was followed up to before, beside the server that
 * writes it and in another process, taking no lock and changing nothing. Only entries under the watermark are delivered: a
 * reader must not act on an entry that a power cut can still take back. Checksums, the chain and the watermark's own
 * hash are checked on the way.
 */
export class JournalFollower {
  readonly #directory: string
  readonly #disk: Disk
  readonly #compressor: Compressor
  #point: LogPoint = GENESIS
  #segment = 1
  #offset = SEGMENT_HEADER_BYTES
  #logId: Uint8Array | null = null
  /** A block that looked damaged once may have been in motion. */
  #doubted: number | null = null

  constructor({ directory, disk, compressor = streamingGzip }: JournalFollowerOptions) {
    this.#directory = directory
    this.#disk = disk
    this.#compressor = compressor
  }

  /** The log up to the last block delivered. */
  get point(): Readonly<LogPoint> {
    return this.#point
  }

  /** Of the log that is followed; null before the first look at it. */
  get logId(): Uint8Array | null {
    return this.#logId
  }

  /**
   * Goes on after a place instead of the beginning; to be called before anything is delivered. The chain hash there stands
   * for everything before it, which is not read again. Resolves with the reason when it is not a durable place of this log;
   * rejects when that cannot be told, as with `LogDamage`. Then nothing is changed.
   */
  async resume({ logId, sequence, hash }: FollowedPlace): Promise<string | null> {
    const mark = await this.#newestMark()
    if (logId && Buffer.compare(mark.logId, logId) !== 0) return 'it is of another log'
    if (mark.sequence < sequence) return `the log ends at entry ${mark.sequence}, before entry ${sequence}`
    const folder = { disk: this.#disk, directory: this.#directory, compressor: this.#compressor, logId: mark.logId }
    const place = await findPlace(folder, sequence)
    if (!place || Buffer.compare(place.point.hash, hash) !== 0)
      return `the log has another history up to entry ${sequence}`
    this.#logId = mark.logId
    this.#segment = place.segment
    this.#offset = place.offset
    this.#point = place.point
    return null
  }

  /**
   * Delivers every durable block not delivered yet, in order, or those up to entry `upTo`, which ends a block. One call at a
   * time. Rejects with `LogDamage` when the same entry is in doubt for the second time; a throw of `visit` ends it, and the
   * block it threw at comes again.
   */
  async poll(visit: (block: LogBlock) => void, upTo = Number.MAX_SAFE_INTEGER): Promise<void> {
    try {
      await this.#deliver(visit, upTo)
      this.#doubted = null
    } catch (error) {
      const sequence = error instanceof LogDamage ? error.sequence : null
      const first = sequence !== null && this.#doubted !== sequence
      this.#doubted = sequence
      if (!first && !isMissing(error)) throw error
    }
  }

  async #deliver(visit: (block: LogBlock) => void, upTo: number): Promise<void> {
    const mark = await this.#mark()
    const last = Math.min(mark.sequence, upTo)
    while (this.#point.sequence < last) {
      const before = this.#point.sequence
      await this.#readOn(last, visit)
      if (this.#point.sequence === before && !(await this.#nextSegment()))
        throw this.#damage(`is gone, yet entry ${last} was durable`)
    }
    if (this.#point.sequence === mark.sequence && Buffer.compare(this.#point.hash, mark.hash) !== 0)
      throw this.#damage('follows another history than the one that was durable')
  }

  async #newestMark(): Promise<Watermark> {
    const mark = await readWatermark(this.#disk, this.#directory)
    if (!mark) throw this.#damage(`cannot be told: the ${WATERMARK_NAME} is ${mark === null ? 'damaged' : 'missing'}`)
    return mark
  }

  async #mark(): Promise<Watermark> {
    const mark = await this.#newestMark()
    this.#logId ??= mark.logId
    if (Buffer.compare(this.#logId, mark.logId) !== 0) throw this.#damage('belongs to another log')
    if (mark.sequence < this.#point.sequence) throw this.#damage('was followed, and the log ends before it')
    return mark
  }

  async #readOn(last: number, visit: (block: LogBlock) => void): Promise<void> {
    const bytes = await this.#bytes(this.#segment, this.#offset, last)
    if (bytes === null) return this.#readArchived(last, visit)
    let at = 0
    for (;;) {
      const block = decodeBlock(bytes.content.subarray(at), blockSeed(bytes.header, this.#offset))
      if (!block || lastSequence(block) > last) return
      this.#take(block, visit)
      at += block.byteLength
      this.#offset += block.byteLength
    }
  }

  #take(block: StoredBlock, visit: (block: LogBlock) => void): void {
    assertContinues(this.#point, block)
    visit(block)
    this.#point = pointAfter(block)
  }

  /** The bytes of a plain segment from an offset on; null when it is archived. */
  async #bytes(segment: number, offset: number, upTo: number) {
    const file = await this.#disk.open(join(this.#directory, segmentName(segment))).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (!file) return null
    try {
      const header = decodeSegmentHeader(await file.read(0, SEGMENT_HEADER_BYTES))
      const isOurs = header?.number === segment && this.#logId && Buffer.compare(header.logId, this.#logId) === 0
      if (!header || !isOurs) throw this.#damage(`may be lost: ${segmentName(segment)} is damaged or belongs elsewhere`)
      const isFar = upTo - this.#point.sequence > FAR_BEHIND
      let content = asBuffer(await file.read(offset, isFar ? LONG_READ_BYTES : SHORT_READ_BYTES))
      const wanted = claimedLength(content)
      if (wanted > content.byteLength) content = asBuffer(await file.read(offset, wanted))
      return { header, content }
    } finally {
      await file.close()
    }
  }

  async #readArchived(last: number, visit: (block: LogBlock) => void): Promise<void> {
    const archive = await ArchiveReader.open(this.#disk, this.#directory, this.#compressor)
    const entry = archive.entries.find(({ segment }) => segment === this.#segment)
    if (!entry) throw this.#damage(`is gone: ${segmentName(this.#segment)} is missing`)
    for await (const block of archive.blocks(entry)) {
      if (lastSequence(block) <= this.#point.sequence) continue
      if (lastSequence(block) > last) return
      this.#take(block, visit)
      this.#offset += block.byteLength
    }
  }

  /** True when the log goes on in the next segment. */
  async #nextSegment(): Promise<boolean> {
    const archive = await ArchiveReader.open(this.#disk, this.#directory, this.#compressor)
    const next = this.#segment + 1
    const isArchived = archive.entries.some(({ segment }) => segment === next)
    const bytes = isArchived ? null : await this.#bytes(next, SEGMENT_HEADER_BYTES, this.#point.sequence)
    const goesOn = bytes && decodeBlock(bytes.content, blockSeed(bytes.header, SEGMENT_HEADER_BYTES)) !== null
    if (!isArchived && !goesOn) return false
    this.#segment = next
    this.#offset = SEGMENT_HEADER_BYTES
    return true
  }

  #damage(what: string): LogDamage {
    const sequence = this.#point.sequence + 1
    return new LogDamage(sequence, `entry ${sequence} ${what}`)
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
