import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { cid, decimal, flag, orderNo, page, pageOf, signedDecimal, size, symbol, timestamp, whole } from './fields.ts'

const side = z.enum(['long', 'short'])
const orderType = z.enum(['limit', 'market', 'stop_limit', 'stop_market'])
const marginMode = z.enum(['isolated', 'cross'])
const trigger = z.enum(['mark', 'last'])
const origin = z.enum(['user', 'one_click', 'take_profit', 'stop_loss', 'liquidation', 'deleveraging', 'settlement'])
const contractKind = z.enum(['perpetual', 'dated'])
const optionalCid = z.optional(cid)
/** Whole lots. */
const lots = whole(1, 2_147_483_647)

/** Long buys, short sells; with reduceOnly, `side` is the side of the order: short shrinks a long position. */
const orderFields = {
  symbol,
  side,
  type: orderType,
  price: z.optional(decimal),
  lots,
  leverage: whole(1, 1000),
  marginMode: z._default(marginMode, 'isolated'),
  reduceOnly: z._default(flag, false),
  tif: z._default(z.enum(['GTC', 'IOC', 'FOK', 'POST']), 'GTC'),
  stopPrice: z.optional(decimal),
  trigger: z._default(trigger, 'mark'),
  maxSlippage: z.optional(decimal),
  stp: z._default(z.enum(['expire_taker', 'expire_maker', 'expire_both']), 'expire_taker'),
  tp: z.optional(decimal),
  sl: z.optional(decimal),
}

const ORDER_REJECTIONS = [
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
  'conflict',
  'request_too_old',
  'storage_full',
  'rate_limited',
  'shutting_down',
] as const

/** Position after an order or change. Money in the margin asset; rates are fractions; "" where there is none. */
const outlook = z.object({
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
  side,
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
  closedBy: z.union([origin, z.literal('')]),
  /** pending · trading · closing · closed · cancelled, and for cancelled orders why. */
  state: z.enum(['pending', 'trading', 'closing', 'closed', 'cancelled']),
  reason: z.string(),
})

export const contractAccount = z.object({
  currency: z.string(),
  available: z.string(),
  frozen: z.string(),
  /** Margins of open positions. */
  margin: z.string(),
  unrealised: z.string(),
  equity: z.string(),
  maintenance: z.string(),
  riskRate: z.string(),
  transferable: z.string(),
})

const orderResult = z.object({
  orderNo: z.string(),
  state: z.enum(['pending', 'current', 'completed', 'cancelled', 'expired', 'rejected']),
  filledLots: z.string(),
  leftLots: z.string(),
  avgPrice: z.string(),
})

export const getContractInfo = defineCall({
  name: 'getContractInfo',
  method: 'GET',
  access: 'optional',
  summary: 'All terms of one contract',
  silent: true,
  extra: true,
  request: z.object({ symbol }),
  data: z.object({
    symbol: z.string(),
    name: z.string(),
    kind: contractKind,
    class: z.string(),
    index: z.string(),
    indexName: z.string(),
    quote: z.string(),
    unit: z.string(),
    lotSize: z.string(),
    tick: z.string(),
    priceDecimals: z.number(),
    amountDecimals: z.number(),
    minLots: z.number(),
    maxLots: z.number(),
    maxLeverage: z.number(),
    tiers: z.array(
      z.object({
        /** Upper edge of the notional. */
        notional: z.string(),
        maintenance: z.string(),
        deduction: z.string(),
        maxLeverage: z.number(),
      }),
    ),
    makerRate: z.string(),
    takerRate: z.string(),
    liquidationRate: z.string(),
    band: z.string(),
    defaultSlippage: z.string(),
    maxSlippage: z.string(),
    maxOpenOrders: z.number(),
    depthSteps: z.array(z.string()),
    /** Perpetuals; interval in ms, rates as fractions of one interval. */
    fundingInterval: z.number(),
    interest: z.string(),
    fundingCap: z.string(),
    /** Dated contracts; 0 for perpetuals. */
    expiry: z.number(),
    settlementPrice: z.string(),
    state: z.enum(['open', 'cancel_only', 'halted', 'settled']),
    reason: z.string(),
    open: z.boolean(),
    /** When it next closes or opens; 0 = never. */
    changesAt: z.number(),
    /** Trading hours in words that need no translation: "Mon–Fri 09:30–16:00 New York". */
    hours: z.string(),
    holidays: z.array(z.string()),
    note: z.string(),
    priceSource: z.string(),
    simulated: z.boolean(),
    sources: z.number(),
    minimumSources: z.number(),
    /** Margin limits of one order in the margin asset, at 1x: "" when none. */
    minMargin: z.string(),
    maxMargin: z.string(),
    /** The caller's leverage and mode in use; defaults without a position. */
    leverage: z.number(),
    marginMode,
  }),
  rejections: ['unknown_contract'],
})

