import type { Reply, SubscribeCoins } from '@touchstone/protocol'
import { done, refuse } from '../entry/refusal.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { hold } from '../ledger/holds.ts'
import { judgeSubscription } from './judgeSubscription.ts'
import type { NewCoinsState } from './newCoinsState.ts'

/** Asks for coins: their price is held until operators have decided; answers the subscription's number. COIN-3, COIN-4. */
export function subscribeCoins(state: NewCoinsState, { owner, coin, quantity, terms }: SubscribeCoins): Reply {
  const { offering, cost, refused } = judgeSubscription(state, owner, coin, quantity, terms)
  if (refused) return refused
  if (!offering) return refuse('unknown_offering')
  const { version, terms: offered } = offering.offer
  const { listTime, lockDays, asset } = offered
  const subscription = state.newCoins.nextSubscription++
  const frozen = { owner, coin, terms: version, listTime, lockDays, quantity, cost }
  hold(state, owner, withdrawalAsset(state), cost, subscription)
  offering.subscribed++
  const waits = { id: subscription, subscribedAt: state.time, allocated: 0n, paid: 0n }
  state.newCoins.subscriptions.add({ ...frozen, ...waits })
  state.emit({ type: 'CoinsSubscribed', subscription, ...frozen, asset })
  return done(subscription)
}
