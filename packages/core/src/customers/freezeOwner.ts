import type { FreezeOwner, Reply } from '@touchstone/protocol'
import { MAX_TEXT } from '../limits.ts'
import { done, isText, refuse } from '../refusal.ts'
import type { ExchangeState } from '../state.ts'

/** Stops a customer from trading, or lets trade again. Open orders stay; they may be cancelled. OWNER-2. */
export function freezeOwner(state: ExchangeState, command: FreezeOwner): Reply {
  const { owner, frozen, reason } = command
  if (typeof frozen !== 'boolean' || !isText(reason, 0, MAX_TEXT)) return refuse('bad_command')
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  if (!state.owners.isCustomer(owner)) return refuse('not_allowed')
  state.owners.setFrozen(owner, frozen)
  state.emit({ type: 'OwnerFrozen', owner, frozen, reason })
  return done()
}
