import type { AssetDefinition, AssetId, CoreQueries, MarketDefinition, MarketUnits, World } from '@touchstone/protocol'
import { marketUnits } from '@touchstone/protocol'
import { Refusal } from '../../gateway/refusal.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'

export interface ListedMarket {
  readonly definition: MarketDefinition
  readonly units: MarketUnits
  readonly base: AssetDefinition
  readonly quote: AssetDefinition
}

/** The markets of one world by symbol. Markets and assets are fixed when a world is born. */
export class MarketDirectory {
  readonly #bySymbol = new Map<string, ListedMarket>()
  readonly #byId = new Map<number, ListedMarket>()

  constructor(core: Pick<CoreQueries, 'assets' | 'markets'>) {
    const assets = core.assets()
    for (const definition of core.markets()) {
      const base = assets.find(({ id }) => id === definition.base)
      const quote = assets.find(({ id }) => id === definition.quote)
      if (!base || !quote) throw new Error(`${definition.symbol} trades an asset that is not there`)
      const market = { definition, units: marketUnits(definition, assets), base, quote }
      this.#bySymbol.set(definition.symbol, market)
      this.#byId.set(definition.id, market)
    }
  }

  all(): Iterable<ListedMarket> {
    return this.#byId.values()
  }

  /** Throws Refusal('unknown_market'). */
  bySymbol(symbol: string): ListedMarket {
    const market = this.#bySymbol.get(symbol)
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

export interface TradingWorld {
  readonly port: WorldPort
  readonly markets: MarketDirectory
}

export type TradingWorlds = Readonly<Record<World, TradingWorld>>

export function tradingWorlds(worlds: Readonly<Record<World, WorldPort>>): TradingWorlds {
  const trading = (port: WorldPort): TradingWorld => ({ port, markets: new MarketDirectory(port.core) })
  return { real: trading(worlds.real), demo: trading(worlds.demo) }
}
