import type { AcquireLease, LeaseRole, Reply } from '@touchstone/protocol'
import { done, refuse } from '../entry/refusal.ts'
import type { ReferenceState } from './referenceState.ts'

/** A lease reaches at most this far ahead. */
const LONGEST_LEASE_MS = 60_000

/** Whether `holder` holds the role now. A lease ends when log time reaches `until`. */
export function holdsLease(state: ReferenceState, role: LeaseRole, holder: number): boolean {
  const lease = state.leases.get(role)
  return lease !== undefined && lease.holder === holder && lease.until > state.time
}

/** Gives a role to a process until a moment at most 60 s ahead, when it is free, run out, or its own. REF-3. */
export function acquireLease(state: ReferenceState, command: AcquireLease): Reply {
  const { role, holder, until } = command
  if (until <= state.time || until > state.time + LONGEST_LEASE_MS) return refuse('bad_command')
  const lease = state.leases.get(role)
  if (lease && lease.holder !== holder && lease.until > state.time) return refuse('not_lease_holder')
  state.leases.set(role, { holder, until })
  state.emit({ type: 'LeaseAcquired', role, holder, until })
  return done()
}
