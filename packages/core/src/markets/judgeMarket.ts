import { type Rejected, refuse } from '../entry/refusal.ts'
import type { Market } from './market.ts'

/** PLACE-5 and PLACE-6: whether the market takes new orders. */
export function judgeMarket(market: Market): Rejected | undefined {
  if (market.state === 'halted') return refuse('market_halted', { reason: market.reason })
  if (market.state === 'cancel_only') return refuse('market_cancel_only', { reason: market.reason })
  return undefined
}
