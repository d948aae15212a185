import type { OfferingTerms, Reply, SetOffering } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { currencyScale, withdrawalAsset } from '../ledger/currency.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import { newOffering, type Offer, type Offering, readOffer } from './offering.ts'

/** Terms that stay as they are once somebody has subscribed. */
const FIXED = ['asset', 'issuePrice', 'volume', 'lot', 'opens', 'lockDays', 'way'] as const

/** COIN-1 */
export function judgeOffering(state: NewCoinsState, { terms }: SetOffering): Rejected | undefined {
  const currency = withdrawalAsset(state)
  const asset = assetIndex(state, terms.asset)
  if (currency < 0 || asset < 0 || asset === currency) return refuse('unknown_asset')
  if (!offerOf(state, terms, 0) || !fitsMarket(state, terms)) return refuse('bad_command')
  const offering = state.newCoins.offerings.get(terms.coin)
  if (!offering) return terms.closes > state.time ? undefined : refuse('bad_command')
  return judgeChange(state, offering, terms)
}

/** For subscriptions from then on. The caller has judged it. COIN-1. */
export function setOffering(state: NewCoinsState, { terms }: SetOffering, decision: number): Reply {
  const offer = offerOf(state, terms, decision)
  if (!offer) return refuse('bad_command')
  const { offerings } = state.newCoins
  state.newCoins.moments = undefined
  const offering = offerings.get(terms.coin)
  if (offering) offering.offer = offer
  else offerings.set(terms.coin, newOffering(offer))
  state.emit({ type: 'OfferingSet', version: decision, terms })
  return done()
}

/** The terms with their numbers read; undefined when they are none. */
export function offerOf(state: NewCoinsState, terms: OfferingTerms, version: number): Offer | undefined {
  const scale = state.assets[assetIndex(state, terms.asset)]?.scale
  return scale === undefined ? undefined : readOffer(terms, version, scale, currencyScale(state))
}

/** The market may be listed later; one that is there trades this asset for the withdrawal asset. */
function fitsMarket(state: NewCoinsState, { market: id, asset }: OfferingTerms): boolean {
  const market = state.market(id)
  return !market || (market.definition.base === asset && market.quote === withdrawalAsset(state))
}

function judgeChange(state: NewCoinsState, offering: Offering, terms: OfferingTerms): Rejected | undefined {
  if (offering.listedAt !== 0) return refuse('coin_listed')
  const { terms: before } = offering.offer
  if (offering.funded > 0n && terms.asset !== before.asset) return refuse('offering_fixed')
  if (offering.subscribed > 0 && FIXED.some((field) => terms[field] !== before[field])) return refuse('offering_fixed')
  if (terms.closes !== before.closes && (before.closes <= state.time || terms.closes <= state.time))
    return refuse('offering_fixed')
  if (terms.listTime === before.listTime) return undefined
  const isLater = offering.subscribed === 0 || terms.listTime > before.listTime
  return isLater && terms.listTime > state.time ? undefined : refuse('offering_fixed')
}
