import type { FeedInstrument } from '../feed/feedInstrument.ts'
import { toLots, toTicks } from '../feed/toTicks.ts'

/** One instrument's recorded trades, oldest first, in columns: a long recording has half a million of them. */
export interface Recording {
  readonly instrument: FeedInstrument
  /** Milliseconds UTC. */
  readonly times: Float64Array
  readonly prices: Int32Array
  /** Positive = the taker bought, negative = the taker sold. May be 0: a price without a trade. */
  readonly lots: Int32Array
  /** Lower is finer: recorded trades before minutes before longer candles. */
  readonly coarsenessMs: number
}

const LARGEST = 0x7fffffff

export class RecordingBuilder {
  readonly #instrument: FeedInstrument
  readonly #points: { readonly time: number; readonly price: number; readonly lots: number }[] = []

  constructor(instrument: FeedInstrument) {
    this.#instrument = instrument
  }

  /** `quantity` in the base asset, positive when the taker bought. Points that are no numbers, or prices finer than a tick, are left out. */
  add(time: number, price: number, quantity: number): void {
    if (!(Number.isFinite(time) && Number.isFinite(price) && Number.isFinite(quantity)) || price <= 0) return
    const ticks = toTicks(price, this.#instrument)
    const lots = toLots(quantity, this.#instrument)
    if (ticks > LARGEST) return
    this.#points.push({ time: Math.round(time), price: ticks, lots: Math.max(-LARGEST, Math.min(LARGEST, lots)) })
  }

  /** Undefined when there was nothing to record. */
  finish(coarsenessMs: number): Recording | undefined {
    const points = this.#points
    if (points.length === 0) return undefined
    points.sort((a, b) => a.time - b.time)
    return {
      instrument: this.#instrument,
      times: Float64Array.from(points, ({ time }) => time),
      prices: Int32Array.from(points, ({ price }) => price),
      lots: Int32Array.from(points, ({ lots }) => lots),
      coarsenessMs,
    }
  }
}
