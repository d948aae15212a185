import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, smaller } from '@touchstone/quantities'
import { withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import { amountForReturn } from './hostingFormulas.ts'
import type { HostingState } from './hostingState.ts'
import type { Offer } from './offer.ts'

/**
 * Principal that could still be sold: the least of the product's own capacity and what the treasury can set the whole return
 * aside for; none when that is below the least of an order. HOST-3.
 */
export function hostingRoom(state: HostingState, { terms, capacity, least }: Offer): Amount {
  const own = capacity - state.hosting.orders.sumsOf(terms.product).hosted
  const treasury = availableFunds(state, SYSTEM_OWNERS.treasury, withdrawalAsset(state))
  const room = smaller(own, amountForReturn(treasury, terms))
  return room < least ? 0n : room
}
