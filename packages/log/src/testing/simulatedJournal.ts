import { seededRandom } from '@touchstone/quantities'
import type { CommandLog } from '../commands/commandLog.ts'
import { ManualClock } from '../commands/manualClock.ts'
import { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import type { FileJournal } from '../journal/fileJournal.ts'
import { type FileJournalOptions, openFileJournal } from '../journal/openFileJournal.ts'
import { inlineGzip } from '../segments/compressor.ts'

export const DIRECTORY = '/log'
export const SEGMENT_BYTES = 4 * 1024
export const START_MS = 1_700_000_000_000

/** A journal with small segments on a simulated disk; the same every time it is told the same. */
export function openSimulated(
  disk: SimulatedDisk,
  options: Partial<FileJournalOptions> & { readonly seed?: number } = {},
): Promise<FileJournal> {
  const { seed = 1, ...given } = options
  return openFileJournal({
    directory: DIRECTORY,
    disk: disk.mount(),
    clock: new ManualClock(START_MS),
    segmentBytes: SEGMENT_BYTES,
    compressor: inlineGzip,
    defer: queueMicrotask,
    randomBytes: seededBytes(seed),
    onFatal: (error) => {
      throw error
    },
    ...given,
  })
}

export function simulatedDisk(seed = 1): SimulatedDisk {
  return new SimulatedDisk({ random: seededRandom(seed) })
}

export async function appendAll(journal: FileJournal, texts: readonly string[]): Promise<void> {
  for (const text of texts) await journal.append(Buffer.from(text))
}

/** The texts of all entries. */
export async function readTexts(journal: Pick<CommandLog, 'blocks'>, from = 1): Promise<string[]> {
  const texts: string[] = []
  for await (const block of journal.blocks(from)) {
    for (const command of block.commands) texts.push(Buffer.from(command).toString())
  }
  return texts
}

/** Every microtask under way has run afterwards. */
export function macrotask(): Promise<void> {
  return new Promise((done) => setImmediate(done))
}

function seededBytes(seed: number): (length: number) => Uint8Array {
  const random = seededRandom(seed)
  return (length) => Uint8Array.from({ length }, () => Math.floor(random() * 256))
}
