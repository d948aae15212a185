import type { Reply, SetHostingProduct } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { currencyScale, withdrawalAsset } from '../ledger/currency.ts'
import type { HostingState } from './hostingState.ts'
import { readOffer } from './offer.ts'

/** HOST-1, HOST-2 */
export function judgeHostingProduct(state: HostingState, action: SetHostingProduct): Rejected | undefined {
  if (withdrawalAsset(state) < 0) return refuse('unknown_asset')
  return readOffer(action.terms, 0, currencyScale(state)) ? undefined : refuse('bad_command')
}

/** Sets the terms of later orders. The caller has judged the decision. HOST-1. */
export function setHostingProduct(state: HostingState, { terms }: SetHostingProduct, decision: number): Reply {
  const offer = readOffer(terms, decision, currencyScale(state))
  if (!offer) return refuse('bad_command')
  state.hosting.offers.set(terms.product, offer)
  state.emit({ type: 'HostingProductSet', version: decision, terms })
  return done()
}
