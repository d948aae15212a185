import type { CallData } from '@touchstone/protocol'
import type { ContractText } from '../../../marketdata/contractText.ts'
import type { OrderReply } from '../../../trading/acceptedReply.ts'

type Answer = CallData<'addContract'>

/** A closed order has traded in full, was cancelled, or its rest expired. */
function stateWord(reply: OrderReply, cancelled: boolean): Answer['state'] {
  if (reply.state === 'pending') return 'pending'
  if (reply.state === 'open') return 'current'
  if (cancelled) return 'cancelled'
  return reply.lotsLeft === 0 ? 'completed' : 'expired'
}

export function contractOrderAnswer(reply: OrderReply, contract: ContractText, cancelled: boolean): Answer {
  return {
    orderNo: String(reply.order),
    state: stateWord(reply, cancelled),
    filledLots: String(reply.lotsFilled),
    leftLots: String(reply.lotsLeft),
    avgPrice: contract.averagePrice(reply.quoteFilled, reply.lotsFilled),
  }
}
