import type { CoreEvent, Genesis } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Asked } from './asked.ts'

/** The part of the state that every command finds: the entry it came in, and the exchange's clock, rules and genesis. */
export interface EntryState {
  /** Of the entry at hand. */
  sequence: number
  time: Timestamp
  clockStopped: boolean
  rulesVersion: number
  genesis: Genesis | undefined
  /** The products' answers when a floor asks. */
  readonly asked: Asked<EntryState>
  /** Tells an event. */
  emit(event: CoreEvent): void
}
