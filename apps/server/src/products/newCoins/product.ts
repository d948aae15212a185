import { NEW_COIN_CALLS } from '@touchstone/protocol'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { NEW_COIN_ACTS } from './acts.ts'
import { bookCall } from './bookCall.ts'
import { NEW_COIN_MESSAGES } from './newCoinMessages.ts'
import { NEW_COIN_PROJECTION } from './newCoinProjection.ts'
import { newCoinRecord } from './newCoinRecord.ts'
import { offeringCalls } from './offeringCalls.ts'
import { type SubscribeParts, subscribeCalls } from './subscribeCalls.ts'
import { subscriptionCalls } from './subscriptionCalls.ts'

/** New coins: subscribed at an issue price, allocated, locked, and listed on their date. */
export const newCoins = defineProduct({
  name: 'newCoins',
  calls: NEW_COIN_CALLS,
  handlers: (parts: SubscribeParts & Pick<ProductServices, 'worlds'>) => ({
    ...offeringCalls(parts),
    ...subscribeCalls(parts),
    ...subscriptionCalls(parts),
    ...bookCall(parts),
  }),
  projection: NEW_COIN_PROJECTION,
  records: {
    kind: 'subscription',
    inDemo: 'open',
    changedBy: ['CoinsSubscribed', 'SubscriptionDecided', 'CoinsReleased', 'CoinsReturned'],
    page: ({ getMyNewcoins }, query, context) => recordPage(getMyNewcoins(query, context), newCoinRecord),
  },
  messages: NEW_COIN_MESSAGES,
  words: {
    offering_funded: 'Coins on offer',
    subscription_paid: 'Price of new coins',
    subscription_coins: 'New coins',
    subscription_returned: 'New coins given back',
    offering_paid_out: 'Proceeds or unsold coins, to the issuer',
  },
  acts: NEW_COIN_ACTS,
})
