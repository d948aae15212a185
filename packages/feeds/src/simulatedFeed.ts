import type { MarketId } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import { type Random, seededRandom } from '@touchstone/quantities'
import { candlesBefore } from './candles.ts'
import type { FeedMarket, MarketSample, PriceFeed } from './feed.ts'
import { INSTRUMENTS } from './instruments.ts'
import { PricePath } from './pricePath.ts'
import { normal } from './random.ts'
import { simulatedHistory } from './simulatedHistory.ts'
import { toTicks } from './toTicks.ts'

export interface SimulatedFeedSettings {
  readonly markets: readonly FeedMarket[]
  readonly seed: number
  /** When the world began: history is the time before. The same seed and birth give the same history on every start. */
  readonly bornAt: Timestamp
  /** After a restart: the last index price of a market, from which the simulation goes on. 0 or undefined = from its anchor. */
  readonly lastPrice?: (market: MarketId) => Ticks | undefined
  /** After a restart: the time of the last entry; makes the live moves differ from those of the first start. */
  readonly resumedAt?: Timestamp
}

const SOURCES = 5
/** Sources disagree a little: a slow bias each and fresh noise, as shares of the price. */
const SOURCE_BIAS = 0.00008
const SOURCE_NOISE = 0.00002
/** How often a source has nothing fresh. */
const SILENCE = 0.01
/** A pause longer than this (a sleeping machine) does not become one large move. */
const LONGEST_STEP_MS = 10_000
/** The first start price differs from the round anchor by up to this share. */
const START_SPREAD = 0.01

/** Seeded prices of an invented outside market: five sources a market, correlated, with a past. Throws for unknown symbols. */
export function simulatedFeed(settings: SimulatedFeedSettings): PriceFeed {
  const { markets, seed, bornAt } = settings
  const instruments = markets.map(({ definition }) => {
    const instrument = INSTRUMENTS[definition.symbol]
    if (!instrument) throw new Error(`The simulated feed has no prices for ${definition.symbol}`)
    return instrument
  })
  const startRandom = seededRandom(seed)
  const birthPrices = instruments.map(({ anchorPrice }) => anchorPrice * (1 + START_SPREAD * (2 * startRandom() - 1)))
  const histories = simulatedHistory(markets, instruments, birthPrices, bornAt, startRandom)
  const startPrices = markets.map((market, i) => {
    const last = settings.lastPrice?.(market.definition.id) ?? 0
    return last > 0 ? last * Number(market.definition.tickSize) : (birthPrices[i] ?? 0)
  })
  const liveRandom = seededRandom(seed ^ Math.floor((settings.resumedAt ?? 0) / 1000) ^ 0x5eed)
  const path = new PricePath(instruments, startPrices, liveRandom)
  const sources = new SourceSpread(markets.length, liveRandom)
  let polledAt: number | undefined

  return {
    label: 'Simulated prices',
    simulated: true,
    recorded: false,
    minimumSources: 3,
    markets: markets.map(({ definition }) => definition.id),
    poll(now) {
      if (polledAt !== undefined && now > polledAt) path.step(Math.min(LONGEST_STEP_MS, now - polledAt))
      polledAt = Math.max(now, polledAt ?? 0)
      return markets.map((market, i) => ({
        market: market.definition.id,
        sources: sources.around(path.price(i), i, market),
        trades: [],
      })) satisfies MarketSample[]
    },
    history(market, period, count, endingAt) {
      const index = markets.findIndex(({ definition }) => definition.id === market)
      return candlesBefore(histories[index]?.[period] ?? [], count, endingAt)
    },
  }
}

/** Turns one true price into what five venues would report. */
class SourceSpread {
  readonly #biases: Float64Array
  readonly #random: Random

  constructor(markets: number, random: Random) {
    this.#random = random
    this.#biases = Float64Array.from({ length: markets * SOURCES }, () => SOURCE_BIAS * normal(random))
  }

  around(price: number, index: number, market: FeedMarket): Ticks[] {
    const prices: Ticks[] = []
    let silent = 0
    for (let source = index * SOURCES; source < (index + 1) * SOURCES; source++) {
      const bias = 0.999 * (this.#biases[source] ?? 0) + 0.04 * SOURCE_BIAS * normal(this.#random)
      this.#biases[source] = bias
      const noise = SOURCE_NOISE * normal(this.#random)
      if (this.#random() < SILENCE && silent < 2) silent++
      else prices.push(toTicks(price * (1 + bias + noise), market))
    }
    return prices
  }
}
