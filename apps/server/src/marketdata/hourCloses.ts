import type { Ticks, Timestamp } from '@touchstone/quantities'
import { bucketStart, HOUR_MS } from './periods.ts'

export interface HourPrices {
  /** Open time of the hour. */
  readonly time: Timestamp
  readonly high: Ticks
  readonly low: Ticks
  readonly close: Ticks
}

const HOURS = 24
/** More than a day, so that the price of a day ago is among them. */
const KEPT = 2 * HOURS + 2

/** Prices by the hour, for a small chart, the change and the range of a day. */
export class HourCloses {
  #hours: HourPrices[] = []

  /** Adds an hour, or more of the last one. Hours come in order. */
  add(hour: HourPrices): void {
    const last = this.#hours.at(-1)
    if (last?.time === hour.time) {
      const high = Math.max(last.high, hour.high)
      const low = Math.min(last.low, hour.low)
      this.#hours[this.#hours.length - 1] = { ...hour, high, low }
    } else this.#hours.push(hour)
    if (this.#hours.length > KEPT) this.#hours.shift()
  }

  /** Puts hours of another source before the first one known; later ones are left out. */
  addEarlier(hours: readonly HourPrices[]): void {
    const first = this.#hours[0]?.time ?? Number.POSITIVE_INFINITY
    const earlier = hours.filter(({ time }) => time < first)
    this.#hours = [...earlier, ...this.#hours].slice(-KEPT)
  }

  /** 0 when there is none. */
  get latest(): Ticks {
    return this.#hours.at(-1)?.close ?? 0
  }

  /** The last moment of the last hour known, 0 when there is none. */
  get endedAt(): Timestamp {
    const last = this.#hours.at(-1)
    return last ? last.time + HOUR_MS - 1 : 0
  }

  /** The last close of an hour that ended at or before `time`, 0 when there is none. */
  closeAt(time: Timestamp): Ticks {
    return this.#hours.findLast((hour) => hour.time + HOUR_MS - 1 <= time)?.close ?? 0
  }

  /** Highs and lows of the 24 hours up to the running one. */
  extremesOfDay(now: Timestamp): Ticks[] {
    const running = bucketStart(now, '1h')
    const within = this.#hours.filter(({ time }) => time > running - HOURS * HOUR_MS && time <= running)
    return within.flatMap(({ high, low }) => [high, low])
  }

  /** The closes of the 24 hours up to the running one, oldest first; hours without a trade repeat the one before. */
  lastDay(now: Timestamp): Ticks[] {
    const running = bucketStart(now, '1h')
    const closes: Ticks[] = []
    for (let index = HOURS - 1; index >= 0; index--) {
      const limit = running - index * HOUR_MS
      const close = this.#hours.findLast((hour) => hour.time <= limit)?.close
      if (close !== undefined) closes.push(close)
    }
    return closes
  }
}
