import { ASSET } from '../ledger/assets.ts'
import { type FieldsOf, lots, ppm, text, whole, word } from '../shape/kinds.ts'
import { MAX_MARKET_ID, MAX_OPEN_ORDERS } from '../shape/limits.ts'

export type MarketId = number

export const MARKET = whole<MarketId>(1, MAX_MARKET_ID, 'market')
/** A market, or 0, whose meaning the field explains. */
export const MARKET_OR_NONE = whole<MarketId>(0, MAX_MARKET_ID, 'market')

export const MARKET_STATES = { open: 0, cancel_only: 1, halted: 2 } as const
export type MarketState = keyof typeof MARKET_STATES
export const MARKET_STATE = word(MARKET_STATES)

export const MARKET_FIELDS = {
  id: MARKET,
  /** "BTCUSDT" */
  symbol: text(),
  /** "BTC/USDT" */
  name: text(),
  base: ASSET,
  quote: ASSET,
  /** Smallest price step in quote, e.g. "0.1". */
  tickSize: text(),
  /** Smallest quantity step in base, e.g. "0.00001". */
  lotSize: text(),
  minLots: lots(1),
  maxLots: lots(1),
  /** Smallest and largest price × quantity of one order, in quote, decimal strings. */
  minNotional: text(),
  maxNotional: text(),
  /** A limit price may be at most this far from the index price, either way. */
  bandPpm: ppm(1),
  /** Slippage bound of a market order without one of its own, and the widest bound allowed. Measured from the best opposite price. */
  defaultSlippagePpm: ppm(),
  maxSlippagePpm: ppm(),
  /** Open orders (stops included) one customer may have in this market. */
  maxOpenOrders: whole(1, MAX_OPEN_ORDERS),
}

/** A spot market. Sizes are decimal strings so that the definition reads as the trade says it. */
export type MarketDefinition = FieldsOf<typeof MARKET_FIELDS>
