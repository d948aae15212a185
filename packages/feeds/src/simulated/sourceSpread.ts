import type { Random, Ticks } from '@touchstone/quantities'
import type { FeedInstrument } from '../feed/feedInstrument.ts'
import { normal } from '../feed/random.ts'
import { toTicks } from '../feed/toTicks.ts'

const SOURCES = 5
/** Sources disagree a little: a slow bias each and fresh noise, as shares of the price. */
const SOURCE_BIAS = 0.00004
const SOURCE_NOISE = 0.00001
const BIAS_KEPT = 0.999
/** Keeps the spread of the biases what it is. */
const BIAS_RENEWED = Math.sqrt(1 - BIAS_KEPT * BIAS_KEPT)
/** How often a source has nothing fresh, and how many may at once. */
const SILENCE = 0.01
const MOST_SILENT = 2

/** Turns the true prices of all instruments into what five venues would report. */
export class SourceSpread {
  readonly #biases: Float64Array
  readonly #random: Random

  constructor(instruments: number, random: Random) {
    this.#random = random
    this.#biases = Float64Array.from({ length: instruments * SOURCES }, () => SOURCE_BIAS * normal(random))
  }

  /** `place` of the instrument in the feed. */
  around(price: number, place: number, instrument: FeedInstrument): Ticks[] {
    const prices: Ticks[] = []
    let silent = 0
    for (let source = place * SOURCES; source < (place + 1) * SOURCES; source++) {
      const bias = BIAS_KEPT * (this.#biases[source] ?? 0) + BIAS_RENEWED * SOURCE_BIAS * normal(this.#random)
      this.#biases[source] = bias
      const noise = SOURCE_NOISE * normal(this.#random)
      if (this.#random() < SILENCE && silent < MOST_SILENT) silent++
      else prices.push(toTicks(price * (1 + bias + noise), instrument))
    }
    return prices
  }
}