export const getContractSymbols = defineCall({
  name: 'getContractSymbols',
  method: 'GET',
  access: 'public',
  summary: 'All contracts, with class, kind and largest leverage',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.array(
    z.object({
      symbol: z.string(),
      name: z.string(),
      kind: contractKind,
      class: z.string(),
      index: z.string(),
      maxLeverage: z.number(),
      expiry: z.number(),
      open: z.boolean(),
      changesAt: z.number(),
    }),
  ),
})

export const tryContract = defineCall({
  name: 'tryContract',
  method: 'POST',
  access: 'token',
  summary: 'What a contract order would do now, without placing it',
  silent: true,
  extra: true,
  request: z.object(orderFields),
  /** `problem` is the rejection's word, "" when it would be accepted. */
  data: z.object({
    problem: z.string(),
    message: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
    margin: z.string(),
    fee: z.string(),
    feeRate: z.string(),
    avgPrice: z.string(),
    worstPrice: z.string(),
    slippage: z.string(),
    filledLots: z.string(),
    notional: z.string(),
    amount: z.string(),
    realised: z.string(),
    available: z.string(),
    before: outlook,
    after: outlook,
    /** With all other open orders of this contract filled too. */
    worst: outlook,
    maxLoss: z.string(),
    markPrice: z.string(),
    /** Estimated payment at the next funding if the position stayed as `after`: signed, negative = to pay; "" without. */
    nextFunding: z.string(),
  }),
  rejections: ['malformed', 'unknown_contract'],
})

export const addContract = defineCall({
  name: 'addContract',
  method: 'POST',
  access: 'token',
  summary: 'Place an order on a contract',
  extra: true,
  request: z.object({ ...orderFields, cid: optionalCid }),
  data: orderResult,
  rejections: ORDER_REJECTIONS,
})

export const editContract = defineCall({
  name: 'editContract',
  method: 'POST',
  access: 'token',
  summary: 'Change price, stop price or lots of an open contract order',
  extra: true,
  request: z.object({
    orderNo,
    price: z.optional(decimal),
    stopPrice: z.optional(decimal),
    lots: z.optional(lots),
    cid: optionalCid,
  }),
  data: orderResult,
  rejections: [
    'order_not_found',
    'order_not_amendable',
    'nothing_to_amend',
    'quantity_below_filled',
    ...ORDER_REJECTIONS,
  ],
})

export const cancelContract = defineCall({
  name: 'cancelContract',
  method: 'POST',
  access: 'token',
  summary: 'Cancel an open contract order',
  extra: true,
  request: z.object({ orderNo, cid: optionalCid }),
  data: orderResult,
  rejections: ['order_not_found', 'conflict', 'market_halted', 'storage_full'],
})

export const cancelAllContract = defineCall({
  name: 'cancelAllContract',
  method: 'POST',
  access: 'token',
  summary: 'Cancel all open contract orders, of one contract or of all',
  extra: true,
  request: z.object({ symbol: z.optional(symbol), cid: optionalCid }),
  data: z.object({ cancelled: z.number() }),
  rejections: ['unknown_contract', 'conflict', 'storage_full'],
})

export const closeContract = defineCall({
  name: 'closeContract',
  method: 'POST',
  access: 'token',
  summary: 'Close a position or a part of it, at the market or at a limit price',
  extra: true,
  /** `id`: the position's number. Without lots: all of it. */
  request: z.object({ id: orderNo, lots: z.optional(lots), price: z.optional(decimal), cid: optionalCid }),
  data: orderResult,
  rejections: ['position_not_found', ...ORDER_REJECTIONS],
})

export const closeAllContract = defineCall({
  name: 'closeAllContract',
  method: 'POST',
  access: 'token',
  summary: 'One-click close: every position at the market',
  extra: true,
  request: z.object({ symbol: z.optional(symbol), cid: optionalCid }),
  /** `left`: positions that stay, because their market is closed or the book did not take all of them. */
  data: z.object({ closed: z.number(), left: z.number() }),
  rejections: ['unknown_contract', 'conflict', 'storage_full', 'owner_frozen'],
})

