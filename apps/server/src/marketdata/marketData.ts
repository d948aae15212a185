import {
  type CoreQueries,
  isHouse,
  type MarketId,
  type MarketView,
  type TickerData,
  type Trade,
} from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { MarketFigures, type MarketPast, type TradePrint } from './marketFigures.ts'

export function printOf(trade: Trade, time: Timestamp): TradePrint {
  const { trade: number, price, lots, quote, takerSide } = trade
  return { time, number, price, lots, quote, takerSide, house: isHouse(trade.taker) && isHouse(trade.maker) }
}

type MarketQuestions = Pick<CoreQueries, 'assets' | 'markets' | 'market'>

/** The public figures of one world's markets, in memory, as of the last applied entry. */
export class MarketData {
  readonly #core: MarketQuestions
  readonly #now: () => Timestamp
  readonly #bySymbol = new Map<string, MarketFigures>()
  readonly #byId = new Map<MarketId, MarketFigures>()

  constructor(core: MarketQuestions, now: () => Timestamp = Date.now) {
    this.#core = core
    this.#now = now
  }

  apply(entry: AppliedEntry): void {
    for (const event of entry.events) {
      if (event.type === 'Trade') this.byId(event.market)?.record(printOf(event, entry.time))
    }
  }

  startFrom(market: MarketId, past: MarketPast): void {
    this.byId(market)?.startFrom(past)
  }

  all(): readonly MarketFigures[] {
    this.#learn()
    return [...this.#bySymbol.values()]
  }

  bySymbol(symbol: string): MarketFigures | undefined {
    if (!this.#bySymbol.has(symbol)) this.#learn()
    return this.#bySymbol.get(symbol)
  }

  byId(market: MarketId): MarketFigures | undefined {
    if (!this.#byId.has(market)) this.#learn()
    return this.#byId.get(market)
  }

  view(figures: MarketFigures): MarketView {
    return this.#core.market(figures.text.definition.id)
  }

  ticker(figures: MarketFigures): TickerData {
    return figures.ticker(this.view(figures), this.#now())
  }

  spark(figures: MarketFigures): string[] {
    return figures.spark(this.view(figures), this.#now())
  }

  /** A world's markets are known once its genesis is applied; before, there are none. */
  #learn(): void {
    const definitions = this.#core.markets()
    if (definitions.length === this.#byId.size) return
    for (const definition of definitions) {
      if (this.#byId.has(definition.id)) continue
      const figures = new MarketFigures(definition, this.#core.assets())
      this.#byId.set(definition.id, figures)
      this.#bySymbol.set(definition.symbol, figures)
    }
  }
}
