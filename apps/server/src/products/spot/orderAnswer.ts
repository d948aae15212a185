import type { CallData } from '@touchstone/protocol'
import { answeredState } from '../../orders/answeredState.ts'
import type { OrderReceipt } from '../../orders/orderReceipts.ts'
import type { OrderReply } from '../../trading/acceptedReply.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'

const NO_FEE = { fee: '', feeCurrency: '' }

function feeOf({ traded }: OrderReceipt, market: ListedMarket): typeof NO_FEE {
  if (!traded) return NO_FEE
  const { side, fee } = traded
  return side === 'buy'
    ? { fee: market.baseAmount(fee), feeCurrency: market.base.code }
    : { fee: market.money(fee), feeCurrency: market.quote.code }
}

/** Field by field, as it is made with every order. */
export function orderAnswer(
  reply: OrderReply,
  market: ListedMarket,
  receipt: OrderReceipt,
  cancelled: boolean,
): CallData<'addOrder'> {
  const { fee, feeCurrency } = feeOf(receipt, market)
  return {
    orderNo: String(reply.order),
    state: answeredState(reply, cancelled ? 'withdrawn' : undefined),
    filled: market.amount(reply.lotsFilled),
    left: market.amount(reply.lotsLeft),
    turnover: market.money(reply.quoteFilled),
    avgPrice: market.averagePrice(reply.quoteFilled, reply.lotsFilled),
    fee,
    feeCurrency,
    sequence: receipt.sequence,
  }
}
