import {
  type ContractId,
  type ContractTrade,
  type CoreEvent,
  type CoreQueries,
  isHouse,
  type MarketId,
  type TickerData,
  type Trade,
} from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { ContractText } from './contractText.ts'
import { MarketFigures, type MarketPast, type TickerView, type TradePrint } from './marketFigures.ts'
import { MarketText } from './marketText.ts'
import type { PriceListener } from './priceListeners.ts'

export type SpotFigures = MarketFigures<MarketText>
export type ContractFigures = MarketFigures<ContractText>

type Printed = Pick<Trade, 'trade' | 'price' | 'lots' | 'takerSide' | 'taker' | 'maker'>

function print({ trade, price, lots, takerSide, taker, maker }: Printed, quote: bigint, time: Timestamp): TradePrint {
  return { time, number: trade, price, lots, quote, takerSide, house: isHouse(taker) && isHouse(maker) }
}

export function printOf(trade: Trade, time: Timestamp): TradePrint {
  return print(trade, trade.quote, time)
}

export function contractPrintOf(trade: ContractTrade, time: Timestamp): TradePrint {
  return print(trade, trade.notional, time)
}

/** The spot market, contract or index that an event is about. */
function subjectOf(event: CoreEvent): number | undefined {
  if ('market' in event) return event.market
  if ('contract' in event && typeof event.contract === 'number') return event.contract
  return event.type === 'IndexSampled' ? event.index : undefined
}

type MarketQuestions = Pick<CoreQueries, 'assets' | 'spot' | 'reference' | 'contracts'>

/** The public figures of one world's spot markets and contracts, in memory, as of the last applied entry. */
export class MarketData {
  readonly #core: MarketQuestions
  readonly #now: () => Timestamp
  readonly #tell: PriceListener
  readonly #bySymbol = new Map<string, MarketFigures>()
  readonly #spot = new Map<MarketId, SpotFigures>()
  readonly #contracts = new Map<ContractId, ContractFigures>()
  readonly #versions = new Map<number, number>()

  constructor(core: MarketQuestions, now: () => Timestamp = Date.now, tell: PriceListener = () => undefined) {
    this.#core = core
    this.#now = now
    this.#tell = tell
  }

  apply(entry: AppliedEntry): void {
    for (const event of entry.events) {
      const subject = subjectOf(event)
      if (subject !== undefined) this.#versions.set(subject, this.version(subject) + 1)
      if (event.type === 'Trade') this.#record(this.spot(event.market), printOf(event, entry.time))
      else if (event.type === 'ContractTrade')
        this.#record(this.contract(event.contract), contractPrintOf(event, entry.time))
    }
  }

  /** Goes up whenever something of this market or contract, its book included, may have changed. */
  version(id: number): number {
    return this.#versions.get(id) ?? 0
  }

  startFrom(id: number, past: MarketPast): void {
    this.byId(id)?.startFrom(past)
  }

  /** Spot markets, then contracts, in the order they were listed. */
  all(): readonly MarketFigures[] {
    this.#learn()
    return [...this.#bySymbol.values()]
  }

  contracts(): readonly ContractFigures[] {
    this.#learn()
    return [...this.#contracts.values()]
  }

  bySymbol(symbol: string): MarketFigures | undefined {
    if (!this.#bySymbol.has(symbol)) this.#learn()
    return this.#bySymbol.get(symbol)
  }

  byId(id: number): MarketFigures | undefined {
    return this.spot(id) ?? this.contract(id)
  }

  spot(market: MarketId): SpotFigures | undefined {
    if (!this.#spot.has(market)) this.#learn()
    return this.#spot.get(market)
  }

  contract(contract: ContractId): ContractFigures | undefined {
    if (!this.#contracts.has(contract)) this.#learn()
    return this.#contracts.get(contract)
  }

  view({ text }: MarketFigures): TickerView {
    const { id } = text.definition
    if (text instanceof ContractText) return this.#core.contracts.contract(id)
    return { ...this.#core.spot.market(id), open: true, changesAt: 0 }
  }

  ticker(figures: MarketFigures): TickerData {
    return figures.ticker(this.view(figures), this.#now())
  }

  spark(figures: MarketFigures): string[] {
    return figures.spark(this.view(figures), this.#now())
  }

  #record(figures: MarketFigures | undefined, print: TradePrint): void {
    if (!figures) return
    figures.record(print)
    this.#tell('last', figures.text.definition.id, print.price, print.time)
  }

  /** A world's markets are known once its genesis is applied, its contracts once they are listed. */
  #learn(): void {
    const markets = this.#core.spot.markets()
    if (markets.length > this.#spot.size)
      for (const definition of markets.slice(this.#spot.size))
        this.#add(this.#spot, new MarketFigures(new MarketText(definition, this.#core.assets())))
    const contracts = this.#core.contracts.all()
    if (contracts.length > this.#contracts.size)
      for (const definition of contracts.slice(this.#contracts.size)) {
        const text = new ContractText(definition, this.#core.reference.indexes(), this.#core.assets())
        this.#add(this.#contracts, new MarketFigures(text))
      }
  }

  #add<Text extends MarketText | ContractText>(
    known: Map<number, MarketFigures<Text>>,
    figures: MarketFigures<Text>,
  ): void {
    known.set(figures.text.definition.id, figures)
    this.#bySymbol.set(figures.text.definition.symbol, figures)
  }
}
