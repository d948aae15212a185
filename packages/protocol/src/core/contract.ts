import { divideDown, type Lots, type Ppm, parseDecimal, powerOfTen, type Timestamp } from '@touchstone/quantities'
import type { CalendarDefinition } from './calendar.ts'
import type { AssetDefinition, AssetId, MarketUnits } from './market.ts'

/** One id space for spot markets (below 1000), indexes (spot ids, or 1000 to 1999) and contracts (2000 and up). */
export type IndexId = number
export type ContractId = number

/** A rate in parts of 10^-8: 10_000 = 0.01 %. Funding needs finer steps than ppm. */
export type RateE8 = number

export const INSTRUMENT_CLASSES = ['crypto', 'metal', 'energy', 'crude', 'forex', 'stock', 'index', 'etf'] as const
export type InstrumentClass = (typeof INSTRUMENT_CLASSES)[number]

/**
 * A reference price that contracts and options settle on. With the id of a spot market it shares that market's samples,
 * and the market's index price is then this one.
 */
export interface IndexDefinition {
  readonly id: IndexId
  /** "XAUUSD"; for a spot market its own symbol. */
  readonly symbol: string
  /** "Gold" */
  readonly name: string
  readonly class: InstrumentClass
  /** Smallest price step, e.g. "0.01"; contracts on this index trade in the same ticks. */
  readonly tickSize: string
  readonly calendar: CalendarDefinition
}

export type ContractKind = 'perpetual' | 'dated'
export type MarginMode = 'isolated' | 'cross'

/**
 * Maintenance margin of a notional up to `upTo`: notional × maintenancePpm − deduction, the deduction chosen so that the
 * amount is continuous at the edges.
 */
export interface MarginTier {
  /** Upper edge in quote, decimal string; the last tier's is the largest position allowed. */
  readonly upTo: string
  readonly maintenancePpm: Ppm
  readonly maxLeverage: number
}

/** A linear contract margined and settled in `quote`. Sizes are decimal strings so that it reads as the trade says it. */
export interface ContractDefinition {
  readonly id: ContractId
  /** "BTCPERP", "BTC25DEC26" */
  readonly symbol: string
  /** "BTC Perpetual" */
  readonly name: string
  readonly kind: ContractKind
  readonly index: IndexId
  /** Margin and settlement asset. */
  readonly quote: AssetId
  /** What one lot is counted in: "BTC", "oz", "bbl", "EUR", "share", "index". */
  readonly unit: string
  /** One lot in units, e.g. "0.001". */
  readonly lotSize: string
  readonly minLots: Lots
  readonly maxLots: Lots
  readonly maxLeverage: number
  /** Ascending by `upTo`, maintenance rates ascending, leverages descending. */
  readonly tiers: readonly MarginTier[]
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  /** Of the notional closed by a partial liquidation, to the insurance fund, never more than the margin left. */
  readonly liquidationPpm: Ppm
  /** A limit price may be at most this far from the mark price, either way. */
  readonly bandPpm: Ppm
  readonly defaultSlippagePpm: Ppm
  readonly maxSlippagePpm: Ppm
  readonly maxOpenOrders: number
  /** Perpetuals: length of a funding interval (a divisor of a day, counted from 00:00 UTC); 0 for dated contracts. */
  readonly fundingIntervalMs: number
  /** Interest part of the funding rate of one interval. */
  readonly interestE8: RateE8
  /** Most that interest may pull the premium back by, either way. */
  readonly interestClampE8: RateE8
  /** Most that one interval's funding rate may be, either way. */
  readonly fundingCapE8: RateE8
  /** Notional, decimal string, whose average fill price tells the premium. */
  readonly impactNotional: string
  /** Dated contracts: settles at the mean of the index over the 30 minutes before; 0 = perpetual. */
  readonly expiry: Timestamp
}

/** One duration of a timed up/down option. Payout is what is won on top of the stake: 850_000 ppm = 85 %. */
export interface OptionCycle {
  readonly id: number
  readonly seconds: number
  readonly payoutPpm: Ppm
  /** On the stake, rounded up; returned with it when there is no winner. */
  readonly feePpm: Ppm
  /** Stake limits, decimal strings. */
  readonly min: string
  readonly max: string
}

/** Timed up/down options on one index. Later versions hold for later orders: each order keeps its own terms. */
export interface OptionTerms {
  readonly index: IndexId
  /** Stake and payout asset. */
  readonly quote: AssetId
  readonly cycles: readonly OptionCycle[]
  /** Most the pool may owe at once on this index, and most one customer may win at once on it; decimal strings. */
  readonly poolCap: string
  readonly customerCap: string
}

/** The integer view of a contract. `quantum`: quote units of one tick × one lot, a whole number by construction. */
export type ContractUnits = MarketUnits

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/** Derives the integer view; throws when the definition would make tick × lot a fraction of a quote unit. */
export function contractUnits(
  contract: Pick<ContractDefinition, 'symbol' | 'lotSize' | 'quote'>,
  index: Pick<IndexDefinition, 'tickSize'>,
  assets: readonly AssetDefinition[],
): ContractUnits {
  const quote = assets.find((asset) => asset.id === contract.quote)
  if (!quote) throw new Error(`${contract.symbol}: unknown asset`)
  const priceDecimals = decimalsOf(index.tickSize)
  const amountDecimals = decimalsOf(contract.lotSize)
  const tickUnits = parseDecimal(index.tickSize, priceDecimals)
  const lotUnits = parseDecimal(contract.lotSize, amountDecimals)
  if (!tickUnits || !lotUnits || tickUnits < 0n || lotUnits < 0n)
    throw new Error(`${contract.symbol}: bad tick or lot size`)
  const numerator = tickUnits * lotUnits * powerOfTen(quote.scale)
  const denominator = powerOfTen(priceDecimals + amountDecimals)
  if (numerator % denominator !== 0n)
    throw new Error(`${contract.symbol}: tick × lot is not a whole number of quote units`)
  return { priceDecimals, amountDecimals, tickUnits, lotUnits, quantum: divideDown(numerator, denominator) }
}
