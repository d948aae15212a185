import type { FreezeOwner, Reply } from '@touchstone/protocol'
import { done } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'
import { judgeIsCustomer } from './judgeIsCustomer.ts'

/** Stops a customer from trading, or lets trade again. Open orders stay; they may be cancelled. OWNER-2. */
export function freezeOwner(state: CustomersState, command: FreezeOwner): Reply {
  const { owner, frozen, reason } = command
  const refused = judgeIsCustomer(state, owner)
  if (refused) return refused
  state.owners.setFrozen(owner, frozen)
  state.emit({ type: 'OwnerFrozen', owner, frozen, reason })
  return done()
}
