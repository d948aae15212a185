import type { CallData, CallRequest, OrderView } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import type { Trader } from './customerCommands.ts'
import type { ListedMarket } from './marketDirectory.ts'

type OrderList = CallData<'getOrderList'>
type OrderRow = OrderList['list'][number]

function orderRow(order: OrderView, market: ListedMarket): OrderRow {
  const { definition, base, quote } = market
  const received = order.side === 'buy' ? base : quote
  return {
    orderNo: String(order.order),
    symbol: definition.symbol,
    side: order.side,
    type: order.kind,
    tif: order.timeInForce,
    price: market.price(order.price),
    stopPrice: market.price(order.stopPrice),
    amount: market.amount(order.lots),
    filled: market.amount(order.lotsFilled),
    avgPrice: market.averagePrice(order.quoteFilled, order.lotsFilled),
    turnover: market.quoteAmount(order.quoteFilled),
    /** What was charged so far stands with the fills; an open order's total is not kept in memory. */
    fee: '',
    feeCurrency: received.code,
    feeRate: ppmToFraction(order.makerPpm),
    time: order.placedAt,
    state: order.state === 'pending' ? 'pending' : 'current',
  }
}

function matches(order: OrderView, request: CallRequest<'getOrderList'>, market: number | undefined): boolean {
  if (market !== undefined && order.market !== market) return false
  if (request.side !== undefined && order.side !== request.side) return false
  if (request.from !== undefined && order.placedAt < request.from) return false
  return request.to === undefined || order.placedAt <= request.to
}

/** The caller's open orders from memory, newest first. */
export function openOrders(trader: Trader, request: CallRequest<'getOrderList'>): OrderList {
  const { port, markets } = trader.world
  const market = request.symbol === undefined ? undefined : markets.bySymbol(request.symbol).definition.id
  const orders = port.core.openOrders(trader.session.owner).filter((order) => matches(order, request, market))
  const newestFirst = orders.toSorted((one, other) => other.order - one.order)
  const start = (request.page - 1) * request.size
  const list = newestFirst
    .slice(start, start + request.size)
    .map((order) => orderRow(order, markets.byId(order.market)))
  return { list, total: orders.length, page: request.page }
}
