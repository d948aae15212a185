import type { AssetId, CoreQueries } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import { MarketText } from '../marketdata/marketText.ts'

export type ListedMarket = MarketText

/** The markets of one world by symbol. Markets and assets are fixed when a world is born. */
export class MarketDirectory {
  readonly #bySymbol = new Map<string, ListedMarket>()
  readonly #byId = new Map<number, ListedMarket>()

  constructor(core: Pick<CoreQueries, 'assets' | 'spot'>) {
    const assets = core.assets()
    for (const definition of core.spot.markets()) {
      const market = new MarketText(definition, assets)
      this.#bySymbol.set(definition.symbol, market)
      this.#byId.set(definition.id, market)
    }
  }

  /** Throws Refusal('unknown_market'). */
  bySymbol(symbol: string): ListedMarket {
    const market = this.#bySymbol.get(symbol)
    if (!market) throw new Refusal('unknown_market')
    return market
  }

  /** The market a visitor is shown who names none. */
  first(): ListedMarket {
    const [market] = this.#byId.values()
    if (!market) throw new Refusal('unknown_market')
    return market
  }

  byId(id: number): ListedMarket {
    const market = this.#byId.get(id)
    if (!market) throw new Error(`no market has the id ${id}`)
    return market
  }

  /** The market in which `asset` is priced in the currency with this code, if there is one. */
  pricing(asset: AssetId, quoteCode: string): ListedMarket | undefined {
    for (const market of this.#byId.values())
      if (market.base.id === asset && market.quote.code === quoteCode) return market
    return undefined
  }
}
