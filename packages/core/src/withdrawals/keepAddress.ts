import type { AddPayoutAddress, RemovePayoutAddress, Reply } from '@touchstone/protocol'
import { judgeActing } from '../customers/judgeParty.ts'
import { isPayable } from '../entry/chainFacts.ts'
import { MAX_ADDRESSES } from '../entry/limits.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** Puts an address into a customer's book; it may be paid after the hold of today's terms. Answers its number. ADDR-1 to ADDR-3. */
export function addPayoutAddress(state: WithdrawalsState, command: AddPayoutAddress): Reply {
  const refused = judgeAddress(state, command)
  if (refused) return refused
  const { owner, asset, chain, address } = command
  const { payoutAddresses: addresses, moneyTerms: terms } = state
  const entry = { id: addresses.next, owner, asset, chain, address }
  const usableFrom = state.time + terms.current.terms.addressHoldMs
  addresses.add({ ...entry, usableFrom })
  state.emit({ type: 'PayoutAddressAdded', ...entry, usableFrom })
  return done(entry.id)
}

/** Takes it out of the book. Withdrawals already asked for still go there. ADDR-4. */
export function removePayoutAddress(state: WithdrawalsState, { owner, address: id }: RemovePayoutAddress): Reply {
  const barred = judgeActing(state, owner)
  if (barred) return barred
  const address = state.payoutAddresses.byId(id)
  if (address?.owner !== owner) return refuse('unknown_address')
  state.payoutAddresses.remove(address)
  state.emit({ type: 'PayoutAddressRemoved', id, owner })
  return done(id)
}

/** ADDR-2 */
function judgeAddress(state: WithdrawalsState, { owner, asset, address }: AddPayoutAddress): Rejected | undefined {
  const barred = judgeActing(state, owner)
  if (barred) return barred
  const place = assetIndex(state, asset)
  if (place < 0) return refuse('unknown_asset')
  if (place !== withdrawalAsset(state)) return refuse('not_allowed')
  if (!isPayable(address)) return refuse('address_invalid')
  const own = state.payoutAddresses.ofOwner(owner)
  if (own.some((other) => other.address === address)) return refuse('address_known')
  return own.length >= MAX_ADDRESSES ? refuse('not_allowed') : undefined
}
