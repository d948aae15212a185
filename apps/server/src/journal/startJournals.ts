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
  /** The disk that logs are read from. */
  readonly disk?: Disk
  /** Nobody can tell what is durable. Default: the process ends at once. */
  readonly onFatal?: (error: unknown) => void
}

/** The journals of all worlds. */
export interface Journals {
  readonly open: OpenLog
  /** Whether they are being opened again; commands are refused until they are. */
  readonly isAway: boolean
  /** Ends whoever writes them, whatever it is doing; it begins again. */
  kill(): Promise<void>
  /** Ends it for good, after the logs were closed. */
  stop(): Promise<void>
}

/** On a thread of its own. */
export function journalThread(
  care: ThreadCare = {},
  file = new URL('./journalThread.ts', import.meta.url),
): Carrier<JournalBoundary> {
  return onThread({ ...care, name: 'journal', file })
}

/** On the thread of whoever asks: for most tests, which may give a disk and a clock of their own. */
export function journalHere(parts: { readonly disk?: Disk; readonly clock?: Clock } = {}): Carrier<JournalBoundary> {
  return inProcess(journalProgram(parts))
}

/** One writer for the journals of all worlds. When it ends by itself it is begun again and opens what was open. */
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
