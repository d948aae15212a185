import type { CallHandlers } from '../../gateway/callContext.ts'
import type { PastReader } from '../../history/pastReader.ts'
import type { CustomerCommands } from '../../trading/customerCommands.ts'
import { balanceCall } from './balanceCall.ts'
import type { OWN_CALLS } from './calls.ts'
import { orderHistory } from './history/orderHistory.ts'
import { type MarketCallParts, marketCalls } from './marketCalls.ts'
import { type FeePaid, openOrders } from './openOrders.ts'
import { type OrderCallParts, orderCalls } from './orderCalls.ts'
import { previewCall } from './previewCall.ts'

export interface SpotParts extends MarketCallParts, Pick<OrderCallParts, 'marketOfClosed'> {
  readonly commands: CustomerCommands
  readonly feePaid: FeePaid
  readonly past: Pick<PastReader, 'own'>
}

/** The calls of spot trading that are answered from memory or history, or go to the log. */
export function spotHandlers(parts: SpotParts): CallHandlers<keyof typeof OWN_CALLS> {
  const { commands } = parts
  return {
    ...orderCalls({ commands, marketOfClosed: parts.marketOfClosed }),
    ...previewCall(commands),
    ...balanceCall(commands),
    ...marketCalls(parts),
    async getOrderList(request, context) {
      if (request.state === 'history') return orderHistory(await parts.past.own(context), request)
      const trader = commands.trader(context)
      context.setSequence(trader.world.port.core.sequence)
      return openOrders(trader, request, parts.feePaid)
    },
  }
}
