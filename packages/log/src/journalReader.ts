import { join } from 'node:path'
import type { SegmentArchive } from './archive.ts'
import type { StoredBlock } from './block.ts'
import { blocksFrom, blocksIn, chunksOf } from './blockStream.ts'
import { type Disk, isMissing } from './disk.ts'
import { segmentName } from './segment.ts'
import type { PlainSegment, Readings } from './segmentStore.ts'

/** Reads blocks wherever they are: archived or plain. */
export class JournalReader {
  readonly #disk: Disk
  readonly #directory: string
  readonly #archive: SegmentArchive

  constructor(disk: Disk, directory: string, archive: SegmentArchive) {
    this.#disk = disk
    this.#directory = directory
    this.#archive = archive
  }

  async *blocks(readings: Readings, from: number): AsyncGenerator<StoredBlock> {
    for (const entry of readings.archived) {
      if (entry.lastSequence >= from) yield* blocksFrom(this.#archive.blocks(entry), from)
    }
    const archived = readings.archived.at(-1)?.lastSequence ?? 0
    for (const segment of readings.plain) {
      if (segment.head.sequence >= from && segment.head.sequence > archived) yield* this.#plain(segment, from)
    }
  }

  async *#plain(segment: Readonly<PlainSegment>, from: number): AsyncGenerator<StoredBlock> {
    const file = await this.#open(segment)
    if (!file) {
      // Archived between the call and now.
      const entry = this.#archive.entries.find((archived) => archived.segment === segment.header.number)
      if (!entry) throw new Error(`${segmentName(segment.header.number)} is gone`)
      yield* blocksFrom(this.#archive.blocks(entry), from)
      return
    }
    try {
      const start = segment.landmarks.findLast((landmark) => landmark.before.sequence < from) ?? segment.landmarks[0]
      if (!start) return
      const chunks = chunksOf(file, start.offset, segment.end)
      yield* blocksFrom(blocksIn(chunks, segment.header, start.offset, start.before), from)
    } finally {
      await file.close()
    }
  }

  async #open(segment: Readonly<PlainSegment>) {
    try {
      return await this.#disk.open(join(this.#directory, segmentName(segment.header.number)))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
}
