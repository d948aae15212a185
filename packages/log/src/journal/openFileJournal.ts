import { randomBytes as cryptoRandomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Clock, systemClock } from '../commands/clock.ts'
import { LogDamage } from '../commands/commandLog.ts'
import { LogClock } from '../commands/logClock.ts'
import { GENESIS, type LogPoint } from '../commands/logPoint.ts'
import type { Disk, DiskLock } from '../disk/disk.ts'
import { replaceWhole } from '../disk/wholeFile.ts'
import { SegmentArchive } from '../segments/archive.ts'
import { type Compressor, streamingGzip } from '../segments/compressor.ts'
import { cutDebris, surveySegments } from '../segments/recovery.ts'
import { LOG_ID_BYTES, SEGMENT_HEADER_BYTES, segmentName, segmentNumbers } from '../segments/segment.ts'
import { SegmentStore } from '../segments/segmentStore.ts'
import { readWatermark, WATERMARK_NAME, type Watermark, watermarkFile, writeWatermark } from '../segments/watermark.ts'
import { WatermarkWriter } from '../segments/watermarkWriter.ts'
import { FileJournal } from './fileJournal.ts'
import { JournalReader } from './journalReader.ts'

const LOCK_NAME = 'LOCK'
const DEFAULT_SEGMENT_BYTES = 64 * 1024 * 1024
const WATERMARK_DELAY_MS = 20
/** Below this a segment holds too little to be worth a file. */
const MIN_SEGMENT_BYTES = 4 * 1024

export interface FileJournalOptions {
  /** Made when it is not there. Nothing else may live in it. */
  readonly directory: string
  readonly disk: Disk
  /** Default: the machine's. */
  readonly clock?: Clock
  /** A pause since the last entry that is longer is refused like a jump of the clock, until it is accepted. Default: none is. */
  readonly longestPauseMs?: number
  /** Size of a segment, at least {@link MIN_SEGMENT_BYTES}; bounds the longest command as well. Default 64 MiB. */
  readonly segmentBytes?: number
  /** Full segments kept uncompressed besides the one being written; at least 2, which is the default. */
  readonly keepPlainSegments?: number
  /** A write failed or the disk lies: nobody knows which entries are durable. Must not return in production; default: abort. */
  readonly onFatal?: (error: unknown) => void
  /** When to begin a block after the first command arrived. Default `setImmediate`: at the end of the loop's turn. */
  readonly defer?: (run: () => void) => void
  /**
   * When to let the watermark follow after a block. Default: {@link WATERMARK_DELAY_MS} later, or `defer` where that is
   * given. What it means for an entry acknowledged but not yet covered: FORMAT.md.
   */
  readonly later?: (run: () => void) => void
  /** Default: from the operating system. */
  readonly randomBytes?: (length: number) => Uint8Array
  /** Default: gzip beside the event loop. */
  readonly compressor?: Compressor
  /** The lock of the folder when it was taken already, by {@link lockJournal}. Default: taken here. */
  readonly lock?: DiskLock
}

type Settings = Required<Omit<FileJournalOptions, 'lock'>>

/**
 * Opens the log in a folder, making it when there is none. Rejects with `LogDamage` when something is not as it was
 * written, with `DiskLocked` when another process has it open, and with a `storage_full` refusal when a new log finds no
 * space.
 */
