import {
  type Appended,
  chainHashAt,
  type Disk,
  type DiskLock,
  Followers,
  type LogBlock,
  LogDamage,
  type LogHead,
  LogRefusal,
  packedCommands,
  readBlocks,
  toHex,
  unpackedCommands,
} from '@touchstone/log'
import { OutcomeUnknown } from '../errors/outcomeUnknown.ts'
import type { Peer } from '../threads/conversation.ts'
import type { DurableBlock, JournalBoundary, RefusedCommands } from './journalBoundary.ts'
import { journalError } from './journalError.ts'
import type { LogPlace, LogStatus, WorldLog } from './worldLog.ts'

export type JournalPeer = Peer<JournalBoundary['program']>

export interface RemoteJournalParts {
  /** The log's number in messages. */
  readonly log: number
  readonly place: LogPlace
  readonly disk: Disk
  /** Held on this side, so that no other process takes the folder while the journal is reopened. */
  readonly lock: DiskLock
  /** It is unknown what is durable, or an answered entry is missing from the journal. Must not return in production. */
  readonly onFatal: (error: unknown) => void
  /** The log was closed and is not reopened. */
  readonly onClosed: () => void
}

interface Waiting {
  resolve(appended: Appended): void
  reject(error: unknown): void
}

/** So many commands may wait to become durable; further commands are refused. */
export const MOST_WAITING = 16_384
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * A log whose journal is written behind messages, on a thread of its own or elsewhere. The commands of a turn are sent in one message
 * and each durable block comes back in one. When the writer ends, the outcome of the waiting commands is unknown; the journal is
 * reopened, and blocks that were durable but not yet told are read from disk and delivered before the next command is taken.
 */
export class RemoteJournal implements WorldLog {
  readonly #parts: RemoteJournalParts
  readonly #followers = new Followers()
  /** Commands neither reported durable nor refused, by their numbers, oldest first. */
  readonly #waiting = new Map<number, Waiting>()
  /** Keeps the process alive while a caller waits, and no longer. */
  readonly #alive = setInterval(() => undefined, LONGEST_TIMER_MS).unref()
  #turn: Uint8Array[] = []
  #numbered = 0
  #peer: JournalPeer | null = null
  #head: LogHead | null = null
  #status: LogStatus = { storageFull: false, clockJump: null }
  #cutBytes = 0
  #failed = false
  #closing: Promise<void> | null = null
  /** Readers that wait until the journal is open again. */
  readonly #returned: (() => void)[] = []

  constructor(parts: RemoteJournalParts) {
    this.#parts = parts
  }

