import { ASSET } from '../ledger/assets.ts'
import { INDEX } from '../reference/indexes.ts'
import {
  type FieldsOf,
  fields,
  list,
  lots,
  type NumberKind,
  ppm,
  text,
  timestamp,
  whole,
  word,
} from '../shape/kinds.ts'
import { MAX_LEVERAGE, MAX_MARKET_ID, MAX_OPEN_ORDERS, MAX_TIERS } from '../shape/limits.ts'

export type ContractId = number

export const CONTRACT = whole<ContractId>(1, MAX_MARKET_ID, 'contract')
/** A contract, or 0, whose meaning the field explains. */
export const CONTRACT_OR_NONE = whole<ContractId>(0, MAX_MARKET_ID, 'contract')
export const LEVERAGE = whole(1, MAX_LEVERAGE, 'times')

/** A rate in parts of 10^-8: 10_000 = 0.01 %. Funding needs finer steps than ppm. */
export type RateE8 = number

const WHOLE_E8 = 100_000_000
const DAY_MS = 86_400_000

/** A rate of up to one whole, from `min` on. */
export function rateE8(min = 0): NumberKind<RateE8> {
  return whole(min, WHOLE_E8, 'parts of 10^-8')
}

/** A rate of either sign. */
export const RATE = rateE8(-WHOLE_E8)

const CONTRACT_KINDS = { perpetual: 0, dated: 1 } as const
export type ContractKind = keyof typeof CONTRACT_KINDS

export const MARGIN_MODES = { isolated: 0, cross: 1 } as const
export type MarginMode = keyof typeof MARGIN_MODES
export const MARGIN_MODE = word(MARGIN_MODES, 1)

const MARGIN_TIER = {
  /** Upper edge in quote, decimal string; the last tier's is the largest position allowed. */
  upTo: text(),
  maintenancePpm: ppm(),
  maxLeverage: LEVERAGE,
}
/**
 * Maintenance margin of a notional up to `upTo`: notional × maintenancePpm − deduction, the deduction chosen so that the
 * amount is continuous at the edges.
 */
export type MarginTier = FieldsOf<typeof MARGIN_TIER>

export const CONTRACT_FIELDS = {
  id: CONTRACT,
  /** "BTCPERP", "BTC25DEC26" */
  symbol: text(1),
  /** "BTC Perpetual" */
  name: text(1),
  kind: word(CONTRACT_KINDS),
  index: INDEX,
  /** Margin and settlement asset. */
  quote: ASSET,
  /** The unit of a lot: "BTC", "oz", "bbl", "EUR", "share", "index". */
  unit: text(1),
  /** One lot in units, e.g. "0.001". */
  lotSize: text(),
  minLots: lots(1),
  maxLots: lots(1),
  maxLeverage: LEVERAGE,
  /** Ascending by `upTo`, maintenance rates ascending, leverages descending. */
  tiers: list(fields(MARGIN_TIER), MAX_TIERS, 1),
  makerPpm: ppm(),
  takerPpm: ppm(),
  /** Of the notional closed by a partial liquidation, to the insurance fund, never more than the margin left. */
  liquidationPpm: ppm(),
  /** A limit price may be at most this far from the mark price, either way. */
  bandPpm: ppm(1),
  defaultSlippagePpm: ppm(),
  maxSlippagePpm: ppm(),
  maxOpenOrders: whole(1, MAX_OPEN_ORDERS),
  /** Perpetuals: length of a funding interval (a divisor of a day, counted from 00:00 UTC); 0 for dated contracts. */
  fundingIntervalMs: whole(0, DAY_MS, 'ms'),
  /** Interest part of the funding rate of one interval. */
  interestE8: rateE8(-WHOLE_E8),
  /** Most that interest may pull the premium back by, either way. */
  interestClampE8: rateE8(),
  /** Most that one interval's funding rate may be, either way. */
  fundingCapE8: rateE8(),
  /** Notional, decimal string: its average fill price gives the premium. */
  impactNotional: text(),
  /** Dated contracts: settles at the mean of the index over the 30 minutes before; 0 = perpetual. */
  expiry: timestamp(),
}

/** A linear contract margined and settled in `quote`. Sizes are decimal strings so that it reads as the trade says it. */
export type ContractDefinition = FieldsOf<typeof CONTRACT_FIELDS>