export async function openFileJournal(options: FileJournalOptions): Promise<FileJournal> {
  const settings = complete(options)
  const lock = options.lock ?? (await lockJournal(settings.disk, settings.directory))
  try {
    return await openLocked(settings, lock)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Takes the lock of a log's folder, making the folder when there is none. Rejects with `DiskLocked`. */
export async function lockJournal(disk: Disk, directory: string): Promise<DiskLock> {
  await disk.makeDirectory(directory)
  return disk.lock(join(directory, LOCK_NAME))
}

function complete(options: FileJournalOptions): Settings {
  const settings: Settings = {
    clock: systemClock,
    longestPauseMs: Number.POSITIVE_INFINITY,
    segmentBytes: DEFAULT_SEGMENT_BYTES,
    keepPlainSegments: 2,
    onFatal: abortForLog,
    defer: (run) => void setImmediate(run),
    later: options.defer ?? ((run) => void setTimeout(run, WATERMARK_DELAY_MS).unref()),
    randomBytes: cryptoRandomBytes,
    compressor: streamingGzip,
    ...options,
  }
  if (!Number.isSafeInteger(settings.segmentBytes) || settings.segmentBytes < MIN_SEGMENT_BYTES) {
    throw new RangeError(`segmentBytes must be a whole number of at least ${MIN_SEGMENT_BYTES}`)
  }
  if (settings.segmentBytes % SEGMENT_HEADER_BYTES !== 0) throw new RangeError('segmentBytes must be whole sectors')
  if (settings.keepPlainSegments < 2) throw new RangeError('keepPlainSegments must be at least 2')
  return settings
}

async function openLocked(settings: Settings, lock: DiskLock): Promise<FileJournal> {
  const { disk, directory, clock } = settings
  const archive = await SegmentArchive.open(disk, directory, settings.compressor)
  const archived = { head: archive.reader.head, segment: archive.reader.entries.at(-1)?.segment ?? 0 }
  const found = await identify(settings, archived.head)
  const numbers = await plainNumbers(settings, archived.segment)
  const { scans, head, torn } = await surveySegments(disk, directory, numbers, archived, found)
  const cutBytes = await cutDebris(disk, directory, torn)
  const mark = nextMark(found, head)
  const file = await disk.open(join(directory, WATERMARK_NAME), { durable: true })
  let journal: FileJournal | null = null
  const onFatal = (error: unknown): void => (journal ? journal.fail(error) : settings.onFatal(error))
  const segments = new SegmentStore({
    ...settings,
    archive,
    logId: found.logId,
    onFatal,
    randomUint32: () => Buffer.from(settings.randomBytes(4)).readUInt32LE(0),
  })
  try {
    await writeWatermark(file, mark)
    await segments.start(scans, archived.head)
  } catch (error) {
    await file.close()
    throw error
  }
  journal = new FileJournal({
    epoch: mark.epoch,
    cutBytes,
    head,
    segments,
    reader: new JournalReader(disk, directory, archive.reader),
    watermark: new WatermarkWriter({ file, mark, head, later: settings.later, onFatal }),
    clock: new LogClock(clock, head.time, settings.longestPauseMs),
    lock,
    defer: settings.defer,
    onFatal: settings.onFatal,
  })
  return journal
}

/** The watermark says which log this is. It is made before anything else, so only an empty folder may lack it. */
async function identify(settings: Settings, archived: LogPoint): Promise<Watermark> {
  const { disk, directory } = settings
  const mark = await readWatermark(disk, directory)
  if (mark) return mark
  const names = await disk.list(directory)
  const isNew = mark === undefined && archived === GENESIS && segmentNumbers(names).length === 0
  if (!isNew) {
    const first = archived.sequence + 1
    throw new LogDamage(first, `the ${WATERMARK_NAME} is ${mark === null ? 'damaged' : 'missing'}: entries may be lost`)
  }
  const { sequence, hash } = GENESIS
  const logId = settings.randomBytes(LOG_ID_BYTES)
  const made: Watermark = { logId, version: 1, epoch: 0, sequence, hash }
  await replaceWhole(disk, join(directory, WATERMARK_NAME), watermarkFile(made))
  return made
}

/** Each opening is an epoch of its own, written down before the first block of it. */
function nextMark(found: Watermark, head: LogPoint): Watermark {
  const epoch = Math.max(found.epoch, head.epoch) + 1
  return { logId: found.logId, version: found.version + 1, epoch, sequence: head.sequence, hash: head.hash }
}

/** Numbers of the segments to recover; clears away the leftovers of interrupted work. */
async function plainNumbers(settings: Settings, archived: number): Promise<readonly number[]> {
  const { disk, directory } = settings
  const names = await disk.list(directory)
  for (const name of names.filter((unfinished) => unfinished.endsWith('.tmp'))) await disk.remove(join(directory, name))
  const numbers = segmentNumbers(names)
  for (const number of numbers.filter((old) => old <= archived)) await disk.remove(join(directory, segmentName(number)))
  return numbers.filter((number) => number > archived)
}

/** Ends the process at once: nothing may be answered that might not be durable. Not to be called on a thread, which cannot. */
export function abortForLog(error: unknown): void {
  console.error('the log cannot tell what is durable; ending at once', error)
  process.abort()
}
