import type { CallData } from '@touchstone/protocol'
import { answeredState } from '../../orders/answeredState.ts'
import type { OrderReceipt } from '../../orders/orderReceipts.ts'
import type { OrderReply } from '../../trading/acceptedReply.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'

function feeOf({ traded }: OrderReceipt, market: ListedMarket) {
  if (!traded) return { fee: '', feeCurrency: '' }
  const { side, fee } = traded
  return side === 'buy'
    ? { fee: market.baseAmount(fee), feeCurrency: market.base.code }
    : { fee: market.money(fee), feeCurrency: market.quote.code }
}

export function orderAnswer(
  reply: OrderReply,
  market: ListedMarket,
  receipt: OrderReceipt,
  cancelled: boolean,
): CallData<'addOrder'> {
  return {
    orderNo: String(reply.order),
    state: answeredState(reply, cancelled ? 'withdrawn' : undefined),
    filled: market.amount(reply.lotsFilled),
    left: market.amount(reply.lotsLeft),
    turnover: market.money(reply.quoteFilled),
    avgPrice: market.averagePrice(reply.quoteFilled, reply.lotsFilled),
    ...feeOf(receipt, market),
    sequence: receipt.sequence,
  }
}
