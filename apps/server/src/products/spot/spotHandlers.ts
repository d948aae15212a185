import type { CallHandlers } from '../../gateway/callContext.ts'
import type { PastReader } from '../../history/pastReader.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { balanceCall } from './balanceCall.ts'
import type { OWN_CALLS } from './calls.ts'
import { editPreviewCall } from './editPreviewCall.ts'
import { orderHistory } from './history/orderHistory.ts'
import { marketCalls } from './marketCalls.ts'
import { type FeePaid, openOrders } from './openOrders.ts'
import { type ClosedSpotOrder, orderCalls } from './orderCalls.ts'
import { pairCalls } from './pairCalls.ts'
import { previewCall } from './previewCall.ts'

export interface SpotServices extends Pick<ProductServices, 'worlds' | 'commands' | 'priceSource' | 'simulated'> {
  readonly closedOrder: ClosedSpotOrder
  readonly feePaid: FeePaid
  readonly past: Pick<PastReader, 'own'>
}

/** The calls of spot trading that are answered from memory or history, or go to the log. */
export function spotHandlers(services: SpotServices): CallHandlers<keyof typeof OWN_CALLS> {
  const { commands } = services
  return {
    ...orderCalls(commands, services.closedOrder),
    ...pairCalls(commands),
    ...previewCall(commands),
    ...editPreviewCall(commands),
    ...balanceCall(commands),
    ...marketCalls(services),
    async getOrderList(request, context) {
      if (request.state === 'history') return orderHistory(await services.past.own(context), request)
      const trader = commands.trader(context)
      context.setSequence(trader.world.port.core.sequence)
      return openOrders(trader, request, services.feePaid)
    },
  }
}
