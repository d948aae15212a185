import { DELIVERY_CALLS } from '@touchstone/protocol'
import { defineProduct } from '../../trading/product.ts'
import { TIMED_OPTION_ACTS } from './acts.ts'
import { deliveryHandlers } from './deliveryHandlers.ts'
import { optionFills } from './history/optionReading.ts'
import { OPTION_PROJECTION } from './projection/optionProjection.ts'
import { DELIVERY_STREAM } from './streams/deliveryStream.ts'

/** Timed up/down options. */
export const timedOptions = defineProduct({
  name: 'timedOptions',
  calls: DELIVERY_CALLS,
  handlers: deliveryHandlers,
  projection: OPTION_PROJECTION,
  fills: { kind: 'delivery', list: optionFills },
  streams: [DELIVERY_STREAM],
  words: { option_stake: 'Stake of a timed order', option_payout: 'Payout of a timed order' },
  acts: TIMED_OPTION_ACTS,
})
