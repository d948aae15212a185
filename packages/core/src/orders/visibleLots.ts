import { MOST_SLICES, type OrderConditions } from '@touchstone/protocol'
import { divideUp, type Lots } from '@touchstone/quantities'

/** Whether an order shows enough of itself: all, or as much as an order must have and a twentieth of the whole. ICE-2. */
export function showsEnough({ visible }: OrderConditions, lots: Lots, minLots: Lots): boolean {
  return visible === 0 || visible >= lots || (visible >= minLots && visible * MOST_SLICES >= lots)
}

/** The fewest lots that an iceberg of so many may show. */
export function leastVisible(lots: Lots, minLots: Lots): Lots {
  return Math.max(minLots, Number(divideUp(BigInt(lots), BigInt(MOST_SLICES))))
}
