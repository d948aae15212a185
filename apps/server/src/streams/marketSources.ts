import type { CandleRow, Period, StatusData, TapeRow, TickerData } from '@touchstone/protocol'
import type { Candle } from '../marketdata/candle.ts'
import { candleRow } from '../marketdata/candleRow.ts'
import type { MarketData } from '../marketdata/marketData.ts'
import type { MarketFigures } from '../marketdata/marketFigures.ts'
import type { CandleFigures } from '../marketdata/prices/priceFigures.ts'
import { ChangeGate, differs } from './changeGate.ts'
import type { ChannelSource } from './channel.ts'

const TAPE_ROWS = 50

/** The tape of one market. When there were more trades than the tape holds, the update has the newest. */
export class TapeSource implements ChannelSource {
  readonly #figures: MarketFigures
  #told = 0

  constructor(figures: MarketFigures) {
    this.#figures = figures
  }

  advance(): readonly (readonly TapeRow[])[] {
    const count = this.#figures.trades - this.#told
    this.#told = this.#figures.trades
    return count === 0 ? [] : [this.#figures.tape(count).toReversed()]
  }

  snapshot(): readonly TapeRow[] {
    const untold = this.#figures.trades - this.#told
    return this.#figures.tape(untold + TAPE_ROWS).slice(untold)
  }
}

/** The running candle of one series and period. A candle that has ended is sent in its final form before the next one. */
export class CandleSource implements ChannelSource {
  readonly #figures: CandleFigures
  readonly #period: Period
  #told: Candle | undefined

  constructor(figures: CandleFigures, period: Period) {
    this.#figures = figures
    this.#period = period
  }

  advance(now: number): readonly CandleRow[] {
    const running = this.#figures.runningCandle(this.#period, now)
    if (!running || this.#isTold(running)) return []
    const held = [this.#figures.endedCandle(this.#period), this.#figures.tradedCandle(this.#period)]
    const ended = held.find((candle) => candle?.time === this.#told?.time)
    const updates = ended && ended.time !== running.time && !this.#isTold(ended) ? [ended, running] : [running]
    this.#told = running
    return updates.map((candle) => candleRow(candle, this.#figures.text))
  }

  snapshot(): CandleRow | null {
    return this.#told ? candleRow(this.#told, this.#figures.text) : null
  }

  /** Prices without trades may rise and fall back within a candle, so the change of its lots does not show every change. */
  #isTold({ time, high, low, close, lots }: Candle): boolean {
    const told = this.#told
    return told?.time === time && told.close === close && told.lots === lots && told.high === high && told.low === low
  }
}

/** The ticker of one market. */
export class TickerSource implements ChannelSource {
  readonly #data: MarketData
  readonly #figures: MarketFigures
  readonly #gate = new ChangeGate()
  #told: TickerData | undefined

  constructor(data: MarketData, figures: MarketFigures) {
    this.#data = data
    this.#figures = figures
  }

  advance(now: number): readonly TickerData[] {
    if (!this.#gate.opens(this.#data.version(this.#figures.text.definition.id), now)) return []
    const ticker = this.#data.ticker(this.#figures)
    if (!differs(this.#told, ticker)) return []
    this.#told = ticker
    return [ticker]
  }

  snapshot(): TickerData | undefined {
    return this.#told
  }
}

/** The tickers of all markets of one kind; an update has the changed ones. */
export class TickersSource implements ChannelSource {
  readonly #data: MarketData
  readonly #markets: () => readonly MarketFigures[]
  readonly #told = new Map<string, TickerData>()
  readonly #gates = new Map<number, ChangeGate>()

  constructor(data: MarketData, markets: () => readonly MarketFigures[]) {
    this.#data = data
    this.#markets = markets
  }

  advance(now: number): readonly (readonly TickerData[])[] {
    const changed: TickerData[] = []
    for (const figures of this.#markets()) {
      if (!this.#mayHaveChanged(figures, now)) continue
      const ticker = this.#data.ticker(figures)
      if (differs(this.#told.get(ticker.symbol), ticker)) changed.push(ticker)
    }
    for (const ticker of changed) this.#told.set(ticker.symbol, ticker)
    return changed.length > 0 ? [changed] : []
  }

  snapshot(): readonly TickerData[] {
    return [...this.#told.values()]
  }

  #mayHaveChanged({ text }: MarketFigures, now: number): boolean {
    const { id } = text.definition
    const gate = this.#gates.get(id) ?? new ChangeGate()
    this.#gates.set(id, gate)
    return gate.opens(this.#data.version(id), now)
  }
}

/** The heartbeat. */
export class StatusSource implements ChannelSource {
  readonly #status: (now: number) => StatusData

  constructor(status: (now: number) => StatusData) {
    this.#status = status
  }

  advance(now: number): readonly StatusData[] {
    return [this.#status(now)]
  }

  snapshot(now: number): StatusData {
    return this.#status(now)
  }
}
