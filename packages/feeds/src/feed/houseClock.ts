import type { Timestamp } from '@touchstone/quantities'

/** Time comes in by this port so that a test owns it. */
export interface HouseClock {
  now(): Timestamp
  /** Calls back once after `delayMs`; the returned function cancels. */
  after(delayMs: number, callback: () => void): () => void
}
