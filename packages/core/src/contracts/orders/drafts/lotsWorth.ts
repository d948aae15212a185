import type { ContractOrderRequest } from '@touchstone/protocol'
import { type Amount, divideDown, type Lots, MAX_LOTS, type Ticks } from '@touchstone/quantities'
import { BUY, kindNumber, SELL, sideNumber } from '../../../matching/orderFlags.ts'
import { referencePrice, slippageBound } from '../../../orders/slippage.ts'
import { contractValue } from '../../arithmetic/margin.ts'
import type { ContractMarket } from '../../contractMarket.ts'

/**
 * The most lots of an order whose value stays within an amount at the highest price that they may trade at as the book stands, rounded
 * down, and that price; no lots and 0 when there is none.
 */
export function lotsWorth(
  market: ContractMarket,
  order: ContractOrderRequest,
  amount: Amount,
): { readonly lots: Lots; readonly price: Ticks } {
  const price = highestPrice(market, order)
  if (price === 0) return { lots: 0, price }
  const lots = divideDown(amount, contractValue(price, 1, market.units))
  return { lots: lots > BigInt(MAX_LOTS) ? MAX_LOTS : Number(lots), price }
}

/** A buy trades at its limit or bound at most; a sale at its limit, its stop price or the best bid, whichever is highest. */
function highestPrice({ book, definition }: ContractMarket, order: ContractOrderRequest): Ticks {
  const { price, stopPrice, maxSlippagePpm } = order
  const side = sideNumber(order.side)
  if (side === SELL) return Math.max(price, stopPrice === 0 ? book.bestPrice(BUY) : stopPrice)
  const reference = referencePrice(book, { side, kind: kindNumber(order.kind), price, stopPrice })
  return price || slippageBound(definition, 'buy', maxSlippagePpm, reference)
}
