import { abortForLog, type Clock, type Disk, lockJournal, realDisk } from '@touchstone/log'
import { inProcess } from '../threads/inProcess.ts'
import { KeptProgram } from '../threads/keptProgram.ts'
import { onThread, type ThreadCare } from '../threads/onThread.ts'
import type { Carrier } from '../threads/program.ts'
import type { JournalBoundary } from './journalBoundary.ts'
import { journalProgram } from './journalProgram.ts'
import { RemoteJournal } from './remoteJournal.ts'
import type { OpenLog } from './worldLog.ts'

export interface JournalsOptions {
  readonly carrier: Carrier<JournalBoundary>
  readonly logger: { error(facts: object, text: string): void }
  /** The disk from which logs are read. */
  readonly disk?: Disk
  /** It is unknown what is durable. Default: the process ends at once. */
  readonly onFatal?: (error: unknown) => void
}

/** The journals of all worlds. */
export interface Journals {
  readonly open: OpenLog
  /** Whether the journals are being reopened; commands are refused until that is done. */
  readonly isAway: boolean
  /** Ends the writer, whatever it is doing; a new one starts. */
  kill(): Promise<void>
  /** Ends the writer for good, after the logs were closed. */
  stop(): Promise<void>
}

/** It holds what waits for the disk, outside its heap. A heap without a bound takes half a minute to fill, while orders wait. */
const MOST_MB = { maxOldGenerationSizeMb: 256 }

/** The writer on a thread of its own. */
export function journalThread(care: ThreadCare = {}): Carrier<JournalBoundary> {
  return onThread({ name: 'journal', file: new URL('./journalThread.ts', import.meta.url), limits: MOST_MB, ...care })
}

/** The writer on the caller's thread: for most tests, which may bring a disk and a clock of their own. */
export function journalHere(parts: { readonly disk?: Disk; readonly clock?: Clock } = {}): Carrier<JournalBoundary> {
  return inProcess(journalProgram(parts))
}

/** One writer for the journals of all worlds. A writer that ends by itself is restarted and reopens the open journals. */
export async function startJournals(options: JournalsOptions): Promise<Journals> {
  const { carrier, logger, disk = realDisk, onFatal = abortForLog } = options
  const open = new Map<number, RemoteJournal>()
  let opened = 0
  const kept = await KeptProgram.begin<JournalBoundary>({
    carrier,
    service: {
      durable: (block) => open.get(block.log)?.durable(block),
      refused: (refused) => open.get(refused.log)?.refused(refused),
      failed: ({ log, reason }) => open.get(log)?.fail(new Error(reason)),
    },
    onBegun: async (peer) => {
      for (const journal of open.values()) await journal.open(peer)
    },
    onEnded: (reason, againInMs) => {
      for (const journal of open.values()) journal.gone()
      logger.error({ event: 'journal_ended', reason, againInMs }, 'the journal ended and is opened again')
    },
  })
  return {
    async open(place) {
      const lock = await lockJournal(disk, place.directory)
      const log = opened++
      const onClosed = () => void open.delete(log)
      const journal = new RemoteJournal({ log, place, disk, lock, onFatal, onClosed })
      try {
        await journal.open(kept)
      } catch (error) {
        await journal.close()
        throw error
      }
      open.set(log, journal)
      return journal
    },
    get isAway() {
      return kept.isAway
    },
    kill: () => kept.endNow('it was killed'),
    stop: () => kept.stop(),
  }
}
