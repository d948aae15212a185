import { SegmentArchive } from './archive.ts'
import { type CommandLog, LogDamage } from './commandLog.ts'
import { type Compressor, streamingGzip } from './compressor.ts'
import type { Disk } from './disk.ts'
import { JournalReader } from './journalReader.ts'
import { readOnlyDisk } from './readOnlyDisk.ts'
import { recoverSegments } from './recovery.ts'
import { segmentNumbers } from './segment.ts'
import { readWatermark, WATERMARK_NAME } from './watermark.ts'

export interface ReadFileJournalOptions {
  readonly directory: string
  readonly disk: Disk
  readonly compressor?: Compressor
}

export type JournalReading = Pick<CommandLog, 'blocks' | 'head'>

/**
 * Reads the log in a folder as it is now, taking no lock and changing nothing, for whoever checks it. Rejects with
 * `LogDamage` as opening does; while a server writes, a block seen half may look like damage, so look again.
 */
export async function readFileJournal(options: ReadFileJournalOptions): Promise<JournalReading> {
  const { directory, compressor = streamingGzip } = options
  const disk = readOnlyDisk(options.disk)
  const mark = await readWatermark(disk, directory)
  if (!mark)
    throw new LogDamage(
      1,
      `${directory} holds no log: its ${WATERMARK_NAME} is ${mark === null ? 'damaged' : 'missing'}`,
    )
  const archive = await SegmentArchive.open(disk, directory, compressor)
  const segment = archive.entries.at(-1)?.segment ?? 0
  const numbers = segmentNumbers(await disk.list(directory)).filter((number) => number > segment)
  const base = { head: archive.head, segment }
  const { scans, head } = await recoverSegments(disk, directory, numbers, base, mark)
  const archived = [...archive.entries]
  let before = archive.head
  const plain = scans.flatMap((scan) => {
    const segment = { ...scan, before }
    before = scan.head
    return scan.firstSequence === null ? [] : [segment]
  })
  const reader = new JournalReader(disk, directory, archive)
  return { head, blocks: (from) => reader.blocks({ archived, plain }, from) }
}