  get head(): LogHead {
    if (!this.#head) throw new Error('the journal was never opened')
    return this.#head
  }

  get cutBytes(): number {
    return this.#cutBytes
  }

  get status(): LogStatus {
    return this.#status
  }

  /** Opens the journal at the writer, the first time or again, and delivers the missed blocks. Throws as `openFileJournal` does. */
  async open(peer: JournalPeer): Promise<void> {
    const { log, place } = this.#parts
    const opened = await peer.ask('open', { log, ...place }).catch((error: unknown) => {
      throw this.#opening(journalError(error))
    })
    if (this.#head) await this.#catchUp(peer, this.#head, opened.head)
    this.#head = opened.head
    this.#status = opened.status
    this.#cutBytes = opened.cutBytes
    this.#peer = peer
    this.#wakeReaders()
  }

  /** The writer has ended. */
  gone(): void {
    this.#peer = null
    const waiting = [...this.#waiting.values()]
    const sent = waiting.length - this.#turn.length
    this.#turn = []
    this.#settled(() => this.#waiting.clear())
    for (const [index, { reject }] of waiting.entries())
      reject(index < sent ? new OutcomeUnknown('the journal ended before it answered') : away())
  }

  append(command: Uint8Array): Promise<Appended> {
    if (this.#closing || this.#failed) return Promise.reject(new LogRefusal('closed', 'the log is closed'))
    if (!this.#peer) return Promise.reject(away())
    if (this.#waiting.size >= MOST_WAITING)
      return Promise.reject(new LogRefusal('busy', `${MOST_WAITING} commands wait to be written`))
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) this.#alive.ref()
      this.#waiting.set(this.#numbered++, { resolve, reject })
      this.#turn.push(command)
      if (this.#turn.length === 1) setImmediate(() => this.#send())
    })
  }

  blocks(from: number): AsyncIterable<LogBlock> {
    return this.#blocksUpTo(this.head.sequence, from)
  }

  follow(listener: (block: LogBlock) => void): () => void {
    return this.#followers.add(listener)
  }

  acceptClock(): void {
    this.#status = { ...this.#status, clockJump: null }
    this.#peer?.tell('acceptClock', this.#parts.log)
  }

  look(): void {
    this.#peer?.tell('look', this.#parts.log)
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  /** A durable block: all followers see it, then its commands are answered. */
  durable({ packed, status, firstSequence, epoch, time, hash }: DurableBlock): void {
    const commands = unpackedCommands(packed)
    if (!commands) {
      this.fail(new Error(`the block at entry ${firstSequence} came back as something else`))
      return
    }
    this.#status = status
    this.#deliver({ firstSequence, epoch, time, commands, hash })
    let sequence = firstSequence
    for (const { resolve } of this.#oldest(commands.length)) resolve({ sequence: sequence++, time })
  }

  refused({ numbers, reason, message, status }: RefusedCommands): void {
    this.#status = status
    this.#settled(() => {
      for (const number of numbers) {
        this.#waiting.get(number)?.reject(new LogRefusal(reason, message))
        this.#waiting.delete(number)
      }
    })
  }

  /** Nothing more is written or answered. */
  fail(error: unknown): void {
    if (this.#failed) return
    this.#failed = true
    this.#parts.onFatal(error)
  }

  /** Damage found at a start is for an operator to mend. In a journal that has answered, it means that it is unknown what is durable. */
  #opening(error: unknown): unknown {
    if (this.#head && error instanceof LogDamage) this.fail(error)
    return error
  }

  #wakeReaders(): void {
    for (const resolve of this.#returned.splice(0)) resolve()
  }

  async #close(): Promise<void> {
    const { log, lock, onClosed } = this.#parts
    this.#send()
    // A writer that has ended needs no closing: the waiting callers have been told.
    await this.#peer?.ask('close', log).catch(() => this.gone())
    onClosed()
    this.#wakeReaders()
    clearInterval(this.#alive)
    await lock.release()
  }

  #send(): void {
    const commands = this.#turn
    if (commands.length === 0) return
    this.#turn = []
    const packed = packedCommands(commands)
    const first = this.#numbered - commands.length
    this.#peer?.tell('append', { log: this.#parts.log, first, packed }, [packed.buffer])
  }

  #deliver(block: LogBlock): void {
    const { firstSequence, commands, time, hash } = block
    this.#head = { sequence: firstSequence + commands.length - 1, time, hash }
    this.#followers.deliver(block)
  }

  #oldest(count: number): readonly Waiting[] {
    const oldest: Waiting[] = []
    this.#settled(() => {
      for (const [number, waiting] of this.#waiting) {
        if (oldest.length === count) break
        oldest.push(waiting)
        this.#waiting.delete(number)
      }
    })
    return oldest
  }

  #settled(settle: () => void): void {
    settle()
    if (this.#waiting.size === 0) this.#alive.unref()
  }

  /** Reads from disk: the journal was recovered when it was reopened, as at a start. */
  async #catchUp(peer: JournalPeer, known: LogHead, found: LogHead): Promise<void> {
    const hash = await chainHashAt({ blocks: (from) => this.#read(peer, from) }, known.sequence)
    if (found.sequence < known.sequence || !hash || toHex(hash) !== toHex(known.hash)) {
      this.fail(new Error(`the journal does not hold entry ${known.sequence} as it was answered`))
      throw new Error('the journal that was opened again is another one')
    }
    if (found.sequence === known.sequence) return
    for await (const block of this.#read(peer, known.sequence + 1)) this.#deliver(block)
  }

  async *#blocksUpTo(last: number, from: number): AsyncGenerator<LogBlock> {
    if (from > last) return
    while (!this.#peer) {
      if (this.#closing) throw new LogRefusal('closed', 'the log is closed')
      await new Promise<void>((resolve) => this.#returned.push(resolve))
    }
    for await (const block of this.#read(this.#peer, from)) {
      if (block.firstSequence > last) return
      yield block
    }
  }

  async *#read(peer: JournalPeer, from: number): AsyncGenerator<LogBlock> {
    const { log, disk, place } = this.#parts
    yield* readBlocks(disk, place.directory, await peer.ask('readings', log), from)
  }
}

function away(): LogRefusal {
  return new LogRefusal('away', 'the journal is being opened again')
}