export const setTpsl = defineCall({
  name: 'setTpsl',
  method: 'POST',
  access: 'token',
  summary: 'Set or remove take-profit and stop-loss of a position; either alone',
  extra: true,
  /** A field left out keeps what is set; "0" removes it. */
  request: z.object({ id: orderNo, tp: z.optional(decimal), sl: z.optional(decimal), cid: optionalCid }),
  data: z.object({ tp: z.string(), sl: z.string() }),
  rejections: [
    'malformed',
    'position_not_found',
    'take_profit_side',
    'stop_loss_side',
    'contract_settled',
    'owner_frozen',
    'conflict',
    'storage_full',
  ],
})

const marginFields = { id: orderNo, change: signedDecimal }

export const tryMargin = defineCall({
  name: 'tryMargin',
  method: 'POST',
  access: 'token',
  summary: 'What a change of margin would do, without doing it',
  silent: true,
  extra: true,
  request: z.object(marginFields),
  data: z.object({ problem: z.string(), message: z.string(), after: outlook }),
  rejections: ['malformed', 'position_not_found'],
})

export const editMargin = defineCall({
  name: 'editMargin',
  method: 'POST',
  access: 'token',
  summary: 'Add to or take from the margin of an isolated position',
  extra: true,
  request: z.object({ ...marginFields, cid: optionalCid }),
  data: z.object({ margin: z.string(), liqPrice: z.string() }),
  rejections: [
    'malformed',
    'position_not_found',
    'margin_is_cross',
    'margin_below_minimum',
    'margin_above_maximum',
    'position_in_liquidation',
    'index_unavailable',
    'insufficient_balance',
    'owner_frozen',
    'conflict',
    'storage_full',
  ],
})

export const setLeverage = defineCall({
  name: 'setLeverage',
  method: 'POST',
  access: 'token',
  summary: 'Change leverage and margin mode of a contract',
  extra: true,
  request: z.object({
    symbol,
    leverage: whole(1, 1000),
    marginMode: z._default(marginMode, 'isolated'),
    cid: optionalCid,
  }),
  data: z.object({ leverage: z.number(), marginMode }),
  rejections: [
    'unknown_contract',
    'leverage_above_maximum',
    'orders_open',
    'position_in_liquidation',
    'insufficient_balance',
    'would_liquidate',
    'market_closed',
    'index_unavailable',
    'contract_settled',
    'owner_frozen',
    'conflict',
    'storage_full',
  ],
})

export const getContractList = defineCall({
  name: 'getContractList',
  method: 'GET',
  access: 'token',
  summary: 'Contract orders and positions by tab',
  silent: true,
  extra: true,
  request: z.object({
    tab: z._default(z.enum(['pending', 'trading', 'closed', 'cancelled']), 'trading'),
    kind: z.optional(contractKind),
    symbol: z.optional(symbol),
    from: z.optional(timestamp),
    to: z.optional(timestamp),
    page,
    size,
  }),
  data: pageOf(contractRow),
})

export const getContractAccount = defineCall({
  name: 'getContractAccount',
  method: 'GET',
  access: 'token',
  summary: 'The contract account: margin, unrealised profit, equity, risk rate',
  silent: true,
  extra: true,
  request: z.object({}),
  data: contractAccount,
})

export const getFundingList = defineCall({
  name: 'getFundingList',
  method: 'GET',
  access: 'public',
  summary: 'Settled funding of a perpetual contract, newest first, and the running estimate',
  silent: true,
  extra: true,
  request: z.object({ symbol, page, size }),
  data: z.object({
    list: z.array(z.object({ time: z.number(), rate: z.string(), mark: z.string() })),
    total: z.number(),
    page: z.number(),
    estimate: z.string(),
    nextTime: z.number(),
    interval: z.number(),
    interest: z.string(),
    cap: z.string(),
  }),
  rejections: ['unknown_contract'],
})

export const getFundingPaid = defineCall({
  name: 'getFundingPaid',
  method: 'GET',
  access: 'token',
  summary: 'My funding payments, newest first',
  silent: true,
  extra: true,
  request: z.object({ symbol: z.optional(symbol), page, size }),
  data: pageOf(
    z.object({
      time: z.number(),
      symbol: z.string(),
      side,
      lots: z.string(),
      rate: z.string(),
      mark: z.string(),
      /** Signed: negative = paid. */
      amount: z.string(),
      currency: z.string(),
    }),
  ),
})

