import type { DELIVERY_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { type BuyCallParts, buyCall } from './buyCall.ts'
import { type CycleCallParts, cycleCall } from './cycleCall.ts'
import { deliveryList } from './history/optionReading.ts'
import { type ReceiptParts, receiptCall } from './receiptCall.ts'

export interface DeliveryParts extends CycleCallParts, BuyCallParts, ReceiptParts {}

/** The calls of timed up/down orders. */
export function deliveryHandlers(parts: DeliveryParts): CallHandlers<keyof typeof DELIVERY_CALLS> {
  return {
    ...cycleCall(parts),
    ...buyCall(parts),
    ...receiptCall(parts),
    async getDeliveryList(request, context) {
      const reading = await parts.past.own(context)
      return deliveryList(reading, request, parts.now())
    },
  }
}
