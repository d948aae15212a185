import type { World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { AdminServices } from '../adminServices.ts'

interface SubscriptionQueue {
  readonly kind: 'subscription'
  readonly open: number
  /** When the oldest of them was made, UTC ms; 0: none waits. */
  readonly oldest: Timestamp
}

const WORLDS: readonly World[] = ['real', 'demo']

/** Requests for new coins that wait for two operators, as a queue beside those of the review desk. */
export function subscriptionQueue(worlds: AdminServices['worlds']): SubscriptionQueue {
  const waiting = WORLDS.flatMap((world) => {
    const { newCoins } = worlds[world].core
    return newCoins
      .offerings()
      .filter(({ underReview }) => underReview > 0)
      .flatMap(({ terms }) => newCoins.subscriptions(terms.coin))
      .filter(({ state }) => state === 'under_review')
  })
  return {
    kind: 'subscription',
    open: waiting.length,
    oldest: waiting.reduce((oldest, { subscribedAt }) => Math.min(oldest, subscribedAt), waiting[0]?.subscribedAt ?? 0),
  }
}
