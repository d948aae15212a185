import { NO_CONDITIONS } from '@touchstone/protocol'
import type { Draws } from './draws.ts'

/** Of orders that are made icebergs: of so many slices, some of too many. */
const SLICES = [2, 3, 5, 12, 20, 25] as const

/** The best prices of a book; 0 for an empty side. */
interface BestPrices {
  readonly bestBid: number
  readonly bestAsk: number
}

/**
 * The terms of an iceberg in place of an order's own: it rests, shows a part, and mostly stands at the best price of its side, where
 * others queue and trades come.
 */
export function slicesOf(
  { random }: Draws,
  order: { readonly side: 'buy' | 'sell'; readonly price: number; readonly lots: number },
  { bestBid, bestAsk }: BestPrices,
) {
  const best = order.side === 'buy' ? bestBid : bestAsk
  const joins = best > 0 && (order.price === 0 || random.chance(70))
  return {
    kind: 'limit',
    timeInForce: random.pick(['GTC', 'GTC', 'POST'] as const),
    price: joins ? best : Math.max(1, order.price),
    lots: Math.max(2, order.lots),
    stopPrice: 0,
    maxSlippagePpm: 0,
    ...NO_CONDITIONS,
    visible: Math.max(1, Math.ceil(order.lots / random.pick(SLICES))),
  } as const
}

/** Of a market that does not exist. */
export const NO_PRICES: BestPrices = { bestBid: 0, bestAsk: 0 }
