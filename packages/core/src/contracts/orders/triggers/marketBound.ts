import type { Ticks } from '@touchstone/quantities'
import { boundPrice } from '../../../markets/priceFormulas.ts'
import { BUY, SELL, SIDES } from '../../../matching/orderFlags.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { Position } from '../../position.ts'

/**
 * How far an order that closes a position at the market may go: the contract's slippage from the best opposite price; 0 when
 * that side of the book is empty. That it never goes beyond what stands behind the position is the plan's business. CLOSE-1.
 */
export function marketBound(market: ContractMarket, position: Position): Ticks {
  const side = position.isLong ? SELL : BUY
  const best = market.book.bestPrice(side ^ 1)
  return best === 0 ? 0 : boundPrice(SIDES[side] ?? 'buy', best, market.definition.defaultSlippagePpm)
}
