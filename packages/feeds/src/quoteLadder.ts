import type { FeedMarket } from './feed.ts'
import { QUOTE_POLICY } from './quotePolicy.ts'
import type { Random } from './random.ts'

const PPM = 1_000_000

export interface LadderInputs {
  readonly market: FeedMarket
  /** In ticks; 0 = there is none, and nothing is quoted. */
  readonly indexPrice: number
  /** Standard deviation of the index over one minute. */
  readonly volatilityPpm: number
  /** -1 = the house is short of the base asset, 0 = as at the start, 1 = twice as much. */
  readonly inventory: number
  /** What the house may put into this market's quotes. */
  readonly baseLots: number
  /** Quote budget in ticks × lots. */
  readonly quoteTickLots: number
}

/** [ticks, lots, ticks, lots, …], best first: bids fall, asks rise, all bids below all asks. */
export interface Ladder {
  readonly bids: readonly number[]
  readonly asks: readonly number[]
}

const NOTHING: Ladder = { bids: [], asks: [] }

/** The house's quotes around the index. Every level is whole ticks and lots within the market's limits. */
export function quoteLadder(inputs: LadderInputs, random: Random): Ladder {
  const { indexPrice, market } = inputs
  if (indexPrice <= 0) return NOTHING
  const lean = clamp(inputs.inventory, -1, 1) * QUOTE_POLICY.maxSkewPpm
  const centre = indexPrice * (1 - lean / PPM)
  const half = Math.min(
    QUOTE_POLICY.maxHalfSpreadPpm,
    QUOTE_POLICY.halfSpreadPpm + QUOTE_POLICY.volatilityShare * inputs.volatilityPpm,
  )
  const bids = side(inputs, centre, half, -1, random)
  const asks = side(inputs, centre, half, 1, random)
  return (bids[0] ?? 0) >= (asks[0] ?? Number.POSITIVE_INFINITY) ? NOTHING : within(market, { bids, asks })
}

function side(inputs: LadderInputs, centre: number, halfPpm: number, sign: 1 | -1, random: Random): number[] {
  const { definition, units } = inputs.market
  const levels: number[] = []
  let distance = halfPpm
  let gap: number = QUOTE_POLICY.firstGapPpm
  let value = QUOTE_POLICY.bestValue * valueScale(inputs.market)
  let last = sign < 0 ? Math.ceil(inputs.indexPrice) : Math.floor(inputs.indexPrice)
  let budget = sign < 0 ? inputs.quoteTickLots : inputs.baseLots
  for (let level = 0; level < QUOTE_POLICY.levelsPerSide; level++) {
    const exact = centre * (1 + (sign * distance) / PPM)
    // Rounded away from the centre and at least a tick beyond the level before, so that the ladder never folds.
    const ticks = sign < 0 ? Math.min(Math.floor(exact), last - 1) : Math.max(Math.ceil(exact), last + 1)
    if (ticks < 1) break
    const wanted = Math.round((value * irregular(random)) / (ticks * Number(units.quantum)))
    const lots = clamp(Math.min(wanted, Math.floor(sign < 0 ? budget / ticks : budget)), 0, definition.maxLots)
    if (lots < definition.minLots) break
    levels.push(ticks, lots)
    budget -= sign < 0 ? lots * ticks : lots
    last = ticks
    distance += gap * irregular(random)
    gap *= QUOTE_POLICY.gapGrowth
    value *= QUOTE_POLICY.valueGrowth
  }
  return levels
}

/** Drops levels whose value is outside what the market takes from anyone. */
function within({ definition, units }: FeedMarket, ladder: Ladder): Ladder {
  const scale = unitScale({ definition, units })
  const least = Number(definition.minNotional) * scale
  const most = Number(definition.maxNotional) * scale
  const allowed = (levels: readonly number[]) => {
    const kept: number[] = []
    for (let i = 0; i + 1 < levels.length; i += 2) {
      const ticks = levels[i] ?? 0
      const lots = levels[i + 1] ?? 0
      const value = ticks * lots * Number(units.quantum)
      if (value >= least && value <= most) kept.push(ticks, lots)
    }
    return kept
  }
  return { bids: allowed(ladder.bids), asks: allowed(ladder.asks) }
}

/** Quote units in one whole unit of quote money: quantum = tickSize × lotSize × this. */
export function unitScale({ definition, units }: FeedMarket): number {
  return Math.round(Number(units.quantum) / (Number(definition.tickSize) * Number(definition.lotSize)))
}

/**
 * Quote units of "one USDT worth". The policy counts in USDT; the smallest order (5 USDT in a USDT market) carries the
 * measure over to a market quoted in something else.
 */
export function valueScale(market: FeedMarket): number {
  return (unitScale(market) * Number(market.definition.minNotional)) / 5
}

function irregular(random: Random): number {
  return 1 + QUOTE_POLICY.irregularity * (2 * random() - 1)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
