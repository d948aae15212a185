import * as z from 'zod/mini'
import { defineCall } from '../web/call.ts'
import { flag, symbol, whole } from '../web/fields.ts'
import { pairPrices, placedPair } from '../web/pairFields.ts'
import {
  CONTRACT_ORDER_REJECTIONS,
  contractSide,
  marginMode,
  optionalCid,
  projectedPosition,
  stopTrigger,
  wholeLots,
} from './callFields.ts'

const pairFields = {
  symbol,
  /** As in addContract: long buys, short sells; with reduceOnly, short shrinks a long position. */
  side: contractSide,
  /** Of each of the two. */
  lots: wholeLots,
  ...pairPrices,
  /** Of the stop. */
  trigger: z._default(stopTrigger, 'mark'),
  leverage: whole(1, 1000),
  marginMode: z._default(marginMode, 'isolated'),
  reduceOnly: z._default(flag, false),
}

/** One of the two when all of it trades at its price: margin for the lots that open, fee, signed result of those that close, the position then. */
const filledAlone = z.object({
  margin: z.string(),
  fee: z.string(),
  realised: z.string(),
  after: projectedPosition,
})

export const tryContractOco = defineCall({
  name: 'tryContractOco',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'What a limit order and a stop on a contract of which one cancels the other would do, without placing them',
  silent: true,
  extra: true,
  request: z.object(pairFields),
  /** As in `tryContract`: `problem` is the rejection's word, "" when the pair would be accepted. `cost`: what both hold together. */
  data: z.object({
    problem: z.string(),
    message: z.string(),
    /** Lots of each: with reduceOnly no more than there is to reduce. */
    lots: z.string(),
    cost: z.string(),
    costCurrency: z.string(),
    available: z.string(),
    limit: filledAlone,
    stop: filledAlone,
  }),
  rejections: ['malformed', 'unknown_contract', 'amount_overflow'],
})

export const addContractOco = defineCall({
  name: 'addContractOco',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'Place a limit order and a stop on a contract of which one cancels the other',
  extra: true,
  request: z.object({ ...pairFields, cid: optionalCid }),
  data: placedPair,
  rejections: CONTRACT_ORDER_REJECTIONS,
})
