import type { Lots, Ticks, Timestamp } from '@touchstone/quantities'
import type { Candle } from '../candle.ts'
import { bucketStart } from '../periods.ts'
import { SecondRing } from './secondRing.ts'

/** One-second candles of about the last hour, without turnover. Seconds without a price are left out. */
export class SecondCandles {
  readonly #seconds = new SecondRing(4)

  add(time: Timestamp, price: Ticks, lots: Lots): void {
    const seconds = this.#seconds
    const second = bucketStart(time, '1s')
    const last = seconds.end - 1
    if (last < 0 || seconds.timeOf(last) !== second) {
      seconds.add(second, lots, [price, price, price, price])
      return
    }
    const [open, high, low] = [0, 1, 2].map((column) => seconds.smallOf(last, column))
    const prices = [open ?? price, Math.max(high ?? price, price), Math.min(low ?? price, price), price]
    seconds.replaceLast(seconds.largeOf(last) + lots, prices)
  }

  /** Oldest first, from the last one before `from` on, up to `to`. */
  between(from: Timestamp, to: Timestamp): Candle[] {
    const candles: Candle[] = []
    const start = this.#seconds.rowAt(from - 1) ?? this.#seconds.first
    for (let row = start; row < this.#seconds.end && this.#seconds.timeOf(row) <= to; row++) candles.push(this.#at(row))
    return candles
  }

  #at(row: number): Candle {
    const [open = 0, high = 0, low = 0, close = 0] = [0, 1, 2, 3].map((column) => this.#seconds.smallOf(row, column))
    const lots = BigInt(this.#seconds.largeOf(row))
    return { time: this.#seconds.timeOf(row), open, high, low, close, lots, quote: 0n }
  }
}
