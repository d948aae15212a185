import { join } from 'node:path'
import { MAX_BLOCK_BYTES } from '../commands/block.ts'
import type { Clock } from '../commands/clock.ts'
import { LogRefusal } from '../commands/commandLog.ts'
import type { LogPoint } from '../commands/logPoint.ts'
import { type Disk, type DiskFile, isDiskFull } from '../disk/disk.ts'
import type { SegmentArchive } from './archive.ts'
import type { ArchivedSegment } from './archiveManifest.ts'
import { blockSeed, createSegment, SEGMENT_HEADER_BYTES, type SegmentHeader, segmentName } from './segment.ts'
import { type Landmark, noteLandmark, type SegmentScan } from './segmentScan.ts'

/** After the disk was found full, space is looked for this often, not at every append. */
const RETRY_FULL_MS = 1_000

export interface SegmentStoreOptions {
  readonly disk: Disk
  readonly directory: string
  readonly clock: Clock
  readonly archive: SegmentArchive
  readonly logId: Uint8Array
  readonly segmentBytes: number
  /** Full segments kept uncompressed besides the one being written. */
  readonly keepPlainSegments: number
  readonly randomUint32: () => number
  readonly onFatal: (error: unknown) => void
}

/** One plain segment and how far it is filled. */
export interface PlainSegment {
  readonly header: SegmentHeader
  readonly landmarks: Landmark[]
  /** The log before its first block. */
  readonly before: LogPoint
  firstSequence: number | null
  head: LogPoint
  end: number
}

/** Everything readable at one moment, oldest first. */
export interface Readings {
  readonly archived: readonly ArchivedSegment[]
  readonly plain: readonly Readonly<PlainSegment>[]
}

interface Active {
  readonly segment: PlainSegment
  readonly file: DiskFile
}

/** Where a block of a given size goes: a file, an offset, and the seed of the checksum there. */
export interface Place {
  readonly file: DiskFile
  readonly offset: number
  readonly seed: number
}

/** The segments in their order: one is written, one is made ahead, full ones move to the archive. */
export class SegmentStore {
  readonly #options: SegmentStoreOptions
  readonly #plain: PlainSegment[] = []
  /** Made and empty. */
  readonly #ready: SegmentHeader[] = []
  #active: Active | null = null
  #lastNumber = 0
  #making: Promise<void> | null = null
  #archiving: Promise<void> | null = null
  #fullSinceMs: number | null = null
  #closing = false

  constructor(options: SegmentStoreOptions) {
    this.#options = options
  }

  /** Takes over the segments that recovery found; makes a first segment for an empty log, which a full disk refuses. */
  async start(scans: readonly SegmentScan[], base: LogPoint): Promise<void> {
    let before = base
    this.#lastNumber = this.#options.archive.reader.entries.at(-1)?.segment ?? 0
    for (const scan of scans) {
      this.#plain.push({ ...scan, before })
      before = scan.head
      this.#lastNumber = scan.header.number
    }
    await this.#setEmptyAside()
    const last = this.#plain.at(-1)
    if (last) this.#active = { segment: last, file: await this.#openDurable(last.header) }
    else await this.#rotate(base)
    this.#makeAhead()
    this.#archiveOld()
  }

  get isFull(): boolean {
    return this.#fullSinceMs !== null
  }

