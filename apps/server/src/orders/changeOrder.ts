import type { Command, OrderId, Rejection } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import type { CallContext } from '../gateway/callContext.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { type OrderReply, orderReply } from '../trading/acceptedReply.ts'
import type { CommandStamp } from '../trading/commandStamp.ts'
import type { CustomerCommands, Trader } from '../trading/customerCommands.ts'
import type { OrderReceipt, OrderReceipts } from './orderReceipts.ts'

/** The orders of one product as the calls that change them see them. `Text` writes the numbers of their instrument. */
export interface ProductOrders<Text, Answer> {
  /** Of the caller's own open order; undefined when it is not there, closed, or somebody else's. */
  readonly open: (trader: Trader, order: OrderId) => Text | undefined
  /** Of an order that may be closed, from history; undefined when history does not have it (yet). */
  readonly closed: (trader: Trader, order: OrderId) => Promise<Text | undefined>
  readonly answer: (reply: OrderReply, text: Text, receipt: OrderReceipt, cancelled: boolean) => Answer
  readonly receipts: OrderReceipts
}

interface OrderChange<Text> {
  readonly trader: Trader
  readonly context: CallContext
  readonly request: { readonly cid?: string | undefined; readonly orderNo: string }
  /** The request as one text: begins with the name of the call. */
  readonly input: (order: OrderId) => string
  /** Reads the request at once. Of an order that is not open it stays unread: only a repetition gets further. */
  readonly command: (order: OrderId, open: Text | undefined) => (stamp: CommandStamp) => Command
  readonly cancelled: boolean
}

const NOT_FOUND: Rejection = 'order_not_found'

type Answered<Text> = Pick<OrderChange<Text>, 'trader' | 'context' | 'cancelled'> & {
  readonly entry: AppliedEntry
  readonly open: Text | undefined
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

/** Amends or cancels one of the caller's own orders. */
export async function changeOrder<Text, Answer>(
  commands: CustomerCommands,
  orders: ProductOrders<Text, Answer>,
  { trader, context, request, input, command, cancelled }: OrderChange<Text>,
): Promise<Answer> {
  const order = Number(request.orderNo)
  const open = orders.open(trader, order)
  const entry = await commands.send({
    trader,
    context,
    cid: request.cid,
    input: input(order),
    command: command(order, open),
    missing: open === undefined ? NOT_FOUND : undefined,
  })
  return answeredOrder(orders, { trader, context, entry, open, cancelled })
}
