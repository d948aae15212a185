import { type MarketUnits, priceToTicks, ticksToPrice } from '@touchstone/protocol'
import { Refusal } from '../../gateway/refusal.ts'
import { groupLevels } from '../../streams/depthSource.ts'
import type { ListedMarket } from '../trader/marketDirectory.ts'
import type { TradingWorld } from '../trader/tradingWorlds.ts'

const STEP_FACTORS = [1, 10, 100, 1000] as const
/** Levels read from the book at most, however coarse the step. */
const LEVELS_READ = 2_000

/** The grouping steps offered for a market: one tick and three powers of ten of it. */
export function depthSteps(units: MarketUnits): string[] {
  return STEP_FACTORS.map((factor) => ticksToPrice(factor, units))
}

/** The step as a number of ticks. */
function stepTicks(step: string | undefined, units: MarketUnits): number {
  const ticks = step === undefined ? 1 : priceToTicks(step, units)
  if (ticks === undefined)
    throw new Refusal('malformed', { field: 'step', problem: `must be a multiple of ${ticksToPrice(1, units)}` })
  return ticks
}

/** Both sides of the book, best first, at most `limit` steps each. */
export function groupedDepth(
  world: TradingWorld,
  market: ListedMarket,
  limit: number,
  step: string | undefined,
): { readonly bids: [string, string][]; readonly asks: [string, string][] } {
  const factor = stepTicks(step, market.units)
  const depth = world.port.core.depth(market.definition.id, factor === 1 ? limit : LEVELS_READ)
  const rows = (side: 'bids' | 'asks'): [string, string][] =>
    [...groupLevels(depth[side], factor, side, limit)].map(([ticks, lots]) => [
      market.price(ticks),
      market.amount(lots),
    ])
  return { bids: rows('bids'), asks: rows('asks') }
}
