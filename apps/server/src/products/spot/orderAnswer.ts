import type { CallData, Reply } from '@touchstone/protocol'
import type { CallContext } from '../../gateway/callContext.ts'
import { Refusal } from '../../gateway/refusal.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import type { ListedMarket } from './marketDirectory.ts'

type OrderAnswer = CallData<'addOrder'>
type OrderReply = Extract<Reply, { kind: 'order' }>

/** The reply of an entry as far as it was accepted; throws its refusal otherwise. Tells the client how far the log was. */
export function acceptedReply(entry: AppliedEntry, context: CallContext): Exclude<Reply, { kind: 'rejected' }> {
  context.setSequence(entry.sequence)
  if (entry.reply.kind === 'rejected') throw new Refusal(entry.reply.rejection, entry.reply.facts)
  return entry.reply
}

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
    turnover: market.quoteAmount(reply.quoteFilled),
  }
}
