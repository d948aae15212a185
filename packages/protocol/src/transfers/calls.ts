import * as z from 'zod/mini'
import { defineCall, KEYED_REJECTIONS } from '../web/call.ts'
import { account, cid, currency, datedPage, decimal, pageOf } from '../web/fields.ts'

export const addTransfer = defineCall({
  name: 'addTransfer',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Move money between own accounts',
  extra: true,
  request: z.object({
    from: account,
    to: account,
    currency,
    amount: decimal,
    cid: z.optional(cid),
  }),
  data: z.object({ sequence: z.number(), time: z.number() }),
  rejections: [
    'malformed',
    'same_wallet',
    'wallet_closed',
    'unknown_asset',
    'insufficient_balance',
    'transfer_backs_positions',
    'owner_frozen',
    ...KEYED_REJECTIONS,
  ],
})

export const getTransferInfo = defineCall({
  name: 'getTransferInfo',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'What may be moved between accounts now',
  silent: true,
  extra: true,
  request: z.object({ currency }),
  data: z.object({
    currency: z.string(),
    decimals: z.number(),
    /** `closed`: the account cannot take part in transfers of this currency (now). */
    accounts: z.array(
      z.object({
        account,
        available: z.string(),
        transferable: z.string(),
        closed: z.boolean(),
      }),
    ),
  }),
  rejections: ['unknown_asset'],
})

export const getTransferList = defineCall({
  name: 'getTransferList',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Transfers between own accounts, newest first',
  silent: true,
  extra: true,
  request: z.object(datedPage),
  data: pageOf(
    z.object({
      time: z.number(),
      from: z.string(),
      to: z.string(),
      currency: z.string(),
      amount: z.string(),
      sequence: z.number(),
    }),
  ),
})

export const TRANSFER_CALLS = { addTransfer, getTransferInfo, getTransferList }
