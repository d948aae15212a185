import { Refusal } from '../errors/refusal.ts'
import type { CallContext } from '../gateway/callContext.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { type OrderReply, orderReply } from '../trading/acceptedReply.ts'
import type { Trader } from '../trading/customerCommands.ts'
import type { ProductOrders } from './productOrders.ts'

interface Answered<Text> {
  readonly trader: Trader
  readonly context: CallContext
  readonly entry: AppliedEntry
  readonly open: Text | undefined
  readonly cancelled: boolean
}

/** The answer to a command about an order, in the words of its instrument; at once unless history or the log is read for it. */
export function answeredOrder<Text, Answer>(
  orders: ProductOrders<Text, Answer>,
  answered: Answered<Text>,
): Answer | Promise<Answer> {
  const { trader, context, entry, open, cancelled } = answered
  const reply = orderReply(entry, context)
  if (open === undefined || entry.duplicate) return answeredLater(orders, answered, reply)
  return orders.answer(reply, open, orders.receipts.ofNew(trader, entry, reply), cancelled)
}

/** Throws Refusal('outcome_unknown'). */
async function answeredLater<Text, Answer>(
  orders: ProductOrders<Text, Answer>,
  { trader, entry, open, cancelled }: Answered<Text>,
  reply: OrderReply,
): Promise<Answer> {
  const text = open ?? (await orders.closed(trader, reply.order))
  if (text === undefined) throw new Refusal('outcome_unknown')
  return orders.answer(reply, text, await orders.receipts.of(trader, entry, reply), cancelled)
}
