import { DEPTH_LEVELS } from '@touchstone/protocol'

/** Lots by price in ticks. */
export type Levels = ReadonlyMap<number, number>

/** Joins levels into at most `most` steps of `factor` ticks: bids down, asks up, so that no price looks better than it is. */
export function groupLevels(
  levels: readonly (readonly [number, number])[],
  factor: number,
  side: 'bids' | 'asks',
  most = DEPTH_LEVELS,
): Levels {
  const grouped = new Map<number, number>()
  for (const [ticks, lots] of levels) {
    const step = side === 'bids' ? Math.floor(ticks / factor) : Math.ceil(ticks / factor)
    const price = step * factor
    if (!grouped.has(price) && grouped.size === most) break
    grouped.set(price, (grouped.get(price) ?? 0) + lots)
  }
  return grouped
}
