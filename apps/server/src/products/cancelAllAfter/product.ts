import { CANCEL_ALL_AFTER_CALLS } from '@touchstone/protocol'
import { defineProduct } from '../../trading/product.ts'
import { cancelAllAfterCalls } from './cancelAllAfterCalls.ts'

/** The end of all open orders when nothing is heard of their owner. */
export const cancelAllAfter = defineProduct({
  name: 'cancelAllAfter',
  calls: CANCEL_ALL_AFTER_CALLS,
  handlers: cancelAllAfterCalls,
  words: {},
})
