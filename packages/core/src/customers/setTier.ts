import type { Reply, SetTier } from '@touchstone/protocol'
import { done, isWhole, refuse } from '../refusal.ts'
import type { ExchangeState } from '../state.ts'

/** Puts a customer into a fee tier. Orders already accepted keep their rates. OWNER-3. */
export function setTier(state: ExchangeState, command: SetTier): Reply {
  const { owner, tier } = command
  if (!isWhole(tier, 0, (state.genesis?.feeTiers.length ?? 0) - 1)) return refuse('bad_command')
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  if (!state.owners.isCustomer(owner)) return refuse('not_allowed')
  state.owners.setTier(owner, tier)
  state.emit({ type: 'TierSet', owner, tier })
  return done()
}
