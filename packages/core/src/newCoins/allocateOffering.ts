import type { AllocateOffering, CoinId, Reply } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { type Allocation, beginAllocation, nextShare } from './coinFormulas.ts'
import { endReview } from './decideSubscription.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import { leftOf, type Offering } from './offering.ts'

/** Subscriptions one entry decides or releases; the rest follow with the next. COIN-10. */
export const MAX_STEPS = 10_000

/** COIN-6 */
export function judgeAllocation(state: NewCoinsState, { coin }: AllocateOffering): Rejected | undefined {
  const offering = state.newCoins.offerings.get(coin)
  if (!offering) return refuse('unknown_offering')
  const { terms } = offering.offer
  if (terms.way !== 'pro_rata') return refuse('other_allocation_way')
  if (offering.allocation) return refuse('already_done')
  if (state.time < terms.closes) return refuse('subscription_open')
  return state.newCoins.subscriptions.underReview(coin).size === 0 ? refuse('nothing_under_review') : undefined
}

/** All that is under review, each its part. The caller has judged it. COIN-6, COIN-10. */
export function allocateOffering(state: NewCoinsState, { coin }: AllocateOffering): Reply {
  const offering = state.newCoins.offerings.get(coin)
  if (!offering) return refuse('unknown_offering')
  const allocation = allocationOf(state, offering)
  offering.allocation = allocation
  state.newCoins.moments = undefined
  const subscriptions = state.newCoins.subscriptions.underReview(coin).size
  const { asked, available } = allocation
  state.emit({ type: 'OfferingAllocated', coin, subscriptions, asked, available })
  continueAllocation(state, coin)
  return done()
}

/** The allocation as it would begin now. */
export function allocationOf({ newCoins }: NewCoinsState, offering: Offering): Allocation {
  const quantities = Array.from(
    newCoins.subscriptions.underReview(offering.offer.terms.coin),
    ({ quantity }) => quantity,
  )
  return beginAllocation(quantities, leftOf(offering), offering.offer.lot)
}

/** Whether an allocation that was decided has not reached everybody. */
export function isAllocating({ newCoins }: NewCoinsState, { allocation, offer }: Offering): boolean {
  return allocation !== undefined && newCoins.subscriptions.underReview(offer.terms.coin).size > 0
}

/** In order of subscription, as far as the entry may. COIN-6, COIN-10. */
export function continueAllocation(state: NewCoinsState, coin: CoinId): void {
  const { newCoins } = state
  const offering = newCoins.offerings.get(coin)
  if (!offering) return
  for (const subscription of newCoins.subscriptions.underReview(coin)) {
    if (!offering.allocation || newCoins.stepsInEntry >= MAX_STEPS) return
    newCoins.stepsInEntry++
    const { allocated, rest } = nextShare(subscription.quantity, offering.allocation)
    offering.allocation = rest
    endReview(state, offering, subscription, allocated, '')
  }
}
