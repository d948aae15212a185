import type { DELIVERY_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { buyCall } from './buyCall.ts'
import { cycleCall } from './cycleCall.ts'
import { optionList } from './history/optionReading.ts'
import { receiptCall } from './receiptCall.ts'

/** The calls of timed up/down orders. */
export function timedOptionHandlers(
  services: Pick<ProductServices, 'worlds' | 'commands' | 'past' | 'tables' | 'now' | 'priceSource' | 'simulated'>,
): CallHandlers<keyof typeof DELIVERY_CALLS> {
  return {
    ...cycleCall(services),
    ...buyCall(services),
    ...receiptCall(services),
    async getDeliveryList(request, context) {
      const reading = await services.past.own(context)
      return optionList(reading, request, services.now())
    },
  }
}
