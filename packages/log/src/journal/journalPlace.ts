import { join } from 'node:path'
import { decodeBlock, lastSequence, MAX_BLOCK_BYTES, type StoredBlock } from '../commands/block.ts'
import { LogDamage } from '../commands/commandLog.ts'
import { type LogPoint, pointAfter } from '../commands/logPoint.ts'
import { type Disk, type DiskFile, isMissing } from '../disk/disk.ts'
import { ArchiveReader } from '../segments/archiveReader.ts'
import { blocksIn, chunksOf } from '../segments/blockStream.ts'
import type { Compressor } from '../segments/compressor.ts'
import {
  blockSeed,
  decodeSegmentHeader,
  SEGMENT_HEADER_BYTES,
  segmentName,
  segmentNumbers,
} from '../segments/segment.ts'

/** Where a block of the log ends. */
export interface JournalPlace {
  readonly segment: number
  /** Behind the block, within its segment. */
  readonly offset: number
  readonly point: LogPoint
}

export interface JournalFolder {
  readonly disk: Disk
  readonly directory: string
  readonly compressor: Compressor
  readonly logId: Uint8Array
}

/**
 * The place after an entry that is in the log, found without reading the segments before it; null when no block ends there.
 * Checked are the blocks of its segment up to there and their chain. Rejects with `LogDamage` when they do not hold.
 */
export async function findPlace(folder: JournalFolder, sequence: number): Promise<JournalPlace | null> {
  const archived = await findArchived(folder, sequence)
  if (archived !== undefined) return archived
  const numbers = segmentNumbers(await folder.disk.list(folder.directory)).toReversed()
  for (const number of numbers) {
    const place = await findInSegment(folder, number, sequence)
    if (place !== undefined) return place
  }
  // Archived between the two looks.
  const again = await findArchived(folder, sequence)
  if (again === undefined) throw new LogDamage(sequence, `entry ${sequence} is gone`)
  return again
}

/** Undefined when the entry is not in the archive. */
async function findArchived({ disk, directory, compressor }: JournalFolder, sequence: number) {
  const archive = await ArchiveReader.open(disk, directory, compressor)
  const entry = archive.entries.find((one) => one.firstSequence <= sequence && sequence <= one.lastSequence)
  return entry ? endOf(archive.blocks(entry), entry.segment, sequence) : undefined
}

/** Undefined when the segment is gone, is empty, or begins later. */
async function findInSegment(folder: JournalFolder, number: number, sequence: number) {
  const file = await folder.disk.open(join(folder.directory, segmentName(number))).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!file) return undefined
  try {
    return await findInFile(file, folder, number, sequence)
  } finally {
    await file.close()
  }
}

async function findInFile(file: DiskFile, { logId }: JournalFolder, number: number, sequence: number) {
  const header = decodeSegmentHeader(await file.read(0, SEGMENT_HEADER_BYTES))
  if (header?.number !== number || Buffer.compare(header.logId, logId) !== 0)
    throw new LogDamage(
      sequence,
      `entry ${sequence} may be lost: ${segmentName(number)} is damaged or belongs elsewhere`,
    )
  const bytes = await file.read(SEGMENT_HEADER_BYTES, MAX_BLOCK_BYTES)
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const first = decodeBlock(start, blockSeed(header, SEGMENT_HEADER_BYTES))
  if (!first || first.firstSequence > sequence) return undefined
  const before = { sequence: first.firstSequence - 1, hash: first.previousHash, time: first.time, epoch: first.epoch }
  const chunks = chunksOf(file, SEGMENT_HEADER_BYTES, await file.size())
  return endOf(blocksIn(chunks, header, SEGMENT_HEADER_BYTES, before), number, sequence)
}

async function endOf(
  blocks: AsyncIterable<StoredBlock>,
  segment: number,
  sequence: number,
): Promise<JournalPlace | null> {
  let offset = SEGMENT_HEADER_BYTES
  for await (const block of blocks) {
    offset += block.byteLength
    if (lastSequence(block) === sequence) return { segment, offset, point: pointAfter(block) }
    if (lastSequence(block) > sequence) break
  }
  return null
}