  /** Longest block a segment can take. */
  get maxBlockBytes(): number {
    return Math.min(MAX_BLOCK_BYTES, this.#options.segmentBytes - SEGMENT_HEADER_BYTES)
  }

  /** At once while the active segment has room; null when {@link nextPlace} must be asked. */
  placeNow(byteLength: number): Place | null {
    const active = this.#active
    if (!active || active.segment.end + byteLength > active.segment.header.bytes) return null
    const { end, header } = active.segment
    return { file: active.file, offset: end, seed: blockSeed(header, end) }
  }

  /** Goes on to the next segment; rejects with a `storage_full` refusal when none can be made. */
  async nextPlace(byteLength: number, head: LogPoint): Promise<Place> {
    await this.#making
    await this.#rotate(head)
    this.#makeAhead()
    this.#archiveOld()
    const place = this.placeNow(byteLength)
    if (!place) throw new RangeError(`no segment takes ${byteLength} bytes`)
    return place
  }

  /** The block at the place given out last is durable. */
  advance(before: LogPoint, after: LogPoint, byteLength: number): void {
    if (!this.#active) throw new Error('no segment is open')
    const { segment } = this.#active
    segment.firstSequence ??= before.sequence + 1
    noteLandmark(segment.landmarks, segment.end, before)
    segment.head = after
    segment.end += byteLength
    this.#makeAhead()
  }

  /** False when the segment being written was moved, deleted or covered by a mount: blocks written to it are lost. */
  isInPlace(): boolean {
    return this.#active === null || this.#active.file.isInPlace()
  }

  /** The segments to read, as of now. */
  readings(): Readings {
    const plain = this.#plain.filter((segment) => segment.firstSequence !== null)
    return { archived: [...this.#options.archive.reader.entries], plain: plain.map((segment) => ({ ...segment })) }
  }

  /** Waits for the work in the background. */
  async close(): Promise<void> {
    this.#closing = true
    await Promise.all([this.#making, this.#archiving])
    await this.#active?.file.close()
    this.#active = null
  }

  /** Segments made ahead by an earlier process; they come anew when they have another size than is wanted now. */
  async #setEmptyAside(): Promise<void> {
    const { disk, directory, segmentBytes } = this.#options
    while (this.#plain.at(-1)?.firstSequence === null) {
      const empty = this.#plain.pop()
      if (empty) this.#ready.unshift(empty.header)
    }
    if (this.#ready.every((header) => header.bytes === segmentBytes)) return
    for (let header = this.#ready.pop(); header; header = this.#ready.pop()) {
      await disk.remove(join(directory, segmentName(header.number)))
      this.#lastNumber = header.number - 1
    }
    await disk.syncDirectory(directory)
  }

  async #rotate(head: LogPoint): Promise<void> {
    if (this.#ready.length === 0) await this.#makeOrRefuse()
    const header = this.#ready[0]
    if (!header) throw new Error('a segment was made and is gone')
    const file = await this.#openDurable(header)
    await this.#active?.file.close()
    this.#ready.shift()
    const segment = { header, landmarks: [], before: head, firstSequence: null, head, end: SEGMENT_HEADER_BYTES }
    this.#plain.push(segment)
    this.#active = { segment, file }
  }

  #openDurable(header: SegmentHeader): Promise<DiskFile> {
    return this.#options.disk.open(join(this.#options.directory, segmentName(header.number)), { durable: true })
  }

  #mayMake(): boolean {
    return this.#fullSinceMs === null || this.#options.clock.monotonicMs() - this.#fullSinceMs >= RETRY_FULL_MS
  }

  async #makeOrRefuse(): Promise<void> {
    if (this.#mayMake()) await this.#make()
    if (this.#ready.length === 0) throw new LogRefusal('storage_full', 'no space for the next segment of the log')
  }

  /** A full disk is remembered, not thrown: the active segment may still have room. */
  async #make(): Promise<void> {
    const { disk, directory, logId, segmentBytes, randomUint32 } = this.#options
    const header = { logId, number: this.#lastNumber + 1, salt: randomUint32(), bytes: segmentBytes }
    try {
      await createSegment(disk, directory, header)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      this.#fullSinceMs = this.#options.clock.monotonicMs()
      return
    }
    this.#fullSinceMs = null
    this.#lastNumber = header.number
    this.#ready.push(header)
  }

  #makeAhead(): void {
    if (this.#making || this.#closing || this.#ready.length > 0 || !this.#mayMake()) return
    this.#making = this.#inBackground(this.#make()).finally(() => {
      this.#making = null
    })
  }

  #archiveOld(): void {
    if (this.#archiving || this.#closing) return
    this.#archiving = this.#inBackground(this.#archiveAll()).finally(() => {
      this.#archiving = null
    })
  }

  async #inBackground(work: Promise<void>): Promise<void> {
    try {
      await work
    } catch (error) {
      this.#options.onFatal(error)
    }
  }

  async #archiveAll(): Promise<void> {
    const { disk, directory, archive, keepPlainSegments } = this.#options
    while (this.#plain.length > keepPlainSegments + 1 && !this.#closing) {
      const oldest = this.#plain[0]
      if (!oldest) return
      const path = join(directory, segmentName(oldest.header.number))
      try {
        await archive.store(path, oldest)
      } catch (error) {
        // Tried again after the next full segment.
        if (isDiskFull(error)) return
        throw error
      }
      this.#plain.shift()
      await disk.remove(path)
      await disk.syncDirectory(directory)
    }
  }
}
