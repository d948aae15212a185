import {
  divideDown,
  formatDecimal,
  type Lots,
  MAX_LOTS,
  MAX_SCALE,
  MAX_TICKS,
  parseDecimal,
  powerOfTen,
  type Ticks,
} from '@touchstone/quantities'
import type { AssetDefinition } from '../ledger/assets.ts'
import type { MarketDefinition } from './markets.ts'

/** The integer view of a market: how ticks and lots become amounts. All conversions are exact. */
export interface MarketUnits {
  readonly priceDecimals: number
  readonly amountDecimals: number
  /** One tick in units of 10^-priceDecimals. */
  readonly tickUnits: bigint
  /** One lot in base units. */
  readonly lotUnits: bigint
  /** Quote units of one tick × one lot: a whole number by construction. */
  readonly quantum: bigint
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/** Derives the integer view of a market; throws when the definition would make tick × lot a fraction of a quote unit. */
export function marketUnits(market: MarketDefinition, assets: readonly AssetDefinition[]): MarketUnits {
  const base = assets.find((asset) => asset.id === market.base)
  const quote = assets.find((asset) => asset.id === market.quote)
  if (!base || !quote || base.scale > MAX_SCALE || quote.scale > MAX_SCALE)
    throw new Error(`${market.symbol}: unknown asset or scale`)
  const priceDecimals = decimalsOf(market.tickSize)
  const amountDecimals = decimalsOf(market.lotSize)
  const tickUnits = parseDecimal(market.tickSize, priceDecimals)
  const lotUnits = parseDecimal(market.lotSize, base.scale)
  if (!tickUnits || !lotUnits || tickUnits < 0n || lotUnits < 0n)
    throw new Error(`${market.symbol}: bad tick or lot size`)
  const numerator = tickUnits * lotUnits * powerOfTen(quote.scale)
  const denominator = powerOfTen(priceDecimals + base.scale)
  if (numerator % denominator !== 0n)
    throw new Error(`${market.symbol}: tick × lot is not a whole number of quote units`)
  return { priceDecimals, amountDecimals, tickUnits, lotUnits, quantum: divideDown(numerator, denominator) }
}

/** A decimal price as ticks; undefined when it is no multiple of the tick, not positive, or too large. */
export function priceToTicks(text: string, units: MarketUnits): Ticks | undefined {
  const value = parseDecimal(text, units.priceDecimals)
  if (value === undefined || value <= 0n || value % units.tickUnits !== 0n) return undefined
  const ticks = divideDown(value, units.tickUnits)
  return ticks > BigInt(MAX_TICKS) ? undefined : Number(ticks)
}

export function ticksToPrice(ticks: Ticks, units: MarketUnits): string {
  return formatDecimal(BigInt(ticks) * units.tickUnits, units.priceDecimals)
}

/** A decimal base quantity as lots; undefined when it is no multiple of the lot, not positive, or too large. */
export function amountToLots(text: string, units: MarketUnits, baseScale: number): Lots | undefined {
  const value = parseDecimal(text, baseScale)
  if (value === undefined || value <= 0n || value % units.lotUnits !== 0n) return undefined
  const lots = divideDown(value, units.lotUnits)
  return lots > BigInt(MAX_LOTS) ? undefined : Number(lots)
}

export function lotsToAmount(lots: Lots, units: MarketUnits, baseScale: number): string {
  return formatDecimal(BigInt(lots) * units.lotUnits, baseScale)
}

/** price × quantity in quote units, exact. */
export function notional(ticks: Ticks, lots: Lots, units: MarketUnits): bigint {
  return BigInt(ticks) * BigInt(lots) * units.quantum
}
