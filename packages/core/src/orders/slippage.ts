import type { Side } from '@touchstone/protocol'
import { MAX_TICKS, type Ppm, type Ticks } from '@touchstone/quantities'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { percentFact } from '../markets/facts.ts'
import { boundPrice } from '../markets/priceFormulas.ts'
import type { OrderBook } from '../matching/orderBook.ts'
import { MARKET, STOP_MARKET } from '../matching/orderFlags.ts'

/** A market's terms for orders without a limit. */
interface SlippageTerms {
  readonly defaultSlippagePpm: Ppm
  readonly maxSlippagePpm: Ppm
}

/** The price an order is measured at: its limit, its stop, or the best price it would trade at (0 when there is none). */
export function referencePrice(
  book: OrderBook,
  {
    side,
    kind,
    price,
    stopPrice,
  }: { readonly side: number; readonly kind: number; readonly price: Ticks; readonly stopPrice: Ticks },
): Ticks {
  if (kind === MARKET) return book.bestPrice(side ^ 1)
  return kind === STOP_MARKET ? stopPrice : price
}

/** The worst price of an order without a limit; 0 without a reference. A slippage of 0 is the market's own. */
export function slippageBound(terms: SlippageTerms, side: Side, asked: Ppm, reference: Ticks): Ticks {
  return reference === 0 ? 0 : boundPrice(side, reference, asked || terms.defaultSlippagePpm)
}

/** The bound of a stop whose trigger moves: it keeps its distance. */
export function movedBound(bound: Ticks, from: Ticks, to: Ticks): Ticks {
  return Math.min(MAX_TICKS, Math.max(1, bound + to - from))
}

/** PLACE-9, CPLACE-8: a slippage that the market allows, and another side to trade with. */
export function judgeSlippage({ maxSlippagePpm }: SlippageTerms, asked: Ppm, reference: Ticks): Rejected | undefined {
  if (asked > maxSlippagePpm) return refuse('bad_slippage', { max: percentFact(maxSlippagePpm) })
  return reference === 0 ? refuse('no_liquidity') : undefined
}
