import { type FaucetCredit, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import { MAX_AMOUNT } from '@touchstone/quantities'
import { done, refuse } from '../entry/refusal.ts'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { availableFunds } from '../ledger/holds.ts'
import { ownerClass, TRADER } from '../ledger/postingSides.ts'
import type { CustomersState } from './customersState.ts'
import { FAUCET } from './reasons.ts'

/**
 * Test funds from `external`, in the sandbox only, once per ref for ever. All money of an asset together stays below
 * 2^63, so no balance can ever overflow. OWNER-4.
 */
export function faucetCredit(state: CustomersState, command: FaucetCredit): Reply {
  const { owner, amount, ref } = command
  if (!state.genesis?.sandbox) return refuse('not_in_sandbox')
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  if (ownerClass(owner) !== TRADER) return refuse('not_allowed')
  const asset = assetIndex(state, command.asset)
  if (asset < 0) return refuse('unknown_asset')
  if (state.faucetRefs.has(ref)) return refuse('already_done')
  const outside = availableFunds(state, SYSTEM_OWNERS.external, asset)
  if (amount - outside > MAX_AMOUNT) return refuse('amount_overflow')
  const external = state.accounts.cell(SYSTEM_OWNERS.external, FUNDS, asset, AVAILABLE)
  state.faucetRefs.add(ref)
  state.journal.post(external, state.accounts.cell(owner, FUNDS, asset, AVAILABLE), amount, FAUCET, 0)
  return done()
}
