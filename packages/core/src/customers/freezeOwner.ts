import { type FreezeOwner, MAX_TEXT, type Reply } from '@touchstone/protocol'
import { isText } from '@touchstone/protocol/shape'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'

export function judgeFreeze(state: CustomersState, { owner, frozen, reason }: FreezeOwner): Rejected | undefined {
  if (typeof frozen !== 'boolean' || !isText(reason, 0, MAX_TEXT)) return refuse('bad_command')
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  return state.owners.isCustomer(owner) ? undefined : refuse('not_allowed')
}

/** Stops a customer from trading, or lets trade again. Open orders stay; they may be cancelled. OWNER-2. */
export function freezeOwner(state: CustomersState, command: FreezeOwner): Reply {
  const refused = judgeFreeze(state, command)
  if (refused) return refused
  const { owner, frozen, reason } = command
  state.owners.setFrozen(owner, frozen)
  state.emit({ type: 'OwnerFrozen', owner, frozen, reason })
  return done()
}
