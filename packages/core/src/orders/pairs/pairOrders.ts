import type { OwnerId, Side } from '@touchstone/protocol'
import type { Ppm, Ticks } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../entry/refusal.ts'

/** What a pair of any product says about the prices of its two orders. */
interface PairTerms {
  readonly side: Side
  /** Of the limit order. */
  readonly price: Ticks
  readonly stopPrice: Ticks
  /** Limit of the stop once it has fired; 0 = it becomes a market order. */
  readonly stopLimitPrice: Ticks
  readonly maxSlippagePpm: Ppm
}

/** The two orders of a pair, each as it would be asked for alone. */
export interface PairOrders<Order> {
  readonly limit: Order
  readonly stop: Order
}

/** A product's own part in placing two orders of which one cancels the other. */
export interface Pairing<State, Order> {
  /** Decides one of the two as if it came alone. Writes nothing that lasts. */
  judge(state: State, order: Order, owner: OwnerId): Rejected | undefined
  /** Whether the market has room for two more of the owner's orders. */
  hasRoom(state: State, order: Order, owner: OwnerId): boolean
  /** Opens and tells an order that has been judged; it is nowhere yet. Returns its slot. */
  open(state: State, order: Order, owner: OwnerId): number
}

/** Whether the stop lies beyond the limit: a sale takes its profit above and stops its loss below, a purchase the other way. OCO-1. */
export function isPair({ side, price, stopPrice }: PairTerms): boolean {
  return side === 'buy' ? price < stopPrice : price > stopPrice
}

/** The terms in which the two orders differ: a post-only limit, and a stop at the market or with a limit. */
export function pricesOf({ price, stopPrice, stopLimitPrice, maxSlippagePpm }: PairTerms) {
  const limit = { kind: 'limit', timeInForce: 'POST', price, stopPrice: 0, maxSlippagePpm: 0 } as const
  const stop =
    stopLimitPrice === 0
      ? ({ kind: 'stop_market', timeInForce: 'IOC', price: 0, stopPrice, maxSlippagePpm } as const)
      : ({ kind: 'stop_limit', timeInForce: 'GTC', price: stopLimitPrice, stopPrice, maxSlippagePpm: 0 } as const)
  return { limit, stop }
}

/**
 * Decides both orders of a well-formed pair as if each came alone, and whether there is room for two. Their holds together are
 * the larger one, so that what covers each covers both. OCO-1, OCO-2.
 */
export function judgePair<State, Order>(
  product: Pairing<State, Order>,
  state: State,
  { limit, stop }: PairOrders<Order>,
  owner: OwnerId,
): Rejected | undefined {
  const refused = product.judge(state, stop, owner) ?? product.judge(state, limit, owner)
  return refused ?? (product.hasRoom(state, limit, owner) ? undefined : refuse('too_many_orders'))
}
