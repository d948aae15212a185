import type { Ticks } from '@touchstone/quantities'
import { boundPrice } from '../../../markets/priceFormulas.ts'
import { BUY, SELL, SIDES } from '../../../matching/orderFlags.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { Position } from '../../position.ts'

/**
 * How far an order that closes a position at the market may go: the contract's slippage from the best opposite price; 0 when
 * that side of the book is empty. The plan sees to it that the order never costs more than stands behind the position.
 * CLOSE-1.
 */
export function marketBound(market: ContractMarket, position: Position): Ticks {
  const side = position.isLong ? SELL : BUY
  const best = market.book.bestPrice(side ^ 1)
  return best === 0 ? 0 : boundPrice(SIDES[side] ?? 'buy', best, market.definition.defaultSlippagePpm)
}
