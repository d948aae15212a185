import type { MarketId } from '@touchstone/protocol'
import type { MatchingState } from '../matching/matchingState.ts'
import type { RestrictionState } from '../restriction/restrictionState.ts'
import type { Market } from './market.ts'

/** The spot markets as everybody sees them: limits, state and prices; their orders are the spot market's own. */
export interface MarketsState extends MatchingState, RestrictionState {
  /** In the order of Genesis, then of listing. */
  readonly markets: readonly Market[]
  readonly market: (id: MarketId) => Market | undefined
}
