import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { account, currency, datedPage, pageOf, timestamp } from './fields.ts'
import { RECORD_TYPES } from './recordTypes.ts'

export const getStatement = defineCall({
  name: 'getStatement',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'A statement of account for a period, as a file: opening balances, every entry, closing balances',
  silent: true,
  extra: true,
  /** From `from` to `to`, both included; of one account or currency, or of all. */
  request: z.object({
    from: timestamp,
    to: timestamp,
    account: z.optional(account),
    currency: z.optional(currency),
    format: z.enum(['csv', 'pdf']),
  }),
  /** `url`: a path on this server, good once and until `until`. */
  data: z.object({ url: z.string(), until: z.number(), entries: z.number() }),
  rejections: ['malformed', 'unknown_asset', 'statement_too_long', 'rate_limited'],
})

export const getRecordList = defineCall({
  name: 'getRecordList',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Records of money of one kind, newest first, in words that all kinds share',
  silent: true,
  extra: true,
  request: z.object({
    type: z.enum(RECORD_TYPES),
    ...datedPage,
  }),
  data: pageOf(
    z.object({
      time: z.number(),
      type: z.enum(RECORD_TYPES),
      /** The amount that left, and its account: one of the customer's own, or '' for one outside. */
      from: z.string(),
      currency: z.string(),
      amount: z.string(),
      /**
       * The amount that arrived, and its account; currency and amount are those that left unless there was an exchange or a fee.
       */
      to: z.string(),
      receivedCurrency: z.string(),
      received: z.string(),
      /** failed · pending · success */
      state: z.enum(['failed', 'pending', 'success']),
      /** Number of the record among its kind. */
      id: z.string(),
    }),
  ),
  rejections: ['not_in_demo'],
})

export const RECORD_CALLS = { getStatement, getRecordList }
