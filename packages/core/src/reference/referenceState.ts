import type { LeaseRole } from '@touchstone/protocol'
import type { MarketsState } from '../markets/marketsState.ts'
import type { Indexes } from './indexes.ts'
import type { Lease } from './lease.ts'

/** Prices from outside, and which process may bring them. */
export interface ReferenceState extends MarketsState {
  readonly indexes: Indexes
  readonly leases: Map<LeaseRole, Lease>
}
