import type { Reply, SetTier } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'
import { feeTiers } from './feeTiers.ts'
import { judgeIsCustomer } from './judgeIsCustomer.ts'

export function judgeTier(state: CustomersState, { owner, tier }: SetTier): Rejected | undefined {
  return tier < feeTiers(state).length ? judgeIsCustomer(state, owner) : refuse('bad_command')
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
