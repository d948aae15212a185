import { PERIODS, type Period } from '@touchstone/protocol'
import type { Amount, Lots, Ticks, Timestamp } from '@touchstone/quantities'
import { type Candle, emptyCandle } from '../candle.ts'
import { bucketAfter, bucketStart } from '../periods.ts'

/** A candle that is still growing: changed in place, because every price of every instrument comes through here. */
interface Growing {
  readonly time: Timestamp
  /** When the next one opens. */
  readonly end: Timestamp
  readonly open: Ticks
  high: Ticks
  low: Ticks
  close: Ticks
  lots: bigint
  quote: Amount
}

/** The running candle of one period, and those that ran before it while this program did. */
interface Lane {
  readonly period: Period
  running: Growing | undefined
  ended: Growing | undefined
}

function candleOf(growing: Growing | undefined): Candle | undefined {
  if (!growing) return undefined
  const { time, open, high, low, close, lots, quote } = growing
  return { time, open, high, low, close, lots, quote }
}

/** The candles of one series of prices that are running now, in each period, and the ones before them. */
export class RunningCandles {
  readonly #lanes: readonly Lane[]

  constructor(periods: readonly Period[] = PERIODS) {
    this.#lanes = periods.map((period) => ({ period, running: undefined, ended: undefined }))
  }

  /** For a start from history. */
  set(period: Period, candle: Candle): void {
    const lane = this.#lane(period)
    if (lane) lane.running = { ...candle, end: bucketAfter(candle.time, period) }
  }

  add(time: Timestamp, price: Ticks, lots: Lots, quote: Amount): void {
    for (const lane of this.#lanes) {
      const { running } = lane
      if (!running || time >= running.end) begin(lane, time, price, BigInt(lots), quote)
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
    const running = this.#lane(period)?.running
    return running && now >= running.end ? emptyCandle(bucketStart(now, period), running.close) : candleOf(running)
  }

  /** The last candle with a price in it. */
  last(period: Period): Candle | undefined {
    return candleOf(this.#lane(period)?.running)
  }

  /** The candle before it, once another began while this program ran. */
  ended(period: Period): Candle | undefined {
    return candleOf(this.#lane(period)?.ended)
  }

  #lane(period: Period): Lane | undefined {
    return this.#lanes.find((lane) => lane.period === period)
  }
}

function begin(lane: Lane, at: Timestamp, price: Ticks, lots: bigint, quote: Amount): void {
  lane.ended = lane.running
  const time = bucketStart(at, lane.period)
  const end = bucketAfter(time, lane.period)
  lane.running = { time, end, open: price, high: price, low: price, close: price, lots, quote }
}
