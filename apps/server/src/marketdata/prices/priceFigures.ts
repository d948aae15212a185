import type { Period } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import type { Candle } from '../candle.ts'
import { RunningCandles } from './runningCandles.ts'
import type { SecondRing } from './secondRing.ts'

/** The reader of a series' candles, for every maker of them. */
export interface CandleFigures {
  readonly text: { price(ticks: Ticks): string; amount(lots: bigint): string }
  /** The candle in which `now` falls. */
  runningCandle(period: Period, now: Timestamp): Candle | undefined
  /** The last candle with a price in it. */
  tradedCandle(period: Period): Candle | undefined
  /** The candle before it, once another began while this program ran. */
  endedCandle(period: Period): Candle | undefined
  /** One-second candles, oldest first, from the last one before `from` on, up to `to`. */
  seconds(from: Timestamp, to: Timestamp): Candle[]
}

/** A price that is struck once a second, not traded: its candles and the seconds of the last hour. */
export abstract class PriceFigures implements CandleFigures {
  abstract readonly text: CandleFigures['text']
  readonly #candles = new RunningCandles()

  protected abstract get ring(): SecondRing

  /** For a start from history. */
  startFrom(running: ReadonlyMap<Period, Candle>): void {
    for (const [period, candle] of running) this.#candles.set(period, candle)
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
    const { ring } = this
    const seconds = new RunningCandles(['1s'])
    const candles: Candle[] = []
    for (let row = ring.rowAt(from - 1) ?? ring.first; row < ring.end && ring.timeOf(row) <= to; row++) {
      const price = ring.smallOf(row, 0)
      if (price === 0) continue
      seconds.add(ring.timeOf(row), price, 0, 0n)
      const candle = seconds.last('1s')
      if (candles.at(-1)?.time === candle?.time) candles.pop()
      if (candle) candles.push(candle)
    }
    return candles
  }

  protected extend(time: Timestamp, price: Ticks): void {
    if (price !== 0) this.#candles.add(time, price, 0, 0n)
  }
}
