import type { DELIVERY_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { buyCall } from './buyCall.ts'
import { cycleCall } from './cycleCall.ts'
import { deliveryList } from './history/optionReading.ts'
import { receiptCall } from './receiptCall.ts'

/** The calls of timed up/down orders. */
export function deliveryHandlers(
  services: Pick<ProductServices, 'worlds' | 'commands' | 'past' | 'tables' | 'now' | 'priceSource' | 'simulated'>,
): CallHandlers<keyof typeof DELIVERY_CALLS> {
  return {
    ...cycleCall(services),
    ...buyCall(services),
    ...receiptCall(services),
    async getDeliveryList(request, context) {
      const reading = await services.past.own(context)
      return deliveryList(reading, request, services.now())
    },
  }
}
