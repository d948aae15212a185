import type { ProductWorkload } from '../productWorkload.ts'
import { OfferingFlow } from './offeringFlow.ts'
import { SubscriptionFlow } from './subscriptionFlow.ts'

export const NEW_COINS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({
    seldom: new SubscriptionFlow(draws),
    offers: new OfferingFlow(draws),
  }),
}
