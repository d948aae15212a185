import * as z from 'zod/mini'
import { KEYED_REJECTIONS } from '../web/call.ts'
import { contractOrigin } from '../web/contractOrigin.ts'
import { cid, decimal, flag, symbol, timestamp, whole } from '../web/fields.ts'

export const contractSide = z.enum(['long', 'short'])

const contractOrderType = z.enum(['limit', 'market', 'stop_limit', 'stop_market'])

export const marginMode = z.enum(['isolated', 'cross'])

export const stopTrigger = z.enum(['mark', 'last'])

export const contractKind = z.enum(['perpetual', 'dated'])

export const optionalCid = z.optional(cid)

/** Whole lots. */
export const wholeLots = whole(1, 2_147_483_647)

/** Long buys, short sells; with reduceOnly, `side` is the side of the order: short shrinks a long position. */
export const contractOrderFields = {
  symbol,
  side: contractSide,
  type: contractOrderType,
  price: z.optional(decimal),
  /** Either the lots or their value. */
  lots: z.optional(wholeLots),
  /**
   * In the quote currency: as many whole lots as it is enough for at the highest price that they may trade at as the book stands. That
   * is a buy's limit, or without one its slippage bound; and for a sale its limit, its stop price or the best bid, whichever is highest.
   */
  notional: z.optional(decimal),
  leverage: whole(1, 1000),
  marginMode: z._default(marginMode, 'isolated'),
  reduceOnly: z._default(flag, false),
  tif: z._default(z.enum(['GTC', 'IOC', 'FOK', 'POST']), 'GTC'),
  stopPrice: z.optional(decimal),
  trigger: z._default(stopTrigger, 'mark'),
  maxSlippage: z.optional(decimal),
  /** The order ends at that moment; for orders that rest or wait, a minute to 366 days ahead. */
  goodTill: z.optional(timestamp),
  /** Of a stop that trails, in place of its stop price: its distance from the best price, as a price or as a fraction of it ("0.005" = 0.5 %). */
  trailDistance: z.optional(decimal),
  trailRate: z.optional(decimal),
  /** It begins to trail once its price has come to this one; at once without it. */
  activation: z.optional(decimal),
  /** An iceberg: so many lots are shown at a time, the rest waits in reserve. For limit orders that rest, given by their lots. */
  visible: z.optional(wholeLots),
  stp: z._default(z.enum(['expire_taker', 'expire_maker', 'expire_both']), 'expire_taker'),
  tp: z.optional(decimal),
  sl: z.optional(decimal),
}

export const CONTRACT_ORDER_REJECTIONS = [
  'malformed',
  'unknown_contract',
  'market_halted',
  'market_cancel_only',
  'market_closed',
  'index_unavailable',
  'index_unsure',
  'contract_settled',
  'contract_expiring',
  'insufficient_balance',
  'below_minimum_quantity',
  'above_maximum_quantity',
  'price_outside_band',
  'would_take',
  'not_fillable',
  'no_liquidity',
  'self_trade',
  'too_many_orders',
  'bad_slippage',
  'bad_stop_price',
  'bad_good_till',
  'bad_trail',
  'bad_activation',
  'no_last_price',
  'bad_visible',
  'leverage_above_maximum',
  'leverage_differs',
  'position_above_maximum',
  'position_in_liquidation',
  'nothing_to_reduce',
  'take_profit_side',
  'stop_loss_side',
  'would_liquidate',
  'owner_frozen',
  'amount_overflow',
  'transaction_password_unset',
  ...KEYED_REJECTIONS,
  'shutting_down',
] as const

/** Position after an order or change. Money in the margin asset; rates are fractions; "" when there is no position. */
export const projectedPosition = z.object({
  side: z.enum(['long', 'short', 'none']),
  lots: z.string(),
  entryPrice: z.string(),
  margin: z.string(),
  maintenance: z.string(),
  riskRate: z.string(),
  liqPrice: z.string(),
  bankruptcyPrice: z.string(),
})

/** One row of getContractList: an order (pending, cancelled) or a position (trading, closed). */
export const contractRow = z.object({
  /** Number of the position; "" for orders. */
  id: z.string(),
  /** Number of the order; "" for positions. */
  orderNo: z.string(),
  symbol: z.string(),
  name: z.string(),
  kind: contractKind,
  side: contractSide,
  type: z.string(),
  tif: z.string(),
  marginMode,
  leverage: z.number(),
  /** Open or ordered lots; for closed positions those closed. */
  lots: z.string(),
  filledLots: z.string(),
  /** The same in units: lots × lot size. */
  amount: z.string(),
  unit: z.string(),
  price: z.string(),
  stopPrice: z.string(),
  trigger: z.string(),
  reduceOnly: z.boolean(),
  openPrice: z.string(),
  /** Mark price now. */
  lastPrice: z.string(),
  notional: z.string(),
  margin: z.string(),
  maintenance: z.string(),
  minMargin: z.string(),
  maxMargin: z.string(),
  tp: z.string(),
  sl: z.string(),
  openTime: z.number(),
  closeTime: z.number(),
  closePrice: z.string(),
  fee: z.string(),
  funding: z.string(),
  /** Unrealised for open positions, realised for closed ones, before fees and funding; signed. */
  pnl: z.string(),
  /** Realised so far while open; signed. */
  realised: z.string(),
  /** pnl ÷ margin, signed fraction. */
  roe: z.string(),
  /** Fraction: "0.42"; liquidation at 1. */
  riskRate: z.string(),
  liqPrice: z.string(),
  bankruptcyPrice: z.string(),
  /** 1 to 5 lights of the deleveraging queue; 0 for orders. */
  queueLights: z.number(),
  closedBy: z.union([contractOrigin, z.literal('')]),
  /** pending · trading · closing · closed · cancelled, and for cancelled orders why. */
  state: z.enum(['pending', 'trading', 'closing', 'closed', 'cancelled']),
  reason: z.string(),
  /** The moment an order ends at, 0 without. */
  goodTill: z.number(),
  /** Of a stop that trails: its distance, as a price or as a fraction; the price at which it begins; "" without. `stopPrice` is its trigger now. */
  trailDistance: z.string(),
  trailRate: z.string(),
  activation: z.string(),
  /** The best price it has seen; "" before it begins. */
  extreme: z.string(),
  /** Of an iceberg: the lots that it shows at a time, and while it is open those that the book shows now; "" without. */
  visible: z.string(),
  shown: z.string(),
  /** Number of the other order of its pair (`addContractOco`); "" for one that stands alone, and for positions. */
  other: z.string(),
})

export const contractAccount = z.object({
  currency: z.string(),
  available: z.string(),
  /** Margins and the holds of orders. Losses already settled for open positions are included, and also count in `unrealised`. */
  frozen: z.string(),
  /** Of all open positions together, as their rows tell them. */
  margin: z.string(),
  unrealised: z.string(),
  /** available + frozen + unrealised. */
  equity: z.string(),
  /** Of the cross positions, as is `riskRate`. */
  maintenance: z.string(),
  riskRate: z.string(),
  transferable: z.string(),
})

export const contractOrderResult = z.object({
  orderNo: z.string(),
  state: z.enum(['pending', 'current', 'completed', 'cancelled', 'expired', 'rejected']),
  filledLots: z.string(),
  leftLots: z.string(),
  avgPrice: z.string(),
  /** Paid on what this request traded at once; "" when it traded nothing. */
  fee: z.string(),
  feeCurrency: z.string(),
  /** Entry of the log that carried the request out. */
  sequence: z.number(),
})
