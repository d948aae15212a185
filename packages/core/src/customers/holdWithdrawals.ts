import { type HoldWithdrawals, MAX_TEXT, MAX_TIME, type OwnerId, type Reply } from '@touchstone/protocol'
import { isText, isWhole } from '@touchstone/protocol/shape'
import type { Timestamp } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'

/** The end of a customer's hold; 0 when there is none or it is over. */
export function withdrawalsHeldUntil(state: CustomersState, owner: OwnerId): Timestamp {
  const until = state.accountStatus.heldUntil(owner)
  return until > state.time ? until : 0
}

/** The platform's own word: it only lengthens; a shorter hold leaves the longer one as it is. OWNER-5. */
export function holdWithdrawals(state: CustomersState, command: HoldWithdrawals): Reply {
  const refused = judgeHold(state, command)
  if (refused) return refused
  const { owner, until } = command
  const longer = until > state.time && until > withdrawalsHeldUntil(state, owner)
  return longer ? setHold(state, command) : done()
}

export function judgeHold(state: CustomersState, { owner, until, reason }: HoldWithdrawals): Rejected | undefined {
  if (!isWhole(until, 0, MAX_TIME) || !isText(reason, 0, MAX_TEXT)) return refuse('bad_command')
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  return state.owners.isCustomer(owner) ? undefined : refuse('not_allowed')
}

/** Sets the end of the hold, earlier or later; a moment that has passed ends it. The caller has judged it. */
export function setHold(state: CustomersState, { owner, until, reason }: HoldWithdrawals): Reply {
  const end = until > state.time ? until : 0
  state.accountStatus.hold(owner, end)
  state.emit({ type: 'WithdrawalsHeld', owner, until: end, reason })
  return done()
}
