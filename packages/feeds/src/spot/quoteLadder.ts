import { MAX_TICKS } from '@touchstone/quantities'
import type { FeedMarket } from '../feed/feed.ts'
import { QUOTE_POLICY } from '../policy/quotePolicy.ts'

const PPM = 1_000_000

export interface LadderInputs {
  readonly market: FeedMarket
  /** In ticks; 0 = there is none, and nothing is quoted. */
  readonly indexPrice: number
  /** Standard deviation of the index over one minute. */
  readonly volatilityPpm: number
  /** -1 = the house is short of the base asset, 0 = as at the start, 1 = twice as much. */
  readonly inventory: number
  /** The money that the house may put into this market's quotes. */
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

/**
 * The house's quotes around the index. Every level is whole ticks and lots within the market's limits. `salt` draws the
 * grid: the same salt gives the same quotes for the same inputs.
 */
export function quoteLadder(inputs: LadderInputs, salt: number): Ladder {
  const { indexPrice, market } = inputs
  if (indexPrice <= 0) return NOTHING
  const lean = clamp(inputs.inventory, -1, 1) * QUOTE_POLICY.maxSkewPpm
  const centre = indexPrice * (1 - lean / PPM)
  const half = Math.min(
    QUOTE_POLICY.maxHalfSpreadPpm,
    QUOTE_POLICY.halfSpreadPpm + QUOTE_POLICY.volatilityShare * inputs.volatilityPpm,
  )
  const bestBid = Math.min(Math.floor(centre * (1 - half / PPM)), indexPrice - 1)
  const bestAsk = Math.max(Math.ceil(centre * (1 + half / PPM)), indexPrice + 1)
  const cell = cellTicks(indexPrice)
  return within(market, {
    bids: side(inputs, bestBid, -1, { cell, salt }),
    asks: side(inputs, bestAsk, 1, { cell, salt }),
  })
}

interface Grid {
  /** Width of a cell in ticks. */
  readonly cell: number
  readonly salt: number
}

/** Follows the index in steps of about five percent, so that the grid itself moves rarely. */
function cellTicks(indexPrice: number): number {
  const steady = 1.05 ** Math.round(Math.log(indexPrice) / Math.log(1.05))
  return Math.max(1, Math.round((steady * QUOTE_POLICY.cellPpm) / PPM))
}

/** Levels from `limit` outwards. Cells are told apart by their absolute number, so far levels stay when `limit` moves. */
function side(inputs: LadderInputs, limit: number, sign: 1 | -1, grid: Grid): number[] {
  const { definition, units } = inputs.market
  const levels: number[] = []
  let budget = sign < 0 ? inputs.quoteTickLots : inputs.baseLots
  let index = Math.floor(limit / grid.cell)
  while (levels.length < 2 * QUOTE_POLICY.levelsPerSide && index >= 0) {
    const band = Math.floor(levels.length / 2 / QUOTE_POLICY.levelsPerBand)
    const ticks = index * grid.cell + Math.floor(drawn(index, grid.salt) * grid.cell)
    if (ticks > MAX_TICKS) break
    const beyond = sign < 0 ? ticks <= limit : ticks >= limit
    if (index % 2 ** band === 0 && beyond && ticks >= 1) {
      const value = (QUOTE_POLICY.bandValues[band] ?? 0) * valueScale(inputs.market)
      const irregular = 1 + QUOTE_POLICY.irregularity * (2 * drawn(index, ~grid.salt) - 1)
      const wanted = Math.round((value * irregular) / (ticks * Number(units.quantum)))
      const lots = clamp(Math.min(wanted, Math.floor(sign < 0 ? budget / ticks : budget)), 0, definition.maxLots)
      if (lots < definition.minLots) break
      levels.push(ticks, lots)
      budget -= sign < 0 ? lots * ticks : lots
    }
    index += sign
  }
  return levels
}

/** A number in [0, 1) that depends on nothing but the cell and the salt. */
function drawn(cell: number, salt: number): number {
  let mixed = Math.imul(cell ^ salt, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae3d)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

/** Drops levels whose value is outside the limits of the market's orders. */
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

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
