import { type Reply, SetHostingProduct } from '@touchstone/protocol'
import { isWithinRange } from '@touchstone/protocol/shape'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { currencyScale, withdrawalAsset } from '../ledger/currency.ts'
import type { HostingState } from './hostingState.ts'
import { type Offer, readOffer } from './offer.ts'

/** HOST-1, HOST-2 */
export function judgeHostingProduct(state: HostingState, action: SetHostingProduct): Rejected | undefined {
  if (withdrawalAsset(state) < 0) return refuse('unknown_asset')
  return offerOf(state, action, 0) ? undefined : refuse('bad_command')
}

/** For orders from then on. The caller has judged it. HOST-1. */
export function setHostingProduct(state: HostingState, action: SetHostingProduct, decision: number): Reply {
  const offer = offerOf(state, action, decision)
  if (!offer) return refuse('bad_command')
  const { terms } = action
  state.hosting.offers.set(terms.product, offer)
  state.emit({ type: 'HostingProductSet', version: decision, terms })
  return done()
}

function offerOf(state: HostingState, action: SetHostingProduct, version: number): Offer | undefined {
  return isWithinRange(SetHostingProduct, action) ? readOffer(action.terms, version, currencyScale(state)) : undefined
}
