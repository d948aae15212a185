import { type CallRequest, type OrderId, SPOT_CALLS, type World } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import { batchHandler } from '../../gateway/batchHandler.ts'
import type { CallContext, CallHandler, CallHandlers } from '../../gateway/callContext.ts'
import type { OrderDraft } from '../../sequencer/worldPort.ts'
import { doneValue, orderReply } from '../../trading/acceptedReply.ts'
import type { CustomerCommands, Trader } from '../../trading/customerCommands.ts'
import { plainDecimal, readLots, readPrice } from '../../trading/decimals.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'
import { orderAnswer } from './orderAnswer.ts'
import { orderDraft } from './orderDraft.ts'

/** Market of an order that is no longer open, from history; undefined when history does not have it. */
export type MarketOfClosed = (world: World, order: OrderId) => Promise<number | undefined>

/** The market of the caller's own open order; undefined when it is not there, closed, or somebody else's. */
function marketOfOpen(trader: Trader, order: OrderId): ListedMarket | undefined {
  const view = trader.world.port.core.spot.order(order)
  if (!view || view.owner !== trader.session.owner || view.state === 'closed') return undefined
  return trader.world.markets.byId(view.market)
}

function createMarketOf(marketOfClosed: MarketOfClosed) {
  return async (trader: Trader, order: OrderId, open: ListedMarket | undefined): Promise<ListedMarket> => {
    if (open) return open
    const market = await marketOfClosed(trader.session.world, order)
    if (market === undefined) throw new Refusal('outcome_unknown')
    return trader.world.markets.byId(market)
  }
}

/** The calls that change orders. A rejection of the core is the call's refusal; repetition under one identity is harmless. */
export function orderCalls(
  commands: CustomerCommands,
  marketOfClosed: MarketOfClosed,
): CallHandlers<'addOrder' | 'addOrders' | 'editOrder' | 'cancelOrder' | 'cancelAllOrder'> {
  const marketOf = createMarketOf(marketOfClosed)
  const addOrder: CallHandler<'addOrder'> = async (request, context) => {
    const trader = commands.orderingTrader(context)
    const market = trader.world.markets.bySymbol(request.symbol)
    const draft = orderDraft(request, market)
    const entry = await commands.send({
      trader,
      context,
      cid: request.cid,
      input: orderInput(draft),
      command: (stamp) => ({ type: 'PlaceOrder', ...stamp, ...draft }),
    })
    return orderAnswer(orderReply(entry, context), market, false)
  }
  return {
    addOrder,
    addOrders: batchHandler(SPOT_CALLS.addOrder, addOrder),

    async editOrder(request, context) {
      const trader = commands.orderingTrader(context)
      const order = Number(request.orderNo)
      const open = marketOfOpen(trader, order)
      const change = amendment(request, open)
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `editOrder ${order} ${plainDecimal(request.price)} ${plainDecimal(request.amount)}`,
        command: (stamp) => ({ type: 'AmendOrder', ...stamp, order, ...change }),
        missing: open ? undefined : 'order_not_found',
      })
      const reply = orderReply(entry, context)
      return orderAnswer(reply, await marketOf(trader, order, open), false)
    },

    async cancelOrder(request, context) {
      const trader = commands.trader(context)
      const order = Number(request.orderNo)
      const open = marketOfOpen(trader, order)
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `cancelOrder ${order}`,
        command: (stamp) => ({ type: 'CancelOrder', ...stamp, order }),
        missing: open ? undefined : 'order_not_found',
      })
      const reply = orderReply(entry, context)
      return orderAnswer(reply, await marketOf(trader, order, open), true)
    },

    async cancelAllOrder(request, context: CallContext) {
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

/** The wish of an edit in ticks and lots. Of an order that is gone it stays unread: only a repetition gets further. */
function amendment(
  request: CallRequest<'editOrder'>,
  market: ListedMarket | undefined,
): { readonly price: number; readonly lots: number } {
  if (request.price === undefined && request.amount === undefined) throw new Refusal('nothing_to_amend')
  if (!market) return { price: 0, lots: 0 }
  return {
    price: request.price === undefined ? 0 : readPrice('price', request.price, market.units),
    lots: request.amount === undefined ? 0 : readLots('amount', request.amount, market.units, market.base.scale),
  }
}

/** An order as one text: two requests with the same text ask for the same order. */
function orderInput(draft: OrderDraft): string {
  const { market, side, kind, timeInForce, price, lots, turnover, stopPrice, maxSlippagePpm, selfTrade } = draft
  return `addOrder ${market} ${side} ${kind} ${timeInForce} ${price} ${lots} ${turnover} ${stopPrice} ${maxSlippagePpm} ${selfTrade}`
}
