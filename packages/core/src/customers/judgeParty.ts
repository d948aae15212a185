import type { OwnerId } from '@touchstone/protocol'
import { type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'
import { withdrawalsHeldUntil } from './holdWithdrawals.ts'
import { judgeIsCustomer } from './judgeIsCustomer.ts'

/** MOVE-1: only money of customers of the real world comes in and goes out. */
export function judgeCustomer(state: CustomersState, owner: OwnerId): Rejected | undefined {
  return judgeIsCustomer(state, owner) ?? (state.genesis?.world === 'real' ? undefined : refuse('not_allowed'))
}

/** MOVE-1 for requests of customers. */
export function judgeActing(state: CustomersState, owner: OwnerId): Rejected | undefined {
  return judgeCustomer(state, owner) ?? judgeFrozen(state, owner)
}

/** OWNER-2, OWNER-5: whether anything of this customer may go out now. */
export function judgeWithdrawing(state: CustomersState, owner: OwnerId): Rejected | undefined {
  const held = withdrawalsHeldUntil(state, owner)
  return judgeFrozen(state, owner) ?? (held === 0 ? undefined : refuse('withdrawals_held', { time: held }))
}

/** OWNER-2 */
export function judgeFrozen(state: CustomersState, owner: OwnerId): Rejected | undefined {
  return state.owners.isFrozen(owner) ? refuse('owner_frozen') : undefined
}
