import type { MarketId } from '@touchstone/protocol'
import type { LiveWorld } from '../../../live/liveWorld.ts'
import type { MarketText } from '../../../marketdata/marketText.ts'

/** No market has this id: a filter by an unknown symbol finds nothing. */
const NO_MARKET = -1

/** The market of a filter; undefined when it leaves all. */
export function marketNamed({ market }: LiveWorld, symbol: string | undefined): MarketId | undefined {
  return symbol === undefined ? undefined : (market.bySymbol(symbol)?.text.definition.id ?? NO_MARKET)
}

export function spotMarket({ market, world }: LiveWorld, id: MarketId): MarketText {
  const figures = market.spot(id)
  if (!figures) throw new Error(`unknown market ${id} in the history of ${world}`)
  return figures.text
}
