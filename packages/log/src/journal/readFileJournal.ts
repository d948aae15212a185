import { type CommandLog, LogDamage } from '../commands/commandLog.ts'
import { type Disk, isMissing } from '../disk/disk.ts'
import { ArchiveReader } from '../segments/archiveReader.ts'
import { type Compressor, streamingGzip } from '../segments/compressor.ts'
import { surveySegments } from '../segments/recovery.ts'
import { segmentNumbers } from '../segments/segment.ts'
import { readWatermark, WATERMARK_NAME } from '../segments/watermark.ts'
import { JournalReader } from './journalReader.ts'

export interface ReadFileJournalOptions {
  readonly directory: string
  readonly disk: Disk
  /** Default: gzip beside the event loop. */
  readonly compressor?: Compressor
}

export type JournalReading = Pick<CommandLog, 'blocks' | 'head'>

/** Segments may be archived faster than they are read, but not for ever. */
const MOST_TRIES = 20

/**
 * Reads the log in a folder as it is now, for checks of the log, taking no lock and changing nothing. Rejects with
 * `LogDamage` as opening does. A server may write meanwhile: a block that looks damaged because it is in motion is looked at
 * again until the same entry is in doubt twice, and a last block that is not finished yet is not part of the reading.
 */
export async function readFileJournal(options: ReadFileJournalOptions): Promise<JournalReading> {
  let doubted: number | null = null
  for (let tries = 1; ; tries++) {
    try {
      return await readOnce(options)
    } catch (error) {
      const isDamage = error instanceof LogDamage
      if (tries === MOST_TRIES || (isDamage ? error.sequence === doubted : !isMissing(error))) throw error
      doubted = isDamage ? error.sequence : null
    }
  }
}

async function readOnce({
  directory,
  disk,
  compressor = streamingGzip,
}: ReadFileJournalOptions): Promise<JournalReading> {
  // In this order: entries that the watermark covers are in a segment by then, and a segment that leaves the
  // folder is in the manifest.
  const mark = await readWatermark(disk, directory)
  if (!mark) {
    const state = mark === null ? 'damaged' : 'missing'
    throw new LogDamage(1, `${directory} holds no log: its ${WATERMARK_NAME} is ${state}`)
  }
  const names = await disk.list(directory)
  const archive = await ArchiveReader.open(disk, directory, compressor)
  const archived = { head: archive.head, segment: archive.entries.at(-1)?.segment ?? 0 }
  const numbers = segmentNumbers(names).filter((number) => number > archived.segment)
  const { scans, head } = await surveySegments(disk, directory, numbers, archived, mark)
  await archive.assertComplete()
  const plain = scans
    .map((scan, index) => ({ ...scan, before: scans[index - 1]?.head ?? archived.head }))
    .filter(({ firstSequence }) => firstSequence !== null)
  const readings = { archived: [...archive.entries], plain }
  const reader = new JournalReader(disk, directory, archive)
  return { head, blocks: (from) => reader.blocks(readings, from) }
}
