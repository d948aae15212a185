import { join } from 'node:path'
import { lastSequence, type StoredBlock } from '../commands/block.ts'
import { LogDamage } from '../commands/commandLog.ts'
import { type Disk, isMissing } from '../disk/disk.ts'
import type { ArchiveReader } from '../segments/archiveReader.ts'
import { blocksFrom, blocksIn, chunksOf } from '../segments/blockStream.ts'
import { segmentName } from '../segments/segment.ts'
import type { PlainSegment, Readings } from '../segments/segmentStore.ts'

/** Reads blocks wherever they are: archived or plain. */
export class JournalReader {
  readonly #disk: Disk
  readonly #directory: string
  readonly #archive: ArchiveReader

  constructor(disk: Disk, directory: string, archive: ArchiveReader) {
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
      const entry = await this.#archive.find(segment.header.number)
      if (!entry) throw goneFrom(segment, segment.before.sequence)
      yield* blocksFrom(this.#archive.blocks(entry), from)
      return
    }
    try {
      const start = segment.landmarks.findLast((landmark) => landmark.before.sequence < from) ?? segment.landmarks[0]
      if (!start) return
      const chunks = chunksOf(file, start.offset, segment.end)
      let last = start.before.sequence
      for await (const block of blocksIn(chunks, segment.header, start.offset, start.before)) {
        last = lastSequence(block)
        if (last >= from) yield block
      }
      if (last !== segment.head.sequence) throw goneFrom(segment, last)
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

function goneFrom(segment: Readonly<PlainSegment>, last: number): LogDamage {
  return new LogDamage(last + 1, `entry ${last + 1} is gone from ${segmentName(segment.header.number)}`)
}
