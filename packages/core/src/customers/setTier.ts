import type { Reply, SetTier } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'
import { feeTiers } from './feeTiers.ts'

export function judgeTier(state: CustomersState, { owner, tier }: SetTier): Rejected | undefined {
  if (!isWhole(tier, 0, feeTiers(state).length - 1)) return refuse('bad_command')
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  return state.owners.isCustomer(owner) ? undefined : refuse('not_allowed')
}

/** Puts a customer into a fee tier. Orders already accepted keep their rates. OWNER-3. */
export function setTier(state: CustomersState, command: SetTier): Reply {
  const refused = judgeTier(state, command)
  if (refused) return refused
  const { owner, tier } = command
  state.owners.setTier(owner, tier)
  state.emit({ type: 'TierSet', owner, tier })
  return done()
}
