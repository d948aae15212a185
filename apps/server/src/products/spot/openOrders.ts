import type { CallData, CallRequest, OrderView, World } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { isWithin, pageOfList } from '../../history/reading.ts'
import type { Trader } from '../../trading/customerCommands.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'
import { orderRow } from './history/orderRow.ts'

type OrderList = CallData<'getOrderList'>

/** Fees of an open order so far; the core itself does not add them up. 0n while that is not known yet. */
export type FeePaid = (world: World, order: number) => Amount

function rowOf(view: OrderView, fee: Amount, market: ListedMarket): OrderList['list'][number] {
  const state = view.state === 'pending' ? 'pending' : 'open'
  return orderRow({ ...view, state, fee, turnover: 0n, updatedAt: view.placedAt }, market, view)
}

function matches(order: OrderView, request: CallRequest<'getOrderList'>, market: number | undefined): boolean {
  if (market !== undefined && order.market !== market) return false
  if (request.side !== undefined && order.side !== request.side) return false
  return isWithin(order.placedAt, request)
}

/** The caller's open orders from memory, newest first. */
export function openOrders(trader: Trader, request: CallRequest<'getOrderList'>, feePaid: FeePaid): OrderList {
  const { session, world } = trader
  const market = request.symbol === undefined ? undefined : world.markets.bySymbol(request.symbol).definition.id
  const orders = world.port.core.spot.openOrders(session.owner).filter((order) => matches(order, request, market))
  const newest = orders.toSorted((one, other) => other.order - one.order)
  const { list, ...page } = pageOfList(newest, request)
  return {
    ...page,
    list: list.map((order) => rowOf(order, feePaid(session.world, order.order), world.markets.byId(order.market))),
  }
}
