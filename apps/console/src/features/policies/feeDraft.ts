import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Change } from '../../shared/acts/Changes.tsx'

export type FeeTier = AdminCallData<'getFeeTiers'>[number]

export interface Rates {
  readonly makerRate: string
  readonly takerRate: string
}

export const MOST_TIERS = 20

/** A fraction below one, as the wire takes it. */
export function isRate(text: string): boolean {
  return /^0(\.\d{1,18})?$/.test(text)
}

/** Changed rates and new tiers, one line each. */
export function feeChanges(
  tiers: readonly FeeTier[],
  draft: readonly Rates[],
  words: { readonly maker: (tier: number) => string; readonly taker: (tier: number) => string; readonly fresh: string },
): readonly Change[] {
  return draft.flatMap((rates, tier) => {
    const now = tiers[tier]
    const lines = [
      { label: words.maker(tier), before: now?.makerRate ?? words.fresh, after: rates.makerRate },
      { label: words.taker(tier), before: now?.takerRate ?? words.fresh, after: rates.takerRate },
    ]
    return lines.filter(({ before, after }) => before !== after)
  })
}
