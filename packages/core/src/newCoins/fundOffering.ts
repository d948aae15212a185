import { type FundOffering, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import { formatPlain, larger, MAX_AMOUNT } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { availableFunds } from '../ledger/holds.ts'
import { bringIn, coinAsset } from './coinMoney.ts'
import type { NewCoinsState } from './newCoinsState.ts'

/** COIN-2 */
export function judgeFunding(state: NewCoinsState, { coin, amount, evidence }: FundOffering): Rejected | undefined {
  const offering = state.newCoins.offerings.get(coin)
  if (!offering) return refuse('unknown_offering')
  if (offering.listedAt !== 0) return refuse('coin_listed')
  if (state.operators.evidence.has(evidence)) return refuse('already_done')
  const { offer, funded, unsoldReturned } = offering
  const missing = larger(offer.volume - funded + unsoldReturned, 0n)
  const max = formatPlain(missing, offer.issue.coinScale)
  if (amount > missing) return refuse('above_maximum_quantity', { max })
  const outside = availableFunds(state, SYSTEM_OWNERS.external, coinAsset(state, offering))
  return amount - outside > MAX_AMOUNT ? refuse('amount_overflow') : undefined
}

/** The caller has judged it. COIN-2. */
export function fundOffering(state: NewCoinsState, { coin, amount, evidence }: FundOffering): Reply {
  const offering = state.newCoins.offerings.get(coin)
  if (!offering) return refuse('unknown_offering')
  state.operators.evidence.add(evidence)
  offering.funded += amount
  bringIn(state, offering, amount)
  state.emit({ type: 'OfferingFunded', coin, asset: offering.offer.terms.asset, amount, evidence })
  return done()
}
