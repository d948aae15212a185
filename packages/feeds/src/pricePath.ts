import type { Random } from '@touchstone/quantities'
import type { Instrument } from './instruments.ts'
import { normal } from './random.ts'

const DAY_MS = 86_400_000
/** Half-life of the pull back to the anchor, and of a burst of volatility. */
const REVERSION_HALF_LIFE_MS = 30 * DAY_MS
const BURST_HALF_LIFE_MS = 20 * 60_000
/** Standard deviation of the logarithm of the volatility. */
const BURST_SPREAD = 0.4
const MEAN_JUMP_INTERVAL_MS = 45 * 60_000
const LARGEST_JUMP = 0.0025
/** The simulation never leaves anchor × e^±1.2. */
const FURTHEST = 1.2

/**
 * Correlated geometric moves of several prices: a common factor and one of each market's own, volatility that comes in
 * bursts, now and then a small jump, and a weak pull to the anchor. Stationary and reversible, so the same steps make
 * history when run backwards from now.
 */
export class PricePath {
  readonly #random: Random
  readonly #instruments: readonly Instrument[]
  /** Logarithm of price ÷ anchor. */
  readonly #logs: Float64Array
  readonly #bursts: Float64Array

  constructor(instruments: readonly Instrument[], startPrices: readonly number[], random: Random) {
    this.#random = random
    this.#instruments = instruments
    this.#logs = Float64Array.from(instruments, ({ anchorPrice }, i) =>
      Math.log((startPrices[i] ?? anchorPrice) / anchorPrice),
    )
    this.#bursts = Float64Array.from(instruments, () => BURST_SPREAD * normal(random))
  }

  /** The price in quote money, as a real number: it becomes ticks before it leaves the feed. */
  price(index: number): number {
    return (this.#instruments[index]?.anchorPrice ?? 0) * Math.exp(this.#logs[index] ?? 0)
  }

  step(elapsedMs: number): void {
    const common = normal(this.#random)
    const days = elapsedMs / DAY_MS
    const pull = 1 - 0.5 ** (elapsedMs / REVERSION_HALF_LIFE_MS)
    const kept = 0.5 ** (elapsedMs / BURST_HALF_LIFE_MS)
    this.#instruments.forEach((instrument, i) => {
      const own = normal(this.#random)
      const burst = kept * (this.#bursts[i] ?? 0) + Math.sqrt(1 - kept * kept) * BURST_SPREAD * normal(this.#random)
      this.#bursts[i] = burst
      const { correlation } = instrument
      const shock = correlation * common + Math.sqrt(1 - correlation * correlation) * own
      // E[exp(2·burst)] = exp(2·spread²): without the correction bursts would raise the mean variance.
      const deviation = instrument.dailyVolatility * Math.sqrt(days) * Math.exp(burst - BURST_SPREAD * BURST_SPREAD)
      const before = this.#logs[i] ?? 0
      const after = before - pull * before + deviation * shock + this.#jump(elapsedMs)
      this.#logs[i] = Math.min(FURTHEST, Math.max(-FURTHEST, after))
    })
  }

  #jump(elapsedMs: number): number {
    if (this.#random() > Math.min(0.2, elapsedMs / MEAN_JUMP_INTERVAL_MS)) return 0
    return LARGEST_JUMP * (2 * this.#random() - 1)
  }
}
