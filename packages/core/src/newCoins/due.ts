import type { Timestamp } from '@touchstone/quantities'
import { setMarketState } from '../markets/setMarketState.ts'
import { continueAllocation, isAllocating, MAX_STEPS } from './allocateOffering.ts'
import type { CoinMoments } from './newCoins.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import type { Offering } from './offering.ts'
import { releaseCoins, releaseMoment } from './releaseCoins.ts'

/** The earliest listing, release or rest of an allocation; 0 = none, or as many steps as one entry may have are done. COIN-10. */
export function nextCoinDue(state: NewCoinsState): Timestamp {
  const { newCoins } = state
  if (newCoins.isUnused) return 0
  newCoins.moments ??= momentsOf(state)
  const { listing, steps } = newCoins.moments
  return newCoins.stepsInEntry < MAX_STEPS ? earlier(listing, steps) : listing
}

/** Everything of that moment, coin by coin in order of first offer, as far as the entry may. COIN-7, COIN-10. */
export function runCoinDue(state: NewCoinsState, dueAt: Timestamp): void {
  for (const offering of state.newCoins.offerings.values()) {
    if (listingMoment(offering) === dueAt) listCoin(state, offering, dueAt)
    if (stepsMoment(state, offering) === dueAt) takeSteps(state, offering)
  }
  state.newCoins.moments = undefined
}

function momentsOf(state: NewCoinsState): CoinMoments {
  let [listing, steps] = [0, 0]
  for (const offering of state.newCoins.offerings.values()) {
    listing = earlier(listing, listingMoment(offering))
    steps = earlier(steps, stepsMoment(state, offering))
  }
  return { listing, steps }
}

function earlier(one: Timestamp, other: Timestamp): Timestamp {
  return one === 0 || (other !== 0 && other < one) ? other : one
}

/** Each moment of the terms comes once. */
function listingMoment({ offer, listedAt, missedAt }: Offering): Timestamp {
  const { listTime } = offer.terms
  return listedAt === 0 && missedAt !== listTime ? listTime : 0
}

function stepsMoment(state: NewCoinsState, offering: Offering): Timestamp {
  const { coin, closes } = offering.offer.terms
  if (isAllocating(state, offering)) return closes
  return state.newCoins.subscriptions.passed(coin).size > 0 ? releaseMoment(offering) : 0
}

/** Opens the market of the coin, or says that there is none: then allocated coins may be given back. COIN-7, COIN-8. */
function listCoin(state: NewCoinsState, offering: Offering, at: Timestamp): void {
  const { coin, market: id, asset } = offering.offer.terms
  const market = state.market(id)
  if (market?.definition.base !== asset) {
    offering.missedAt = at
    state.emit({ type: 'CoinNotListed', coin, at })
    return
  }
  offering.listedAt = at
  if (market.state !== 'open') setMarketState(state, { type: 'SetMarketState', market: id, state: 'open', reason: '' })
  state.emit({ type: 'CoinListed', coin, market: id, at })
}

function takeSteps(state: NewCoinsState, offering: Offering): void {
  const { newCoins } = state
  const { coin } = offering.offer.terms
  if (isAllocating(state, offering)) {
    continueAllocation(state, coin)
    return
  }
  for (const subscription of newCoins.subscriptions.passed(coin)) {
    if (newCoins.stepsInEntry >= MAX_STEPS) return
    newCoins.stepsInEntry++
    releaseCoins(state, offering, subscription)
  }
}
