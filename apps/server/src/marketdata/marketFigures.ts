import type { ContractView, Period, TapeRow, TickerData } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import { type Candle, candleOfTrade, type TradeFigures } from './candle.ts'
import { type DayFigures, DayWindow } from './dayWindow.ts'
import { HourCloses, type HourPrices } from './hourCloses.ts'
import type { InstrumentText } from './instrumentText.ts'
import { changeFraction } from './marketText.ts'
import { bucketStart, DAY_MS } from './periods.ts'
import type { CandleFigures } from './prices/priceFigures.ts'
import { RunningCandles } from './prices/runningCandles.ts'
import { SecondCandles } from './prices/secondCandles.ts'
import { Tape } from './tape.ts'

export const TAPE_ROWS = 200

export interface TradePrint extends TradeFigures {
  readonly number: number
  readonly takerSide: 'buy' | 'sell'
  /** Both sides are house accounts. */
  readonly house: boolean
}

/** A market's first figures: its own past, and the reference feed's prices from before it traded. */
export interface MarketPast {
  /** Own minutes of the 24 hours up to the last trade, oldest first. */
  readonly minutes: readonly Candle[]
  /** The last own close before those, 0 when there is none. */
  readonly closeBefore: Ticks
  readonly running: ReadonlyMap<Period, Candle>
  /** Own hours of the last days, oldest first. */
  readonly hours: readonly HourPrices[]
  /** Oldest first. */
  readonly prints: readonly TradePrint[]
}

/** A market of now as a ticker needs it; `open` and `changesAt` by its calendar. */
export type TickerView = Pick<
  ContractView,
  'state' | 'open' | 'changesAt' | 'bestBid' | 'bestAsk' | 'lastPrice' | 'indexPrice'
>

/** Everything shown about one market or contract that is not its order book, kept up to date trade by trade. */
export class MarketFigures<Text extends InstrumentText = InstrumentText> implements CandleFigures {
  readonly text: Text
  readonly #day = new DayWindow()
  readonly #hours = new HourCloses()
  readonly #tape = new Tape(TAPE_ROWS)
  readonly #candles = new RunningCandles()
  readonly #seconds = new SecondCandles()
  #lastTradeAt: Timestamp = 0
  #trades = 0

  constructor(text: Text) {
    this.text = text
  }

  /** Goes up with every trade: tells whether anything may have changed. */
  get trades(): number {
    return this.#trades
  }

  /** 0 before the first. */
  get lastTradeAt(): Timestamp {
    return this.#lastTradeAt
  }

  startFrom(past: MarketPast): void {
    for (const hour of past.hours) this.#hours.add(hour)
    for (const minute of past.minutes) this.#day.add(minute)
    this.#day.setCloseBefore(past.closeBefore)
    for (const [period, candle] of past.running) this.#candles.set(period, candle)
    for (const print of past.prints) this.#print(print)
  }

  /** Hours of the reference feed, for the time before this market traded. */
  addReference(hours: readonly HourPrices[]): void {
    this.#hours.addEarlier(hours)
  }

  record(print: TradePrint): void {
    this.#print(print)
    this.#day.add(candleOfTrade(print, bucketStart(print.time, '1m')))
    const { price } = print
    this.#hours.add({ time: bucketStart(print.time, '1h'), high: price, low: price, close: price })
    this.#candles.add(print.time, print.price, print.lots, print.quote)
  }

  /** Newest first. */
  tape(count: number): readonly TapeRow[] {
    return this.#tape.latest(count)
  }

  runningCandle(period: Period, now: Timestamp): Candle | undefined {
    return this.#candles.at(period, now)
  }

  tradedCandle(period: Period): Candle | undefined {
    return this.#candles.last(period)
  }

  endedCandle(period: Period): Candle | undefined {
    return this.#candles.ended(period)
  }

  seconds(from: Timestamp, to: Timestamp): Candle[] {
    return this.#seconds.between(from, to)
  }

  ticker(view: TickerView, now: Timestamp): TickerData {
    const { text } = this
    const end = this.#dayEnd(view, now)
    const day = this.#day.figures(end)
    const last = this.#last(view)
    const { high, low } = this.#range(day, last, end)
    const before = day.closeBefore || this.#hours.closeAt(end - DAY_MS) || day.open
    return {
      symbol: text.definition.symbol,
      last: text.price(last),
      change: changeFraction(last, before),
      high: text.price(high),
      low: text.price(low),
      volume: text.amount(day.lots),
      turnover: text.money(day.quote),
      bid: text.price(view.bestBid),
      ask: text.price(view.bestAsk),
      index: text.price(view.indexPrice),
      halted: view.state !== 'open',
      open: view.open,
      changesAt: view.changesAt,
    }
  }

  /**
   * On a market's first day the reference feed's hours stand for those in which it did not trade yet, as in the chart, the
   * sparkline and the change: else the day's range would not contain the prices that all of these show.
   */
  #range(day: DayFigures, last: Ticks, end: Timestamp): { readonly high: Ticks; readonly low: Ticks } {
    const hours = [...this.#hours.extremesOfDay(end), ...this.#hours.lastDay(end)]
    const prices = [...hours, last, day.high, day.low].filter((price) => price > 0)
    return prices.length === 0 ? { high: 0, low: 0 } : { high: Math.max(...prices), low: Math.min(...prices) }
  }

  /** Hourly closes of the last day, oldest first, ending at the price now. */
  spark(view: TickerView, now: Timestamp): string[] {
    const closes = this.#hours.lastDay(this.#dayEnd(view, now))
    const last = this.#last(view)
    if (last !== 0) closes[Math.max(0, closes.length - 1)] = last
    return closes.map((close) => this.text.price(close))
  }

  /** A market that is closed shows the day up to its close for as long as it stays closed. */
  #dayEnd({ open }: TickerView, now: Timestamp): Timestamp {
    return open ? now : Math.min(now, this.#hours.endedAt || now)
  }

  /** The last trade; before the first the index; before the first sample, where a session ended, the reference feed. */
  #last(view: TickerView): Ticks {
    return view.lastPrice || view.indexPrice || this.#hours.latest
  }

  #print(print: TradePrint): void {
    const { time, price, lots, takerSide, house, number } = print
    this.#trades++
    this.#lastTradeAt = time
    this.#seconds.add(time, price, lots)
    this.#tape.add([time, this.text.price(price), this.text.amount(lots), takerSide, house ? 1 : 0, String(number)])
  }
}
