import * as z from 'zod/mini'
import { defineBatch } from '../web/batch.ts'
import { defineCall } from '../web/call.ts'
import { decimal, orderNo, symbol } from '../web/fields.ts'
import {
  CONTRACT_ORDER_REJECTIONS,
  contractOrderFields,
  contractOrderResult,
  optionalCid,
  projectedPosition,
  wholeLots,
} from './callFields.ts'

export const tryContract = defineCall({
  name: 'tryContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'What a contract order would do now, without placing it',
  silent: true,
  extra: true,
  request: z.object(contractOrderFields),
  /** `problem` is the rejection's word, "" when it would be accepted. */
  data: z.object({
    problem: z.string(),
    message: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
    margin: z.string(),
    fee: z.string(),
    feeRate: z.string(),
    /** Lots of the order: of one given by its value, those that it comes to now. */
    lots: z.string(),
    avgPrice: z.string(),
    worstPrice: z.string(),
    /** Of a stop: its trigger, with which one that trails would begin; "" otherwise. */
    stopPrice: z.string(),
    /** From the middle of the book, as a fraction; and the part of it that half the spread makes. "" where there is none. */
    slippage: z.string(),
    halfSpread: z.string(),
    filledLots: z.string(),
    /** Of an iceberg: the lots of what rests that would be shown at first, and those in reserve; "" otherwise. */
    shown: z.string(),
    reserve: z.string(),
    notional: z.string(),
    amount: z.string(),
    realised: z.string(),
    available: z.string(),
    before: projectedPosition,
    after: projectedPosition,
    /** With all other open orders of this contract filled too. */
    worst: projectedPosition,
    maxLoss: z.string(),
    markPrice: z.string(),
    /** Estimated payment at the next funding if the position stayed as `after`: signed, negative = to pay; "" without. */
    nextFunding: z.string(),
  }),
  rejections: ['malformed', 'unknown_contract', 'below_minimum_quantity', 'no_liquidity'],
})

export const addContract = defineCall({
  name: 'addContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'Place an order on a contract',
  extra: true,
  request: z.object({ ...contractOrderFields, cid: optionalCid }),
  data: contractOrderResult,
  rejections: CONTRACT_ORDER_REJECTIONS,
})

export const addContracts = defineBatch('addContracts', addContract, 'Place several contract orders in one message')

/** `id`: the position's number; `lots`: all of its lots, as they were shown. */
const reversing = { id: orderNo, lots: wholeLots }

export const tryReverseContract = defineCall({
  name: 'tryReverseContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'What turning a position round would do now, without doing it',
  silent: true,
  extra: true,
  request: z.object(reversing),
  /** As in tryContract, of the one order that turns it round. */
  data: tryContract.data,
  rejections: ['malformed', 'position_not_found', 'terms_changed'],
})

export const reverseContract = defineCall({
  name: 'reverseContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'Turn a position round: one order at the market for twice its lots, filled as a whole or not at all',
  extra: true,
  request: z.object({ ...reversing, cid: optionalCid }),
  data: contractOrderResult,
  rejections: ['position_not_found', 'terms_changed', ...CONTRACT_ORDER_REJECTIONS],
})

const contractChange = {
  orderNo,
  price: z.optional(decimal),
  stopPrice: z.optional(decimal),
  lots: z.optional(wholeLots),
}

export const tryEditContract = defineCall({
  name: 'tryEditContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'What changing an open contract order would do now, without changing it',
  silent: true,
  extra: true,
  request: z.object(contractChange),
  /** As in tryContract; `after` is the position once the changed order is filled. */
  data: z.object({
    problem: z.string(),
    message: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
    filledLots: z.string(),
    notional: z.string(),
    before: projectedPosition,
    after: projectedPosition,
    worst: projectedPosition,
    maxLoss: z.string(),
    markPrice: z.string(),
  }),
  rejections: ['malformed', 'order_not_found', 'nothing_to_amend'],
})

export const editContract = defineCall({
  name: 'editContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'Change price, stop price or lots of an open contract order',
  extra: true,
  request: z.object({ ...contractChange, cid: optionalCid }),
  data: contractOrderResult,
  rejections: [
    'order_not_found',
    'order_not_amendable',
    'nothing_to_amend',
    'quantity_below_filled',
    ...CONTRACT_ORDER_REJECTIONS,
  ],
})

export const cancelContract = defineCall({
  name: 'cancelContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'risk_reducing',
  summary: 'Cancel an open contract order',
  extra: true,
  request: z.object({ orderNo, cid: optionalCid }),
  data: contractOrderResult,
  rejections: ['order_not_found', 'conflict', 'market_halted', 'storage_full'],
})

export const editContracts = defineBatch(
  'editContracts',
  editContract,
  'Change several open contract orders in one message',
)

export const cancelContracts = defineBatch(
  'cancelContracts',
  cancelContract,
  'Cancel several open contract orders in one message',
)

export const cancelAllContract = defineCall({
  name: 'cancelAllContract',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'risk_reducing',
  summary: 'Cancel all open contract orders, of one contract or of all',
  extra: true,
  request: z.object({ symbol: z.optional(symbol), cid: optionalCid }),
  data: z.object({ cancelled: z.number() }),
  rejections: ['unknown_contract', 'conflict', 'storage_full'],
})
