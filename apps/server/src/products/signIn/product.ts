import { defineProduct } from '../../trading/product.ts'
import { SIGN_IN_PROJECTION } from './signInProjection.ts'

/** A reward for each day on which a customer signs in, out of a budget and of the customer's own fees. */
export const signIn = defineProduct({
  name: 'signIn',
  calls: {},
  handlers: () => ({}),
  projection: SIGN_IN_PROJECTION,
  words: { sign_reward: 'Reward for signing in' },
})
