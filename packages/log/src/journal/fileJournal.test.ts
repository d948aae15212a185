import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@touchstone/quantities'
import { describeCommandLog, type LogUnderTest } from '../commands/commandLog.conformance.ts'
import { ManualClock } from '../commands/manualClock.ts'
import { realDisk } from '../disk/realDisk.ts'
import { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import { inlineGzip } from '../segments/compressor.ts'
import type { FileJournal } from './fileJournal.ts'
import { type FileJournalOptions, openFileJournal } from './openFileJournal.ts'

async function journalUnderTest(
  settings: Omit<FileJournalOptions, 'clock'>,
  removeFiles: () => Promise<void>,
): Promise<LogUnderTest> {
  const clock = new ManualClock(1_700_000_000_000)
  let journal: FileJournal = await openFileJournal({ ...settings, clock })
  return {
    log: journal,
    clock,
    reopen: async () => {
      await journal.close()
      journal = await openFileJournal({ ...settings, clock })
      return journal
    },
    acceptClock: () => journal.acceptClock(),
    cleanUp: async () => {
      await journal.close()
      await removeFiles()
    },
  }
}

for (const segmentBytes of [4 * 1024, 4 * 1024 * 1024]) {
  describeCommandLog(`file journal on the real disk, segments of ${segmentBytes} bytes`, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'touchstone-log-'))
    const settings = { directory: join(directory, 'real'), disk: realDisk, segmentBytes }
    return journalUnderTest(settings, () => rm(directory, { recursive: true, force: true }))
  })

  describeCommandLog(`file journal on a simulated disk, segments of ${segmentBytes} bytes`, async () => {
    const disk = new SimulatedDisk({ random: seededRandom(1) })
    const settings = { directory: '/log', disk: disk.mount(), segmentBytes, compressor: inlineGzip }
    return journalUnderTest({ ...settings, defer: queueMicrotask }, async () => undefined)
  })
}
