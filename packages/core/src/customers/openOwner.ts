import type { OpenOwner, Reply } from '@touchstone/protocol'
import { MAX_OWNERS } from '../entry/limits.ts'
import { done, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'

/** Opens an owner for a ref. A ref that has an owner already is answered with that owner, and nothing is done. OWNER-1. */
export function ownerOpened(state: CustomersState, command: OpenOwner): Reply | undefined {
  const owner = state.owners.byRef(command.ref)
  return owner === undefined ? undefined : done(owner)
}

/** Gives a new ref the next customer number. Replies the owner. OWNER-1. */
export function openOwner(state: CustomersState, command: OpenOwner): Reply {
  if (state.owners.refs.length >= MAX_OWNERS) return refuse('not_allowed')
  const owner = state.owners.open(command.ref)
  state.emit({ type: 'OwnerOpened', owner, ref: command.ref })
  return done(owner)
}
