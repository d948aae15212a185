import { join } from 'node:path'
import type { LogBlock } from '../commands/commandLog.ts'
import type { Disk } from '../disk/disk.ts'
import { ARCHIVE_NAME, ArchiveReader } from '../segments/archiveReader.ts'
import { streamingGzip } from '../segments/compressor.ts'
import type { Readings } from '../segments/segmentStore.ts'
import { JournalReader } from './journalReader.ts'

/**
 * Blocks whose last sequence is ≥ `from`, in order, of a journal that somebody else has open and said what there is to read.
 * Takes no lock. Throws `LogDamage` as reading the open journal does.
 */
export function readBlocks(disk: Disk, directory: string, readings: Readings, from: number): AsyncIterable<LogBlock> {
  const archive = new ArchiveReader(disk, join(directory, ARCHIVE_NAME), streamingGzip, { rows: readings.archived })
  return new JournalReader(disk, directory, archive).blocks(readings, from)
}
