import type { OrderRequest, OwnerId, PairRequest } from '@touchstone/protocol'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import type { SpotState } from '../spotState.ts'
import { judgeOrder } from './judgeOrder.ts'

/** The two orders of a pair, each as it would be asked for alone. */
export interface PairOrders {
  readonly limit: OrderRequest
  readonly stop: OrderRequest
}

/** Whether the stop lies beyond the limit: a sale takes its profit above and stops its loss below, a purchase the other way. OCO-1. */
export function isPair({ side, price, stopPrice }: PairRequest): boolean {
  return side === 'buy' ? price < stopPrice : price > stopPrice
}

export function ordersOf(pair: PairRequest): PairOrders {
  const { market, side, lots, selfTrade, stopLimitPrice } = pair
  const both = { market, side, lots, selfTrade, turnover: 0n }
  const limit = { kind: 'limit', timeInForce: 'POST', price: pair.price, stopPrice: 0, maxSlippagePpm: 0 } as const
  const { stopPrice, maxSlippagePpm } = pair
  if (stopLimitPrice === 0) {
    const market = { kind: 'stop_market', timeInForce: 'IOC', price: 0 } as const
    return { limit: { ...both, ...limit }, stop: { ...both, ...market, stopPrice, maxSlippagePpm } }
  }
  const later = { kind: 'stop_limit', timeInForce: 'GTC', price: stopLimitPrice } as const
  return { limit: { ...both, ...limit }, stop: { ...both, ...later, stopPrice, maxSlippagePpm: 0 } }
}

/**
 * Decides both orders of a well-formed pair as if each came alone, and whether there is room for two. Their holds together are
 * the larger one, so that what covers each covers both. OCO-1, OCO-2.
 */
export function judgePair(state: SpotState, { limit, stop }: PairOrders, owner: OwnerId): Rejected | undefined {
  const refused = judgeOrder(state, stop, owner) ?? judgeOrder(state, limit, owner)
  if (refused) return refused
  const market = state.market(limit.market)
  if (!market) return refuse('unknown_market')
  const count = state.terms.count(owner, market.index)
  return count + 2 > market.definition.maxOpenOrders ? refuse('too_many_orders') : undefined
}
