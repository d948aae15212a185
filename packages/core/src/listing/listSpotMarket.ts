import {
  type ListSpotMarket,
  MAX_MARKETS,
  type MarketDefinition,
  type MarketState,
  type Reply,
} from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { CURRENCY } from '../ledger/currency.ts'
import { isMarket } from '../markets/isMarket.ts'
import type { MarketsState } from '../markets/marketsState.ts'

/** Ids from here on are of indexes that are no market's, and of contracts. */
const FIRST_INDEX = 1000

/** ASSET-2 */
export function judgeSpotListing(state: MarketsState, { definition }: ListSpotMarket): Rejected | undefined {
  const { base, quote } = definition
  if (assetIndex(state, base) < 0 || state.assets[assetIndex(state, quote)]?.code !== CURRENCY)
    return refuse('unknown_asset')
  if (isTaken(state, definition)) return refuse('already_listed')
  if (state.markets.length >= MAX_MARKETS) return refuse('assets_full')
  const sound = definition.id < FIRST_INDEX && definition.symbol !== '' && isMarket(definition, state.assets)
  return sound ? undefined : refuse('bad_command')
}

/** Makes room for its orders in the state it begins in. The caller has judged it. ASSET-2. */
export function listSpotMarket(state: MarketsState, { definition, state: begins, reason }: ListSpotMarket): Reply {
  openRoom(state, definition, begins, reason)
  state.emit({ type: 'SpotMarketListed', definition, state: begins, reason })
  return done()
}

function isTaken({ markets, market }: MarketsState, { id, symbol, base }: MarketDefinition): boolean {
  if (market(id)) return true
  return markets.some(({ definition }) => definition.symbol === symbol || definition.base === base)
}

function openRoom(state: MarketsState, definition: MarketDefinition, begins: MarketState, reason: string): void {
  for (const listed of state.asked.marketListed) listed(state, definition)
  const market = state.market(definition.id)
  if (!market) throw new Error(`Nobody has made room for market ${definition.id}`)
  market.state = begins
  market.reason = reason
}
