import {
  type CallRequest,
  NO_CONDITIONS,
  type OrderId,
  type PlaceOrder,
  SPOT_CALLS,
  type World,
} from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import { batchHandler } from '../../gateway/batchHandler.ts'
import type { CallHandler, CallHandlers } from '../../gateway/callContext.ts'
import { changeOrder, type ProductOrders } from '../../orders/changeOrder.ts'
import { conditionsInput } from '../../orders/orderConditions.ts'
import { OrderReceipts } from '../../orders/orderReceipts.ts'
import { optionalPrice } from '../../orders/orderTerms.ts'
import { placeOrder } from '../../orders/placeOrder.ts'
import { doneValue } from '../../trading/acceptedReply.ts'
import type { CommandStamp } from '../../trading/commandStamp.ts'
import type { CustomerCommands } from '../../trading/customerCommands.ts'
import { plainDecimal, readLots } from '../../trading/decimals.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'
import { orderAnswer } from './orderAnswer.ts'
import { draftConditions, type OrderDraft, orderDraft } from './orderDraft.ts'
import { exitsInput, orderExits } from './orderExits.ts'

/** Market of an order that is no longer open, from history; undefined when history does not have it. */
export type MarketOfClosed = (world: World, order: OrderId) => Promise<number | undefined>

function spotOrders(marketOfClosed: MarketOfClosed): ProductOrders<ListedMarket, ReturnType<typeof orderAnswer>> {
  return {
    open({ session, world }, order) {
      const view = world.port.core.spot.order(order)
      if (!view || view.owner !== session.owner || view.state === 'closed') return undefined
      return world.markets.byId(view.market)
    },
    async closed({ session, world }, order) {
      const market = await marketOfClosed(session.world, order)
      return market === undefined ? undefined : world.markets.byId(market)
    },
    answer: orderAnswer,
    receipts: new OrderReceipts((event) => event.type === 'Trade'),
  }
}

/** The calls that change orders. A rejection of the core is the call's refusal; repetition under one identity is harmless. */
export function orderCalls(
  commands: CustomerCommands,
  marketOfClosed: MarketOfClosed,
): CallHandlers<
  'addOrder' | 'addOrders' | 'editOrder' | 'editOrders' | 'cancelOrder' | 'cancelOrders' | 'cancelAllOrder'
> {
  const orders = spotOrders(marketOfClosed)
  const addOrder: CallHandler<'addOrder'> = (request, context) =>
    placeOrder(commands, orders, {
      context,
      cid: request.cid,
      text: ({ world }) => world.markets.bySymbol(request.symbol),
      draft(market) {
        const order = orderDraft(request, market)
        return { order, conditions: draftConditions(request, order, market), exits: orderExits(request, market) }
      },
      input: ({ order, conditions, exits }) => orderInput(order) + conditionsInput(conditions) + exitsInput(exits),
      command(stamp, { conditions, exits, ...draft }) {
        const order = orderCommand(stamp, draft.order)
        if (exits) return { ...order, goodTill: conditions.goodTill, ...exits, type: 'PlaceBracket' }
        return conditions === NO_CONDITIONS ? order : { ...order, type: 'PlaceConditionalOrder', ...conditions }
      },
    })
  const editOrder: CallHandler<'editOrder'> = (request, context) =>
    changeOrder(commands, orders, {
      trader: commands.orderingTrader(context),
      context,
      request,
      input: (order) => `editOrder ${order} ${plainDecimal(request.price)} ${plainDecimal(request.amount)}`,
      command(order, open) {
        const change = amendment(request, open)
        return (stamp) => ({ type: 'AmendOrder', ...stamp, order, ...change })
      },
      cancelled: false,
    })
  const cancelOrder: CallHandler<'cancelOrder'> = (request, context) =>
    changeOrder(commands, orders, {
      trader: commands.trader(context),
      context,
      request,
      input: (order) => `cancelOrder ${order}`,
      command: (order) => (stamp) => ({ type: 'CancelOrder', ...stamp, order }),
      cancelled: true,
    })
  return {
    addOrder,
    addOrders: batchHandler(SPOT_CALLS.addOrder, addOrder),
    editOrder,
    editOrders: batchHandler(SPOT_CALLS.editOrder, editOrder),
    cancelOrder,
    cancelOrders: batchHandler(SPOT_CALLS.cancelOrder, cancelOrder),

    async cancelAllOrder(request, context) {
      const trader = commands.trader(context)
      const market = request.symbol === undefined ? 0 : trader.world.markets.bySymbol(request.symbol).definition.id
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `cancelAllOrder ${market}`,
        command: (stamp) => ({ type: 'CancelAllOrders', ...stamp, market }),
      })
      return { cancelled: doneValue(entry, context) }
    },
  }
}

/** The wish of an edit in ticks and lots; 0 = unchanged. */
function amendment(request: CallRequest<'editOrder'>, market: ListedMarket | undefined) {
  if (request.price === undefined && request.amount === undefined) throw new Refusal('nothing_to_amend')
  if (!market) return { price: 0, lots: 0 }
  return {
    price: optionalPrice('price', request.price, market.units),
    lots: request.amount === undefined ? 0 : readLots('amount', request.amount, market.units, market.base.scale),
  }
}

/** Field by field: spreads of this size cost as much as the matching of the order. */
function orderCommand({ owner, key1, key2, inputHash, issuedAt }: CommandStamp, draft: OrderDraft): PlaceOrder {
  const { market, side, kind, timeInForce, price, lots, turnover, stopPrice, maxSlippagePpm, selfTrade } = draft
  return {
    type: 'PlaceOrder',
    owner,
    key1,
    key2,
    inputHash,
    issuedAt,
    market,
    side,
    kind,
    timeInForce,
    price,
    lots,
    turnover,
    stopPrice,
    maxSlippagePpm,
    selfTrade,
  }
}

/** An order as one text: two requests with the same text ask for the same order. */
function orderInput(draft: OrderDraft): string {
  const { market, side, kind, timeInForce, price, lots, turnover, stopPrice, maxSlippagePpm, selfTrade } = draft
  return `addOrder ${market} ${side} ${kind} ${timeInForce} ${price} ${lots} ${turnover} ${stopPrice} ${maxSlippagePpm} ${selfTrade}`
}
