import type { CallData } from '@touchstone/protocol'
import { answeredState } from '../../orders/answeredState.ts'
import type { OrderReply } from '../../trading/acceptedReply.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'

export function orderAnswer(reply: OrderReply, market: ListedMarket, cancelled: boolean): CallData<'addOrder'> {
  return {
    orderNo: String(reply.order),
    state: answeredState(reply, cancelled ? 'withdrawn' : undefined),
    filled: market.amount(reply.lotsFilled),
    left: market.amount(reply.lotsLeft),
    turnover: market.money(reply.quoteFilled),
    avgPrice: market.averagePrice(reply.quoteFilled, reply.lotsFilled),
  }
}
