import { defineProduct } from '../../trading/product.ts'
import { NEW_COIN_ACTS } from './acts.ts'
import { NEW_COIN_PROJECTION } from './newCoinProjection.ts'

/** New coins: subscribed at an issue price, allocated, locked, and listed on their date. */
export const newCoins = defineProduct({
  name: 'newCoins',
  calls: {},
  handlers: () => ({}),
  projection: NEW_COIN_PROJECTION,
  words: {
    offering_funded: 'Coins on offer',
    subscription_paid: 'Price of new coins',
    subscription_coins: 'New coins',
    subscription_returned: 'New coins given back',
    offering_paid_out: 'Proceeds or unsold coins, to the issuer',
  },
  acts: NEW_COIN_ACTS,
})
