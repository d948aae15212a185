import type { MarketUnits } from '@touchstone/protocol'
import { formatDecimal, parseDecimal } from '@touchstone/quantities'
import { Refusal } from '../../gateway/refusal.ts'
import type { ListedMarket, TradingWorld } from './marketDirectory.ts'

const STEP_FACTORS = [1n, 10n, 100n, 1000n] as const
/** Levels read from the book at most, however coarse the step. */
const LEVELS_READ = 2_000

/** The grouping steps offered for a market: one tick and three powers of ten of it. */
export function depthSteps(units: MarketUnits): string[] {
  return STEP_FACTORS.map((factor) => formatDecimal(units.tickUnits * factor, units.priceDecimals))
}

function stepUnits(step: string | undefined, units: MarketUnits): bigint {
  if (step === undefined) return units.tickUnits
  const value = parseDecimal(step, units.priceDecimals)
  if (value === undefined || value <= 0n || value % units.tickUnits !== 0n)
    throw new Refusal('malformed', { field: 'step', problem: `must be a multiple of ${depthSteps(units)[0] ?? ''}` })
  return value
}

/** Bids fall to the lower edge of their group, asks rise to the upper: a group never looks better than what is in it. */
function group(
  levels: readonly (readonly [number, number])[],
  market: ListedMarket,
  step: bigint,
  side: 'bid' | 'ask',
  limit: number,
): [string, string][] {
  const { units } = market
  const rows: { price: bigint; lots: number }[] = []
  for (const [ticks, lots] of levels) {
    const price = BigInt(ticks) * units.tickUnits
    const edge = side === 'bid' ? price - (price % step) : ((price + step - 1n) / step) * step
    const last = rows.at(-1)
    if (last?.price === edge) last.lots += lots
    else if (rows.length === limit) break
    else rows.push({ price: edge, lots })
  }
  return rows.map(({ price, lots }) => [formatDecimal(price, units.priceDecimals), market.amount(lots)])
}

export function groupedDepth(
  world: TradingWorld,
  market: ListedMarket,
  limit: number,
  stepText: string | undefined,
): { readonly bids: [string, string][]; readonly asks: [string, string][] } {
  const step = stepUnits(stepText, market.units)
  const read = step === market.units.tickUnits ? limit : LEVELS_READ
  const { bids, asks } = world.port.core.depth(market.definition.id, read)
  return { bids: group(bids, market, step, 'bid', limit), asks: group(asks, market, step, 'ask', limit) }
}
