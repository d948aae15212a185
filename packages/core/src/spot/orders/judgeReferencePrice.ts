import { type Rejected, refuse } from '../../entry/refusal.ts'
import type { Market } from '../../markets/market.ts'
import type { SpotState } from '../spotState.ts'

/** PLACE-7: a market with an outside price takes orders only while there is a price. */
export function judgeReferencePrice(state: SpotState, market: Market): Rejected | undefined {
  const isThere = market.indexPrice !== 0 || !hasSource(state, market)
  return isThere ? undefined : refuse('index_unavailable')
}

/** Markets of Genesis, and markets whose index is listed, have an outside price. ASSET-3. */
function hasSource({ genesis, indexes }: SpotState, { index, definition }: Market): boolean {
  return index < (genesis?.markets.length ?? 0) || indexes.byId(definition.id) !== undefined
}
