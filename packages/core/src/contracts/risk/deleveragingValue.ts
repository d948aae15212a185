import { type Amount, type Lots, larger, smaller } from '@touchstone/quantities'
import { contractValue } from '../arithmetic/margin.ts'
import { partOf } from '../arithmetic/partOf.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { Position } from '../position.ts'

/**
 * The value at which lots of a position are closed against the fund's: the one at which the fund took its own over. Where
 * that would take more from the position than the lots' profit at the mark, it is what the lots cost, and the fund loses the
 * difference. undefined when there is no profit to take. Whole units. ADL-3.
 */
export function deleveragingValue(
  { markPrice, units }: Pick<ContractMarket, 'markPrice' | 'units'>,
  held: Position,
  position: Position,
  lots: Lots,
): Amount | undefined {
  const takenOver = partOf(held.basis, lots, held.size)
  const atMark = contractValue(markPrice, lots, units)
  const cost = costOf(position, lots)
  if (position.isLong) {
    if (takenOver >= atMark) return takenOver
    return cost < atMark ? larger(takenOver, cost) : undefined
  }
  if (takenOver <= atMark) return takenOver
  return cost > atMark ? smaller(takenOver, cost) : undefined
}

/** By the entry, or by the basis where less of the profit is left: a part of it was drawn or lost before. */
function costOf({ isLong, entryValue, basis, size }: Position, lots: Lots): Amount {
  const [entryPart, basisPart] = [partOf(entryValue, lots, size), partOf(basis, lots, size)]
  return isLong ? larger(entryPart, basisPart) : smaller(entryPart, basisPart)
}
