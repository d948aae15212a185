import type { AssetId, CoreQueries } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import { MarketText } from '../marketdata/marketText.ts'

export type ListedMarket = MarketText

/** The markets of one world by symbol: those it was born with, then those that were listed later. */
export class MarketDirectory {
  readonly #core: Pick<CoreQueries, 'assets' | 'spot'>
  readonly #bySymbol = new Map<string, ListedMarket>()
  readonly #byId = new Map<number, ListedMarket>()

  constructor(core: Pick<CoreQueries, 'assets' | 'spot'>) {
    this.#core = core
  }

  /** Throws Refusal('unknown_market'). */
  bySymbol(symbol: string): ListedMarket {
    const market = this.#bySymbol.get(symbol) ?? this.#learn().#bySymbol.get(symbol)
    if (!market) throw new Refusal('unknown_market')
    return market
  }

  /** The market that a visitor is shown without naming one. */
  first(): ListedMarket {
    const [market] = this.#learn().#byId.values()
    if (!market) throw new Refusal('unknown_market')
    return market
  }

  byId(id: number): ListedMarket {
    const market = this.#byId.get(id) ?? this.#learn().#byId.get(id)
    if (!market) throw new Error(`no market has the id ${id}`)
    return market
  }

  /** The market in which `asset` is priced in the currency with this code, if there is one. */
  pricing(asset: AssetId, quoteCode: string): ListedMarket | undefined {
    for (const market of this.#learn().#byId.values())
      if (market.base.id === asset && market.quote.code === quoteCode) return market
    return undefined
  }

  /** Markets are only ever added, and keep their definition. */
  #learn(): this {
    const markets = this.#core.spot.markets()
    if (markets.length === this.#byId.size) return this
    const assets = this.#core.assets()
    for (const definition of markets.slice(this.#byId.size)) {
      const market = new MarketText(definition, assets)
      this.#bySymbol.set(definition.symbol, market)
      this.#byId.set(definition.id, market)
    }
    return this
  }
}
