import type { Amount, Ticks, Timestamp } from '@touchstone/quantities'
import { type Candle, joinCandles } from './candle.ts'
import { bucketStart, DAY_MS } from './periods.ts'

export interface DayFigures {
  readonly high: Ticks
  readonly low: Ticks
  readonly lots: bigint
  readonly quote: Amount
  /** The last close before the window, 0 when nothing was traded before it. */
  readonly closeBefore: Ticks
  /** The window's first price, 0 when nothing was traded in it. */
  readonly open: Ticks
}

/** The last 24 hours as minutes: the running one and the 1,439 before it. Sums are exact and kept as minutes come and go. */
export class DayWindow {
  #minutes: Candle[] = []
  #first = 0
  #lots = 0n
  #quote = 0n
  /** 0 when it must be looked for again. */
  #high: Ticks = 0
  #low: Ticks = 0
  #closeBefore: Ticks = 0

  /** Adds the trading of one minute, or more of the last minute. Minutes come in order. */
  add(minute: Candle): void {
    const last = this.#minutes.at(-1)
    if (last && last.time === minute.time) this.#minutes[this.#minutes.length - 1] = joinCandles(last, minute)
    else this.#minutes.push(minute)
    this.#lots += minute.lots
    this.#quote += minute.quote
    if (this.#high !== 0) {
      this.#high = Math.max(this.#high, minute.high)
      this.#low = Math.min(this.#low, minute.low)
    }
  }

  /** For a start from history: the last price before the first minute added. */
  setCloseBefore(close: Ticks): void {
    this.#closeBefore = close
  }

  figures(now: Timestamp): DayFigures {
    this.#expire(bucketStart(now, '1m') - DAY_MS)
    if (this.#high === 0) this.#findExtremes()
    const open = this.#minutes[this.#first]?.open ?? 0
    return {
      high: this.#high,
      low: this.#low,
      lots: this.#lots,
      quote: this.#quote,
      closeBefore: this.#closeBefore,
      open,
    }
  }

  /** Drops minutes that opened at or before `limit`. */
  #expire(limit: Timestamp): void {
    let minute = this.#minutes[this.#first]
    while (minute && minute.time <= limit) {
      this.#lots -= minute.lots
      this.#quote -= minute.quote
      this.#closeBefore = minute.close
      if (minute.high === this.#high || minute.low === this.#low) this.#high = 0
      this.#first++
      minute = this.#minutes[this.#first]
    }
    if (this.#first < 512) return
    this.#minutes = this.#minutes.slice(this.#first)
    this.#first = 0
  }

  #findExtremes(): void {
    let high = 0
    let low = Number.MAX_SAFE_INTEGER
    for (let index = this.#first; index < this.#minutes.length; index++) {
      const minute = this.#minutes[index]
      if (!minute) continue
      high = Math.max(high, minute.high)
      low = Math.min(low, minute.low)
    }
    this.#high = high
    this.#low = high === 0 ? 0 : low
  }
}
