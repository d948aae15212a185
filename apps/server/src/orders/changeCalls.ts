import type { Command, OrderId, Rejection } from '@touchstone/protocol'
import type { CallContext } from '../gateway/callContext.ts'
import { doneValue } from '../trading/acceptedReply.ts'
import type { CommandStamp } from '../trading/commandStamp.ts'
import type { CustomerCommands, Trader } from '../trading/customerCommands.ts'
import type { TradingWorld } from '../trading/tradingWorlds.ts'
import { answeredOrder } from './answeredOrder.ts'
import type { ProductOrders } from './productOrders.ts'

interface ChangeRequest {
  readonly cid?: string | undefined
  readonly orderNo: string
}

interface OrderChange<Text> {
  readonly trader: Trader
  readonly context: CallContext
  readonly request: ChangeRequest
  /** The request as one text: begins with the name of the call. */
  readonly input: (order: OrderId) => string
  /** Reads the request at once. Of an order that is not open it stays unread: only a repetition gets further. */
  readonly command: (order: OrderId, open: Text | undefined) => (stamp: CommandStamp) => Command
  readonly cancelled: boolean
}

const NOT_FOUND: Rejection = 'order_not_found'

/** Amends or cancels one of the caller's own orders. */
async function changeOrder<Text, Answer>(
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

interface Amending<Request, Text, Change> {
  /** The request as one text: begins with the name of the call. */
  readonly input: (order: OrderId, request: Request) => string
  /** The change in whole ticks and lots; `open` is missing of an order that is not open. Throws Refusal('nothing_to_amend' | 'malformed'). */
  readonly change: (request: Request, open: Text | undefined) => Change
  readonly command: (stamp: CommandStamp, order: OrderId, change: Change) => Command
}

/** The call that changes an own open order. A rejection of the core is its refusal. */
export function amendCall<Request extends ChangeRequest, Text, Answer, Change>(
  commands: CustomerCommands,
  orders: ProductOrders<Text, Answer>,
  { input, change: read, command }: Amending<Request, Text, Change>,
): (request: Request, context: CallContext) => Promise<Answer> {
  return (request, context) =>
    changeOrder(commands, orders, {
      trader: commands.orderingTrader(context),
      context,
      request,
      input: (order) => input(order, request),
      command(order, open) {
        const change = read(request, open)
        return (stamp) => command(stamp, order, change)
      },
      cancelled: false,
    })
}

/** The call of this name that cancels an own open order. */
export function cancelCall<Text, Answer>(
  commands: CustomerCommands,
  orders: ProductOrders<Text, Answer>,
  name: string,
  command: (stamp: CommandStamp, order: OrderId) => Command,
): (request: ChangeRequest, context: CallContext) => Promise<Answer> {
  return (request, context) =>
    changeOrder(commands, orders, {
      trader: commands.trader(context),
      context,
      request,
      input: (order) => `${name} ${order}`,
      command: (order) => (stamp) => command(stamp, order),
      cancelled: true,
    })
}

interface CancelAllRequest {
  readonly cid?: string | undefined
  readonly symbol?: string | undefined
}

/** The call of this name that cancels all own open orders, on one instrument or (0) on all. */
export function cancelAllCall(
  commands: CustomerCommands,
  name: string,
  instrument: (world: TradingWorld, symbol: string) => number,
  command: (stamp: CommandStamp, instrument: number) => Command,
): (request: CancelAllRequest, context: CallContext) => Promise<{ cancelled: number }> {
  return async ({ cid, symbol }, context) => {
    const trader = commands.trader(context)
    const only = symbol === undefined ? 0 : instrument(trader.world, symbol)
    const entry = await commands.send({
      trader,
      context,
      cid,
      input: `${name} ${only}`,
      command: (stamp) => command(stamp, only),
    })
    return { cancelled: doneValue(entry, context) }
  }
}
