import type { Amount, Ppm, Ticks } from '@touchstone/quantities'
import { lowerLimit, upperLimit } from '../../markets/priceFormulas.ts'
import { closingBound } from '../arithmetic/closingPrices.ts'
import { partOf } from '../arithmetic/partOf.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { Position } from '../position.ts'

/** The engine closes in the book no further than this from the mark. */
const REACH_PPM = 10_000

/**
 * Worst price at which the engine closes lots of a position in the book: within 1 % of the mark, and where loss and fee are
 * still paid by `payable`. 0 = at no price. LIQ-3.
 */
export function closingLimit(
  market: ContractMarket,
  position: Position,
  lots: number,
  payable: Amount,
  feePpm: Ppm,
): Ticks {
  const { isLong, basis, size } = position
  const part = { lots: isLong ? lots : -lots, basis: partOf(basis, lots, size), margin: payable, units: market.units }
  const bound = closingBound(part, feePpm)
  if (isLong) return Math.max(bound, lowerLimit(market.markPrice, REACH_PPM))
  return Math.min(bound, upperLimit(market.markPrice, REACH_PPM))
}
