import type { Command } from '@touchstone/protocol'
import type { Refusal } from '../errors/refusal.ts'
import type { CallContext } from '../gateway/callContext.ts'
import type { CommandStamp } from '../trading/commandStamp.ts'
import type { CustomerCommands, Trader } from '../trading/customerCommands.ts'
import { answeredOrder } from './answeredOrder.ts'
import type { ProductOrders } from './productOrders.ts'

interface Placing<Text, Draft> {
  readonly context: CallContext
  readonly cid: string | undefined
  /** Of the instrument that the order is for. Throws Refusal when there is none. */
  readonly text: (trader: Trader) => Text
  /** The order in whole units. Throws Refusal('malformed' | 'amount_overflow'). */
  readonly draft: (text: Text, trader: Trader) => Draft
  /** Why there is no order now; a repetition gets its first answer nevertheless. */
  readonly refused?: (draft: Draft) => Refusal | undefined
  /** The order as one text: two requests with the same text ask for the same order. */
  readonly input: (draft: Draft) => string
  readonly command: (stamp: CommandStamp, draft: Draft) => Command
}

/** Reads an order of any product and sends it. `entry` is not awaited here: that would take each order more turns of the queue. */
export function sendOrder<Text, Draft>(
  commands: CustomerCommands,
  { context, cid, text: textFor, draft: draftOf, refused, input, command }: Placing<Text, Draft>,
) {
  const trader = commands.orderingTrader(context)
  const text = textFor(trader)
  const draft = draftOf(text, trader)
  const entry = commands.send({
    trader,
    context,
    cid,
    input: input(draft),
    command: (stamp) => command(stamp, draft),
    missing: refused?.(draft),
  })
  return { trader, text, entry }
}

/** Places an order in the book of a product. A rejection of the core is the call's refusal. */
export async function placeOrder<Text, Draft, Answer>(
  commands: CustomerCommands,
  orders: ProductOrders<Text, Answer>,
  placing: Placing<Text, Draft>,
): Promise<Answer> {
  const { trader, text, entry } = sendOrder(commands, placing)
  const { context } = placing
  return answeredOrder(orders, { trader, context, entry: await entry, open: text, cancelled: false })
}