export const getIndexInfo = defineCall({
  name: 'getIndexInfo',
  method: 'GET',
  access: 'public',
  summary: 'An index price with its components, now or at a moment of the past',
  silent: true,
  extra: true,
  /** `symbol`: of the index or of a contract on it. `time`: the last samples at or before it. */
  request: z.object({ symbol, time: z.optional(timestamp) }),
  data: z.object({
    symbol: z.string(),
    name: z.string(),
    class: z.string(),
    priceDecimals: z.number(),
    price: z.string(),
    time: z.number(),
    sequence: z.number(),
    /** counted: false = over 5 % from the median; used = after the clamp to ±0.5 % of the median. */
    sources: z.array(z.object({ price: z.string(), counted: z.boolean(), used: z.string() })),
    median: z.string(),
    minimumSources: z.number(),
    spread: z.string(),
    open: z.boolean(),
    changesAt: z.number(),
    hours: z.string(),
    simulated: z.boolean(),
    priceSource: z.string(),
    /** Contracts on this index, with how their mark price came about. */
    marks: z.array(
      z.object({
        symbol: z.string(),
        mark: z.string(),
        fundingLeg: z.string(),
        basisLeg: z.string(),
        last: z.string(),
        funding: z.string(),
        nextFunding: z.number(),
      }),
    ),
    /** Minutes before, oldest first: [time, index price]. */
    history: z.array(z.tuple([z.number(), z.string()])),
  }),
  rejections: ['unknown_index'],
})

const liquidationStep = z.object({
  time: z.number(),
  sequence: z.number(),
  step: z.enum(['orders_cancelled', 'reduced', 'taken_over']),
  symbol: z.string(),
  side,
  marginMode,
  mark: z.string(),
  index: z.string(),
  sampleSequence: z.number(),
  lots: z.string(),
  entryPrice: z.string(),
  entryValue: z.string(),
  markValue: z.string(),
  margin: z.string(),
  unrealised: z.string(),
  equity: z.string(),
  tier: z.number(),
  maintenanceRate: z.string(),
  deduction: z.string(),
  maintenance: z.string(),
  riskRate: z.string(),
  liqPrice: z.string(),
  bankruptcyPrice: z.string(),
  lotsClosed: z.string(),
  value: z.string(),
  fee: z.string(),
  shortfall: z.string(),
})

export const getLiquidation = defineCall({
  name: 'getLiquidation',
  method: 'GET',
  access: 'token',
  summary: 'Worksheet of a liquidated position: every number it was decided by',
  silent: true,
  extra: true,
  request: z.object({ id: orderNo }),
  data: z.object({
    id: z.string(),
    symbol: z.string(),
    name: z.string(),
    currency: z.string(),
    priceDecimals: z.number(),
    lotSize: z.string(),
    unit: z.string(),
    tiers: z.array(
      z.object({ notional: z.string(), maintenance: z.string(), deduction: z.string(), maxLeverage: z.number() }),
    ),
    steps: z.array(liquidationStep),
  }),
  rejections: ['position_not_found'],
})

export const getLiquidationFeed = defineCall({
  name: 'getLiquidationFeed',
  method: 'GET',
  access: 'public',
  summary: 'Every liquidation and deleveraging, newest first, none left out, without names',
  silent: true,
  extra: true,
  request: z.object({ symbol: z.optional(symbol), page, size }),
  data: pageOf(
    z.object({
      time: z.number(),
      sequence: z.number(),
      symbol: z.string(),
      step: z.enum(['reduced', 'taken_over', 'deleveraged', 'insurance_closed']),
      side: z.union([side, z.literal('')]),
      lots: z.string(),
      price: z.string(),
      value: z.string(),
      shortfall: z.string(),
    }),
  ),
})

export const getInsuranceFund = defineCall({
  name: 'getInsuranceFund',
  method: 'GET',
  access: 'public',
  summary: 'The insurance fund as the ledger has it, and its daily closes',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.object({
    currency: z.string(),
    balance: z.string(),
    sequence: z.number(),
    time: z.number(),
    /** What it carries now: contract, side, lots. */
    positions: z.array(z.object({ symbol: z.string(), side, lots: z.string(), value: z.string() })),
    history: z.array(z.tuple([z.number(), z.string()])),
  }),
})

export const CONTRACT_CALLS = {
  getContractInfo,
  getContractSymbols,
  tryContract,
  addContract,
  editContract,
  cancelContract,
  cancelAllContract,
  closeContract,
  closeAllContract,
  setTpsl,
  tryMargin,
  editMargin,
  setLeverage,
  getContractList,
  getContractAccount,
  getFundingList,
  getFundingPaid,
  getIndexInfo,
  getLiquidation,
  getLiquidationFeed,
  getInsuranceFund,
}
