import { REFERENCE_PERIODS, type RecordedTrade, type ReferenceCandle } from '../feed/feed.ts'
import type { Recording } from './recording.ts'

const { '1m': MINUTE_MS, '1h': HOUR_MS, '1d': DAY_MS } = REFERENCE_PERIODS

/** The recordings of one instrument as one tape that begins at 0 and repeats: one after the other, pauses between them cut out. */
export class Tape {
  readonly lengthMs: number
  /** File time of the tape's beginning, a whole minute. */
  readonly firstTime: number
  readonly #positions: Float64Array
  readonly #prices: Int32Array
  readonly #lots: Int32Array

  constructor(recordings: readonly Recording[]) {
    const size = recordings.reduce((sum, { times }) => sum + times.length, 0)
    this.#positions = new Float64Array(size)
    this.#prices = new Int32Array(size)
    this.#lots = new Int32Array(size)
    let index = 0
    let length = 0
    for (const { times, prices, lots } of recordings) {
      const start = Math.floor((times[0] ?? 0) / MINUTE_MS) * MINUTE_MS
      this.#positions.set(
        times.map((time) => time - start + length),
        index,
      )
      this.#prices.set(prices, index)
      this.#lots.set(lots, index)
      index += times.length
      length += Math.ceil(((times.at(-1) ?? 0) + 1 - start) / MINUTE_MS) * MINUTE_MS
    }
    this.lengthMs = length
    this.firstTime = Math.floor((recordings[0]?.times[0] ?? 0) / MINUTE_MS) * MINUTE_MS
  }

  /**
   * Where on the tape a world begins: up to a day (half of a short tape) lies before it as history. Long tapes keep the
   * minutes of the hour as recorded, so that candles of the replay match the recording's.
   */
  beginning(bornAt: number): number {
    const lead = Math.min(DAY_MS, this.lengthMs / 2)
    const grain = this.lengthMs >= DAY_MS ? HOUR_MS : MINUTE_MS
    const late = (bornAt - lead - this.firstTime) % grain
    return (lead + ((late + grain) % grain)) % this.lengthMs
  }

  /** The last price at or before a position; before the very first trade, that one's. Positions run on past the end. */
  priceAt(position: number): number {
    const index = this.#after(position % this.lengthMs) - 1
    if (index < 0) return this.#prices.at(position >= this.lengthMs ? -1 : 0) ?? 0
    return this.#prices[index] ?? 0
  }

  /** Trades after `from` up to and including `to`; positions run on past the end, where the tape begins again. */
  trades(from: number, to: number): RecordedTrade[] {
    const trades: RecordedTrade[] = []
    let at = from
    while (at < to) {
      const round = Math.floor(at / this.lengthMs) * this.lengthMs
      const end = Math.min(to, round + this.lengthMs)
      // A trade at position 0 belongs to the new round: `from` is then its exclusive edge only when it was reached before.
      const first = at === round && at !== from ? 0 : this.#after(at - round)
      const last = end === round + this.lengthMs ? this.#positions.length : this.#after(end - round)
      for (let i = first; i < last; i++) {
        const lots = this.#lots[i] ?? 0
        if (lots !== 0)
          trades.push({ side: lots > 0 ? 'buy' : 'sell', price: this.#prices[i] ?? 0, lots: Math.abs(lots) })
      }
      at = end
    }
    return trades
  }

  /** One-minute candles of the tape up to a position; minutes without a trade have none. `origin` = the time of position 0. */
  minutes(until: number, origin: number): ReferenceCandle[] {
    const candles: ReferenceCandle[] = []
    const end = this.#after(until)
    for (let i = 0; i < end; i++) {
      const time = Math.floor(((this.#positions[i] ?? 0) + origin) / MINUTE_MS) * MINUTE_MS
      const price = this.#prices[i] ?? 0
      const volume = Math.abs(this.#lots[i] ?? 0)
      const last = candles.at(-1)
      if (last?.time !== time) candles.push({ time, open: price, high: price, low: price, close: price, volume })
      else
        candles[candles.length - 1] = {
          ...last,
          high: Math.max(last.high, price),
          low: Math.min(last.low, price),
          close: price,
          volume: last.volume + volume,
        }
    }
    return candles
  }

  /** Index of the first point after a position. */
  #after(position: number): number {
    let low = 0
    let high = this.#positions.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#positions[middle] ?? 0) <= position) low = middle + 1
      else high = middle
    }
    return low
  }
}
