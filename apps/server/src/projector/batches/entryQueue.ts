import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { isCustomer } from '../isCustomer.ts'
import { isSample } from '../prices/sampleMinutes.ts'

export interface QueueLimits {
  /** Entries with all their events and postings kept in memory (some 20 MB); beyond that the log is read instead. */
  readonly weight: number
  /** Entries, and rows they are likely to become, that one batch takes at the most. */
  readonly batchEntries: number
  readonly batchRows: number
  /** How long a batch should take: others wait for the connection, and so may a batch of the other world. */
  readonly batchMs: number
  /** Longest wait for a fuller batch, when customers are concerned and when only the house is. */
  readonly customerDelayMs: number
  readonly houseDelayMs: number
}

export const QUEUE_LIMITS: QueueLimits = {
  weight: 100_000,
  batchEntries: 2_000,
  batchRows: 8_000,
  batchMs: 20,
  customerDelayMs: 100,
  // The house writes every second in every market and nobody waits to read it: one batch for two of its rounds.
  houseDelayMs: 2_000,
}

/** Samples become one row a minute, however many they are. */
export function rowsOf({ events, postings }: AppliedEntry): number {
  const samples = events.filter(isSample).length
  return events.length - samples + Math.min(postings.length, 20)
}

function weightOf({ events, postings }: AppliedEntry): number {
  return 1 + events.length + postings.length
}

function concernsCustomers(entry: AppliedEntry): boolean {
  if (entry.postings.some(({ source, destination }) => isCustomer(source.owner) || isCustomer(destination.owner)))
    return true
  return entry.events.some((event) => 'owner' in event && isCustomer(event.owner))
}

/**
 * Entries that wait to be written. Never makes anybody wait: when it is full it lets go of everything and says so, and
 * what was let go is read from the log again.
 */
export class EntryQueue {
  readonly #limits: QueueLimits
  readonly #now: () => number
  #entries: AppliedEntry[] = []
  #weight = 0
  #dueAt = Number.POSITIVE_INFINITY
  #overflowed = false

  constructor(limits: QueueLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  get size(): number {
    return this.#entries.length
  }

  /** Entries were let go since the last `reset`. */
  get overflowed(): boolean {
    return this.#overflowed
  }

  /** When the next batch should be taken, in the clock given; infinity when there is nothing. */
  get dueAt(): number {
    return this.#dueAt
  }

  reset(): void {
    this.#entries = []
    this.#weight = 0
    this.#dueAt = Number.POSITIVE_INFINITY
    this.#overflowed = false
  }

  push(entry: AppliedEntry): void {
    if (this.#overflowed) return
    this.#weight += weightOf(entry)
    if (this.#weight > this.#limits.weight) {
      this.#entries = []
      this.#overflowed = true
      this.#dueAt = this.#now()
      return
    }
    this.#entries.push(entry)
    const { batchEntries, customerDelayMs, houseDelayMs } = this.#limits
    const full = this.#entries.length >= batchEntries
    const delayMs = concernsCustomers(entry) ? customerDelayMs : houseDelayMs
    this.#dueAt = Math.min(this.#dueAt, full ? 0 : this.#now() + delayMs)
  }

  /** Somebody waits to read: do not wait for a fuller batch. */
  hurry(): void {
    if (this.#entries.length > 0) this.#dueAt = 0
  }

  /** The entries of the next batch, oldest first, of about so many rows. */
  take(mostRows: number): AppliedEntry[] {
    const { batchEntries } = this.#limits
    let count = 0
    for (let rows = 0; count < this.#entries.length && count < batchEntries && rows < mostRows; count++) {
      const entry = this.#entries[count]
      if (entry) rows += rowsOf(entry)
    }
    const taken = this.#entries.splice(0, count)
    for (const entry of taken) this.#weight -= weightOf(entry)
    this.#dueAt = this.#entries.length > 0 ? 0 : Number.POSITIVE_INFINITY
    return taken
  }
}
