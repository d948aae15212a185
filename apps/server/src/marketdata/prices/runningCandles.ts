import { PERIODS, type Period } from '@touchstone/protocol'
import type { Amount, Lots, Ticks, Timestamp } from '@touchstone/quantities'
import { type Candle, emptyCandle } from '../candle.ts'
import { bucketAfter, bucketStart } from '../periods.ts'

/** A candle that is still growing: changed in place, because every price of every instrument comes through here. */
interface Growing {
  time: Timestamp
  /** When the next one opens. */
  end: Timestamp
  open: Ticks
  high: Ticks
  low: Ticks
  close: Ticks
  lots: bigint
  quote: Amount
}

function growingFrom(candle: Candle, period: Period): Growing {
  return { ...candle, end: bucketAfter(candle.time, period) }
}

function grown({ end: _end, ...candle }: Growing): Candle {
  return candle
}

/** The candles of one series of prices that are running now, in each period, and the ones before them. */
export class RunningCandles {
  readonly #periods: readonly Period[]
  readonly #running = new Map<Period, Growing>()
  readonly #ended = new Map<Period, Candle>()

  constructor(periods: readonly Period[] = PERIODS) {
    this.#periods = periods
  }

  /** For a start from history. */
  set(period: Period, candle: Candle): void {
    this.#running.set(period, growingFrom(candle, period))
  }

  add(time: Timestamp, price: Ticks, lots: Lots, quote: Amount): void {
    for (const period of this.#periods) {
      const running = this.#running.get(period)
      if (!running || time >= running.end) this.#begin(period, running, time, price, lots, quote)
      else {
        if (price > running.high) running.high = price
        if (price < running.low) running.low = price
        running.close = price
        if (lots !== 0) {
          running.lots += BigInt(lots)
          running.quote += quote
        }
      }
    }
  }

  /** The candle in which `now` falls: empty at the last close when there was nothing in it. */
  at(period: Period, now: Timestamp): Candle | undefined {
    const last = this.#running.get(period)
    if (!last) return undefined
    return now >= last.end ? emptyCandle(bucketStart(now, period), last.close) : grown(last)
  }

  /** The last candle with a price in it. */
  last(period: Period): Candle | undefined {
    const last = this.#running.get(period)
    return last && grown(last)
  }

  /** The candle before it, once another began while this program ran. */
  ended(period: Period): Candle | undefined {
    return this.#ended.get(period)
  }

  #begin(period: Period, before: Growing | undefined, time: Timestamp, price: Ticks, lots: Lots, quote: Amount): void {
    if (before) this.#ended.set(period, grown(before))
    const start = bucketStart(time, period)
    const prices = { open: price, high: price, low: price, close: price }
    this.#running.set(period, growingFrom({ time: start, ...prices, lots: BigInt(lots), quote }, period))
  }
}
