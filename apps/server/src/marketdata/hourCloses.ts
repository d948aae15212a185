import type { Ticks, Timestamp } from '@touchstone/quantities'
import { bucketStart, HOUR_MS } from './periods.ts'

export interface HourClose {
  /** Open time of the hour. */
  readonly time: Timestamp
  readonly close: Ticks
}

const HOURS = 24
/** More than a day, so that the price of a day ago is among them. */
const KEPT = 2 * HOURS + 2

/** Closing prices by the hour: what a small chart and the change of a day are drawn from. */
export class HourCloses {
  #closes: HourClose[] = []

  add(close: HourClose): void {
    if (this.#closes.at(-1)?.time === close.time) this.#closes.pop()
    this.#closes.push(close)
    if (this.#closes.length > KEPT) this.#closes.shift()
  }

  /** Puts hours of another source before the first one known; later ones are left out. */
  addEarlier(closes: readonly HourClose[]): void {
    const first = this.#closes[0]?.time ?? Number.POSITIVE_INFINITY
    const earlier = closes.filter(({ time }) => time < first)
    this.#closes = [...earlier, ...this.#closes].slice(-KEPT)
  }

  /** 0 when there is none. */
  get latest(): Ticks {
    return this.#closes.at(-1)?.close ?? 0
  }

  /** The last moment of the last hour known, 0 when there is none. */
  get endedAt(): Timestamp {
    const last = this.#closes.at(-1)
    return last ? last.time + HOUR_MS - 1 : 0
  }

  /** The last close of an hour that ended at or before `time`, 0 when there is none. */
  closeAt(time: Timestamp): Ticks {
    return this.#closes.findLast((hour) => hour.time + HOUR_MS - 1 <= time)?.close ?? 0
  }

  /** The closes of the 24 hours up to the running one, oldest first; hours without a trade repeat the one before. */
  lastDay(now: Timestamp): Ticks[] {
    const running = bucketStart(now, '1h')
    const closes: Ticks[] = []
    for (let index = HOURS - 1; index >= 0; index--) {
      const limit = running - index * HOUR_MS
      const close = this.#closes.findLast((hour) => hour.time <= limit)?.close
      if (close !== undefined) closes.push(close)
    }
    return closes
  }
}
