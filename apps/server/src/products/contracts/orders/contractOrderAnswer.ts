import type { CallData } from '@touchstone/protocol'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { answeredState } from '../../../orders/answeredState.ts'
import type { OrderReceipt } from '../../../orders/orderReceipts.ts'
import type { OrderReply } from '../../../trading/acceptedReply.ts'

export function contractOrderAnswer(
  reply: OrderReply,
  contract: ContractText,
  { traded, sequence }: OrderReceipt,
  cancelled: boolean,
): CallData<'addContract'> {
  return {
    orderNo: String(reply.order),
    state: answeredState(reply, cancelled ? 'cancelled' : undefined),
    filledLots: String(reply.lotsFilled),
    leftLots: String(reply.lotsLeft),
    avgPrice: contract.averagePrice(reply.quoteFilled, reply.lotsFilled),
    fee: traded ? contract.money(traded.fee) : '',
    feeCurrency: traded ? contract.quote.code : '',
    sequence,
  }
}
