import type { CallHandler, CallHandlers } from '../../gateway/callContext.ts'
import type { CustomerCommands } from '../../trading/customerCommands.ts'
import { balanceCall } from './balanceCall.ts'
import type { OWN_CALLS } from './calls.ts'
import { type MarketCallParts, marketCalls } from './marketCalls.ts'
import { type FeePaid, openOrders } from './openOrders.ts'
import { type OrderCallParts, orderCalls } from './orderCalls.ts'
import { previewCall } from './previewCall.ts'

export interface SpotParts extends MarketCallParts, Pick<OrderCallParts, 'marketOfClosed'> {
  readonly commands: CustomerCommands
  readonly feePaid: FeePaid
  /** Answers getOrderList for closed orders, from SQL. */
  readonly orderHistory: CallHandler<'getOrderList'>
}

/** The calls of spot trading that are answered from the core's memory or go to the log. */
export function spotHandlers(parts: SpotParts): CallHandlers<keyof typeof OWN_CALLS> {
  const { commands } = parts
  return {
    ...orderCalls({ commands, marketOfClosed: parts.marketOfClosed }),
    ...previewCall(commands),
    ...balanceCall(commands),
    ...marketCalls(parts),
    getOrderList(request, context) {
      if (request.state === 'history') return parts.orderHistory(request, context)
      const trader = commands.trader(context)
      context.setSequence(trader.world.port.core.sequence)
      return openOrders(trader, request, parts.feePaid)
    },
  }
}
