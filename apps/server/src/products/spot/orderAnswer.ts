import type { CallData } from '@touchstone/protocol'
import type { OrderReply } from '../../trading/acceptedReply.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'

type OrderAnswer = CallData<'addOrder'>

/** The screens' word for the state of an order; a closed one has traded in full, was withdrawn, or its rest expired. */
function stateWord(reply: OrderReply, canceled: boolean): OrderAnswer['state'] {
  if (reply.state === 'pending') return 'pending'
  if (reply.state === 'open') return 'current'
  if (canceled) return 'withdrawn'
  return reply.lotsLeft === 0 ? 'completed' : 'expired'
}

export function orderAnswer(reply: OrderReply, market: ListedMarket, canceled: boolean): OrderAnswer {
  return {
    orderNo: String(reply.order),
    state: stateWord(reply, canceled),
    filled: market.amount(reply.lotsFilled),
    left: market.amount(reply.lotsLeft),
    turnover: market.money(reply.quoteFilled),
    avgPrice: market.averagePrice(reply.quoteFilled, reply.lotsFilled),
  }
}
