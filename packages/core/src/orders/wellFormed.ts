import type { OrderKind, SelfTradePrevention, Side, TimeInForce } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'
import { isPriced, kindNumber, preventionNumber, sideNumber, timeNumber } from '../matching/orderFlags.ts'

/** The words and prices that orders of every product are asked for with. */
interface AskedOrder {
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly selfTrade: SelfTradePrevention
  readonly price: Ticks
  readonly stopPrice: Ticks
}

export function hasKnownWords({ side, kind, timeInForce, selfTrade }: AskedOrder): boolean {
  return (
    sideNumber(side) >= 0 && kindNumber(kind) >= 0 && timeNumber(timeInForce) >= 0 && preventionNumber(selfTrade) >= 0
  )
}

/** Stops have a stop price, unless it trails, and nothing else has; limits have a price, and only they may be post-only. */
export function fitsKind({ kind, timeInForce, price, stopPrice }: AskedOrder, trails: boolean): boolean {
  const stops = kind === 'stop_limit' || kind === 'stop_market'
  if (stops !== (stopPrice > 0 || trails)) return false
  return isPriced(kindNumber(kind)) ? price > 0 : price === 0 && timeInForce !== 'POST'
}
