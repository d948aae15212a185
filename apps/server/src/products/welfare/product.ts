import { defineProduct } from '../../trading/product.ts'
import { WELFARE_ACTS } from './acts.ts'
import { WELFARE_PROJECTION } from './welfareProjection.ts'

/** Campaigns that reward what a customer has done, out of a budget and of the customer's own fees. */
export const welfare = defineProduct({
  name: 'welfare',
  calls: {},
  handlers: () => ({}),
  projection: WELFARE_PROJECTION,
  words: { welfare_reward: 'Reward of a campaign' },
  acts: WELFARE_ACTS,
})
