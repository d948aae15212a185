import * as z from 'zod/mini'
import { INSTRUMENT_CLASSES } from '../reference/instrumentClass.ts'
import { defineCall } from '../web/call.ts'
import { datedPage, decimal, orderNo, page, pageOf, signedDecimal, size, symbol, whole } from '../web/fields.ts'
import {
  CONTRACT_ORDER_REJECTIONS,
  contractAccount,
  contractKind,
  contractOrderResult,
  contractRow,
  contractSide,
  marginMode,
  optionalCid,
  projectedPosition,
  wholeLots,
} from './callFields.ts'

/** `id`: the position's number. Without lots: all of it. */
const closingFields = { id: orderNo, lots: z.optional(wholeLots), price: z.optional(decimal) }

export const tryCloseContract = defineCall({
  name: 'tryCloseContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'What closing a position would bring now, without closing it',
  silent: true,
  extra: true,
  request: z.object(closingFields),
  /** Figures of the lots that close at once; `back`: the amount that becomes available, after the fee. `problem`: as in tryContract. */
  data: z.object({
    problem: z.string(),
    message: z.string(),
    filledLots: z.string(),
    avgPrice: z.string(),
    result: z.string(),
    fee: z.string(),
    back: z.string(),
  }),
  rejections: ['malformed', 'position_not_found'],
})

export const closeContract = defineCall({
  name: 'closeContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'closing',
  summary: 'Close a position or a part of it, at the market or at a limit price',
  extra: true,
  request: z.object({ ...closingFields, cid: optionalCid }),
  data: contractOrderResult,
  rejections: ['position_not_found', ...CONTRACT_ORDER_REJECTIONS],
})

export const closeAllContract = defineCall({
  name: 'closeAllContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'closing',
  summary: 'One-click close: every position at the market',
  extra: true,
  request: z.object({ symbol: z.optional(symbol), cid: optionalCid }),
  /** `left`: number of positions that stay open, because their market is closed or the book did not take all lots. */
  data: z.object({ closed: z.number(), left: z.number() }),
  rejections: [
    'unknown_contract',
    'position_not_found',
    'market_halted',
    'market_cancel_only',
    'market_closed',
    'index_unavailable',
    'contract_settled',
    'position_in_liquidation',
    'owner_frozen',
    'conflict',
    'storage_full',
  ],
})

export const setTpsl = defineCall({
  name: 'setTpsl',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'risk_reducing',
  summary: 'Set or remove take-profit and stop-loss of a position; either alone',
  extra: true,
  /** A field left out keeps the price that is set; "0" removes it. */
  request: z.object({ id: orderNo, tp: z.optional(decimal), sl: z.optional(decimal), cid: optionalCid }),
  data: z.object({ tp: z.string(), sl: z.string() }),
  rejections: [
    'malformed',
    'position_not_found',
    'take_profit_side',
    'stop_loss_side',
    'market_halted',
    'contract_settled',
    'amount_overflow',
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
  inDemo: 'open',
  group: 'risk_reducing',
  summary: 'What a change of margin would do, without doing it',
  silent: true,
  extra: true,
  request: z.object(marginFields),
  data: z.object({ problem: z.string(), message: z.string(), after: projectedPosition }),
  rejections: ['malformed', 'position_not_found'],
})

export const editMargin = defineCall({
  name: 'editMargin',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'risk_reducing',
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
    'market_halted',
    'contract_settled',
    'index_unavailable',
    'insufficient_balance',
    'amount_overflow',
    'owner_frozen',
    'conflict',
    'storage_full',
  ],
})

export const setLeverage = defineCall({
  name: 'setLeverage',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
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
    'position_not_found',
    'leverage_above_maximum',
    'position_above_maximum',
    'orders_open',
    'position_in_liquidation',
    'insufficient_balance',
    'would_liquidate',
    'market_halted',
    'market_cancel_only',
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
  inDemo: 'open',
  summary: 'Contract orders and positions by tab',
  silent: true,
  extra: true,
  request: z.object({
    tab: z._default(z.enum(['pending', 'trading', 'closed', 'cancelled']), 'trading'),
    kind: z.optional(contractKind),
    /** Class of the instrument behind the contract. */
    class: z.optional(z.enum(INSTRUMENT_CLASSES)),
    symbol: z.optional(symbol),
    ...datedPage,
  }),
  data: pageOf(contractRow),
})

export const getContractAccount = defineCall({
  name: 'getContractAccount',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'The contract account: margin, unrealised profit, equity, risk rate',
  silent: true,
  extra: true,
  request: z.object({}),
  data: contractAccount,
})

export const getFundingPaid = defineCall({
  name: 'getFundingPaid',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'My funding payments, newest first',
  silent: true,
  extra: true,
  request: z.object({ symbol: z.optional(symbol), page, size }),
  data: pageOf(
    z.object({
      time: z.number(),
      symbol: z.string(),
      side: contractSide,
      lots: z.string(),
      rate: z.string(),
      mark: z.string(),
      /** Signed: negative = paid. */
      amount: z.string(),
      currency: z.string(),
    }),
  ),
})

const liquidationStep = z.object({
  time: z.number(),
  sequence: z.number(),
  step: z.enum(['orders_cancelled', 'reduced', 'taken_over']),
  symbol: z.string(),
  side: contractSide,
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
  inDemo: 'open',
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
  rejections: ['unknown_position'],
})
