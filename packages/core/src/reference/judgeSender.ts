import { type CustomerCommand, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { holdsLease } from './leases.ts'
import type { ReferenceState } from './referenceState.ts'

/**
 * PLACE-2 and PLACE-3: customers may send orders; and in the sandbox the house account `sandboxFlow`, whose commands carry
 * the flow lease holder's number in `key1` (the identity stays unique by `key2`).
 */
export function judgeSender(state: ReferenceState, command: CustomerCommand): Rejected | undefined {
  const { owner } = command
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  if (owner === SYSTEM_OWNERS.sandboxFlow) {
    if (!state.genesis?.sandbox) return refuse('not_in_sandbox')
    return holdsLease(state, 'flow', command.key1) ? undefined : refuse('not_lease_holder')
  }
  return state.owners.isCustomer(owner) ? undefined : refuse('not_allowed')
}
