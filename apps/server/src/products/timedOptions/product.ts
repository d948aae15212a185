import { DELIVERY_CALLS } from '@touchstone/protocol'
import { defineProduct } from '../../trading/product.ts'
import { TIMED_OPTION_ACTS } from './acts.ts'
import { optionFills } from './history/optionReading.ts'
import { OPTION_PROJECTION } from './projection/optionProjection.ts'
import { OPTION_STREAM } from './streams/optionStream.ts'
import { timedOptionHandlers } from './timedOptionHandlers.ts'

/** Timed up/down options. */
export const timedOptions = defineProduct({
  name: 'timedOptions',
  calls: DELIVERY_CALLS,
  handlers: timedOptionHandlers,
  projection: OPTION_PROJECTION,
  fills: { kind: 'delivery', list: optionFills },
  result: { feesOf: 'delivery' },
  streams: [OPTION_STREAM],
  words: { option_stake: 'Stake of a timed order', option_payout: 'Payout of a timed order' },
  acts: TIMED_OPTION_ACTS,
})
