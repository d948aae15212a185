import type { Timestamp } from '@touchstone/quantities'
import type { OwnerId } from '../ledger/owners.ts'

/** What the core knows of deadlines at which all open orders end. */
export interface CancelAllAfterQueries {
  /** Undefined while the owner has none. */
  of(owner: OwnerId): { readonly seconds: number; readonly deadline: Timestamp } | undefined
}
