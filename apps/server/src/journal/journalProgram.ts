import {
  type Clock,
  type Disk,
  type DiskLock,
  type FileJournal,
  LogRefusal,
  openFileJournal,
  realDisk,
  systemClock,
  type WrittenBlock,
} from '@touchstone/log'
import type { Peer } from '../threads/conversation.ts'
import type { Program } from '../threads/program.ts'
import type { JournalBoundary, OpenedJournal, OpenJournal, RefusedCommands, Turn } from './journalBoundary.ts'
import type { LogStatus } from './worldLog.ts'

export interface JournalProgramParts {
  readonly disk?: Disk
  readonly clock?: Clock
}

type Owner = Peer<JournalBoundary['owner']>

const HELD_BY_THE_OWNER: DiskLock = { release: () => Promise.resolve() }

/** One journal, and its messages to the owner. */
class ServedJournal {
  readonly #log: number
  readonly #owner: Owner
  readonly #journal: FileJournal
  readonly #refused: { readonly number: number; readonly refusal: LogRefusal }[] = []

  private constructor(log: number, owner: Owner, journal: FileJournal) {
    this.#log = log
    this.#owner = owner
    this.#journal = journal
    journal.follow((block) => this.#tellDurable(block))
  }

  static async open(place: OpenJournal, owner: Owner, parts: Required<JournalProgramParts>): Promise<ServedJournal> {
    const { log, ...settings } = place
    const onFatal = (error: unknown) => owner.tell('failed', { log, reason: String(error) })
    const journal = await openFileJournal({ ...parts, ...settings, lock: HELD_BY_THE_OWNER, onFatal })
    return new ServedJournal(log, owner, journal)
  }

  get journal(): FileJournal {
    return this.#journal
  }

  get opened(): OpenedJournal {
    const { cutBytes } = this.#journal
    const { sequence, time, hash } = this.#journal.head
    return { head: { sequence, time, hash }, cutBytes, status: this.#status }
  }

  append({ first, packed }: Turn): void {
    this.#journal.appendPacked(packed, (place, count, error) => this.#refuse(first + place, count, error))
  }

  get #status(): LogStatus {
    const { storageFull, clockJump } = this.#journal.status
    return { storageFull, clockJump }
  }

  #tellDurable({ firstSequence, epoch, time, hash, packed }: WrittenBlock): void {
    this.#tellRefused()
    const block = { log: this.#log, firstSequence, epoch, time, hash, packed, status: this.#status }
    this.#owner.tell('durable', block, [packed.buffer])
  }

  // The reason for refusing a group of commands is told at once.
  #refuse(first: number, count: number, error: unknown): void {
    if (!(error instanceof LogRefusal)) throw error
    if (this.#refused.length === 0) queueMicrotask(() => this.#tellRefused())
    for (let number = first; number < first + count; number++) this.#refused.push({ number, refusal: error })
  }

  #tellRefused(): void {
    const told = new Map<LogRefusal['reason'], RefusedCommands & { readonly numbers: number[] }>()
    for (const { number, refusal } of this.#refused.splice(0)) {
      const { reason, message } = refusal
      const one = told.get(reason) ?? { log: this.#log, numbers: [], reason, message, status: this.#status }
      one.numbers.push(number)
      told.set(reason, one)
    }
    for (const refused of told.values()) this.#owner.tell('refused', refused)
  }
}

/** Journals behind messages: they order, stamp, write and acknowledge commands without reading their contents. */
export function journalProgram({
  disk = realDisk,
  clock = systemClock,
}: JournalProgramParts = {}): Program<JournalBoundary> {
  return (owner) => {
    const served = new Map<number, ServedJournal>()
    const of = (log: number): ServedJournal => {
      const one = served.get(log)
      if (!one) throw new Error(`log ${log} is not open here`)
      return one
    }
    return {
      // A thread's journals end with it. In process they would live on beside the journals that are opened next, so they are closed.
      ownerGone: async () => {
        for (const { journal } of served.values()) await journal.close()
      },
      service: {
        open: async (place) => {
          const opened = await ServedJournal.open(place, owner, { disk, clock })
          served.set(place.log, opened)
          return opened.opened
        },
        append: (turn) => of(turn.log).append(turn),
        acceptClock: (log) => of(log).journal.acceptClock(),
        look: (log) => void of(log).journal.look(),
        readings: (log) => of(log).journal.readings(),
        close: (log) => of(log).journal.close(),
      },
    }
  }
}
