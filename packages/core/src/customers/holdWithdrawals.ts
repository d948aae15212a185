import type { HoldWithdrawals, OwnerId, Reply } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { done } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'
import { judgeIsCustomer } from './judgeIsCustomer.ts'

/** The end of a customer's hold of withdrawals; 0 without a hold, or when the hold is over. */
export function withdrawalsHeldUntil(state: CustomersState, owner: OwnerId): Timestamp {
  const until = state.accountStatus.heldUntil(owner)
  return until > state.time ? until : 0
}

/** A hold by the platform itself, which never shortens a longer one. OWNER-5. */
export function holdWithdrawals(state: CustomersState, command: HoldWithdrawals): Reply {
  const { owner, until } = command
  const refused = judgeIsCustomer(state, owner)
  if (refused) return refused
  const longer = until > state.time && until > withdrawalsHeldUntil(state, owner)
  return longer ? setHold(state, command) : done()
}

/** Sets the end of the hold, earlier or later; a moment that has passed ends the hold. The caller has judged the decision. */
export function setHold(state: CustomersState, { owner, until, reason }: HoldWithdrawals): Reply {
  const end = until > state.time ? until : 0
  state.accountStatus.hold(owner, end)
  state.emit({ type: 'WithdrawalsHeld', owner, until: end, reason })
  return done()
}
