import type { Ticks } from '@touchstone/quantities'

/**
 * Whether an order of a side (0 buy, 1 sell) with that worst price can trade at the other side's best price, 0 when there is none.
 * By arithmetic instead of a choice between the sides, which the processor would guess wrong every other time.
 */
export function crosses(side: number, limit: Ticks, best: Ticks): boolean {
  return best !== 0 && Math.imul(limit - best, 1 - 2 * side) >= 0
}
