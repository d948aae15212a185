import type { Random } from '@touchstone/quantities'
import { STIR_POLICY } from '../policy/stirPolicy.ts'

/**
 * The sizes with a few of them drawn anew, each between the stated share of what was decided and all of it, and never below `least`.
 * More than was decided never stands at once; what was taken since is offered again.
 */
export function stirred(sizes: readonly number[], least: number, random: Random): readonly number[] {
  const drawn = new Set(Array.from({ length: STIR_POLICY.levels }, () => Math.floor(random() * sizes.length)))
  return sizes.map((lots, level) => {
    if (!drawn.has(level)) return lots
    const kept = Math.round(lots * (1 - STIR_POLICY.share * random()))
    return Math.min(lots, Math.max(least, kept))
  })
}
