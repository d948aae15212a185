import { type DepthView, type MarketUnits, priceToTicks, ticksToPrice } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import { groupLevels } from '../../marketdata/groupLevels.ts'
import type { InstrumentText } from '../../marketdata/instrumentText.ts'
import type { TradingWorld } from '../../trading/tradingWorlds.ts'

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

/** The order book of a spot market or a contract. */
export interface Book {
  readonly text: InstrumentText
  read(levels: number): DepthView
}

/** Throws Refusal('unknown_market') when the symbol is neither a market's nor a contract's. */
export function bookOf({ port: { core }, listings, markets }: TradingWorld, symbol: string): Book {
  const contract = listings.contracts().find(({ definition }) => definition.symbol === symbol)
  if (contract) return { text: contract, read: (levels) => core.contracts.depth(contract.definition.id, levels) }
  const market = markets.bySymbol(symbol)
  return { text: market, read: (levels) => core.spot.depth(market.definition.id, levels) }
}

/** Both sides of the book, best first, at most `limit` steps each. */
export function groupedDepth(
  { text, read }: Book,
  limit: number,
  step: string | undefined,
): { readonly bids: [string, string][]; readonly asks: [string, string][] } {
  const factor = stepTicks(step, text.units)
  const depth = read(factor === 1 ? limit : LEVELS_READ)
  const rows = (side: 'bids' | 'asks'): [string, string][] =>
    [...groupLevels(depth[side], factor, side, limit)].map(([ticks, lots]) => [text.price(ticks), text.amount(lots)])
  return { bids: rows('bids'), asks: rows('asks') }
}
