import type { OrderRequest, PairRequest } from '@touchstone/protocol'
import { type Pairing, type PairOrders, pricesOf } from '../../orders/pairs/pairOrders.ts'
import type { SpotState } from '../spotState.ts'
import { judgeOrder } from './judgeOrder.ts'
import { openOrder } from './placeOrder.ts'

/** Both orders of a pair, each as it would be asked for alone. */
export function ordersOf(pair: PairRequest): PairOrders<OrderRequest> {
  const { market, side, lots, selfTrade } = pair
  const both = { market, side, lots, selfTrade, turnover: 0n }
  const { limit, stop } = pricesOf(pair)
  return { limit: { ...both, ...limit }, stop: { ...both, ...stop } }
}

export const SPOT_PAIRS: Pairing<SpotState, OrderRequest> = {
  judge: (state, order, owner) => judgeOrder(state, order, owner),
  hasRoom: (state, order, owner) => {
    const market = state.market(order.market)
    return market !== undefined && state.terms.count(owner, market.index) + 2 <= market.definition.maxOpenOrders
  },
  /** Judging it again writes its draft, and as nothing is held yet finds the same. */
  open: (state, order, owner) => {
    judgeOrder(state, order, owner)
    const market = state.markets[state.draft.market]
    if (!market) throw new RangeError(`There is no market ${order.market}`)
    return openOrder(state, market)
  },
}
