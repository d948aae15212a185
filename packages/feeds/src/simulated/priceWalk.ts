import type { Random } from '@touchstone/quantities'
import type { InstrumentRow } from '../catalogue/instrument.ts'
import { normal } from '../feed/random.ts'

const DAY_MS = 86_400_000
/** Half-life of the pull back to the anchor, and of a burst of volatility. */
const REVERSION_HALF_LIFE_MS = 30 * DAY_MS
const BURST_HALF_LIFE_MS = 20 * 60_000
/** Standard deviation of the logarithm of the volatility. */
const BURST_SPREAD = 0.4
const MEAN_JUMP_INTERVAL_MS = 45 * 60_000
/** Largest jump as a share of a day's volatility. */
const LARGEST_JUMP = 0.15
/** The simulation never leaves anchor × e^±1.2. */
const FURTHEST = 1.2
/** The world goes on while a market is closed, more quietly: share of the usual move, over at most this long. */
const GAP_SHARE = 0.4
const LONGEST_GAP_MS = 3 * DAY_MS

/**
 * Geometric moves of one price: its class's part and its own, volatility that comes in bursts, now and then a small jump, and
 * a weak pull to the anchor. Stationary and reversible, so the same steps make history when run backwards from now.
 */
export class PriceWalk {
  readonly #random: Random
  readonly #traits: Pick<InstrumentRow, 'anchor' | 'volatility' | 'share'>
  readonly #ownShare: number
  /** Logarithm of price ÷ anchor. */
  #log: number
  #burst: number
  /** What depends on nothing but the length of a step, of the last one. */
  #pace: Pace = paceOf(0)

  constructor(traits: Pick<InstrumentRow, 'anchor' | 'volatility' | 'share'>, startPrice: number, random: Random) {
    this.#random = random
    this.#traits = traits
    this.#ownShare = Math.sqrt(1 - traits.share * traits.share)
    this.#log = Math.log(startPrice / traits.anchor)
    this.#burst = BURST_SPREAD * normal(random)
  }

  /** As a real number: it becomes ticks before it leaves the feed. */
  get price(): number {
    return this.#traits.anchor * Math.exp(this.#log)
  }

  /** One step of trading; `classShock` is the standard normal move of the instrument's class. */
  step(elapsedMs: number, classShock: number): void {
    const { volatility, share } = this.#traits
    if (this.#pace.elapsedMs !== elapsedMs) this.#pace = paceOf(elapsedMs)
    const { burstKept, burstRenewed, pull, usual } = this.#pace
    this.#burst = burstKept * this.#burst + burstRenewed * normal(this.#random)
    const shock = share * classShock + this.#ownShare * normal(this.#random)
    // E[exp(2·burst)] = exp(2·spread²): without the correction bursts would raise the mean variance.
    const deviation = volatility * usual * Math.exp(this.#burst - BURST_SPREAD * BURST_SPREAD)
    this.#move(deviation * shock - pull * this.#log + this.#jump(elapsedMs))
  }

  /** The one move with which a market opens (or, walked backwards, closed) after `closedMs` without trading. */
  gap(closedMs: number): void {
    const days = Math.min(closedMs, LONGEST_GAP_MS) / DAY_MS
    this.#move(GAP_SHARE * this.#traits.volatility * Math.sqrt(days) * normal(this.#random))
  }

  #jump(elapsedMs: number): number {
    if (this.#random() > Math.min(0.2, elapsedMs / MEAN_JUMP_INTERVAL_MS)) return 0
    return LARGEST_JUMP * this.#traits.volatility * (2 * this.#random() - 1)
  }

  #move(change: number): void {
    this.#log = Math.min(FURTHEST, Math.max(-FURTHEST, this.#log + change))
  }
}

interface Pace {
  readonly elapsedMs: number
  readonly burstKept: number
  readonly burstRenewed: number
  readonly pull: number
  /** Square root of the step as a part of a day. */
  readonly usual: number
}

function paceOf(elapsedMs: number): Pace {
  const kept = 0.5 ** (elapsedMs / BURST_HALF_LIFE_MS)
  return {
    elapsedMs,
    burstKept: kept,
    burstRenewed: Math.sqrt(1 - kept * kept) * BURST_SPREAD,
    pull: 1 - 0.5 ** (elapsedMs / REVERSION_HALF_LIFE_MS),
    usual: Math.sqrt(elapsedMs / DAY_MS),
  }
}
