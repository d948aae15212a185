import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { decimal, symbol } from './fields.ts'

/** `last`: of the last trade. `mark`: the mark price, which contracts alone have. */
export const ALERT_PRICES = ['last', 'mark'] as const
export type AlertPrice = (typeof ALERT_PRICES)[number]

/** `above`: told when the price is at it or higher; `below`: at it or lower. */
export const ALERT_SIDES = ['above', 'below'] as const
export type AlertSide = (typeof ALERT_SIDES)[number]

/** Most alerts that wait for one customer at a time. */
export const MOST_ALERTS = 50

const alertId = z.string().check(z.regex(/^\d{1,18}$/, 'is no number of a price alert'))

const alertRow = z.object({
  id: z.string(),
  symbol: z.string(),
  by: z.enum(ALERT_PRICES),
  side: z.enum(ALERT_SIDES),
  /** With the decimals of its market. */
  price: z.string(),
  /** When it was set, UTC ms. */
  time: z.number(),
})
export type AlertRow = z.output<typeof alertRow>

export const getAlertList = defineCall({
  name: 'getAlertList',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Price alerts that wait, the newest first; one that was told is in the messages and no longer here',
  silent: true,
  extra: true,
  request: z.object({ symbol: z.optional(symbol) }),
  data: z.object({ list: z.array(alertRow), max: z.number() }),
})

export const addAlert = defineCall({
  name: 'addAlert',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Be told once, by message, when a price is at or beyond this one; the same again changes nothing',
  silent: true,
  extra: true,
  request: z.object({
    symbol,
    by: z._default(z.enum(ALERT_PRICES), 'last'),
    side: z.enum(ALERT_SIDES),
    price: decimal,
  }),
  data: alertRow,
  rejections: ['unknown_market', 'alert_no_mark', 'alert_reached', 'alerts_full', 'amount_overflow'],
})

export const delAlert = defineCall({
  name: 'delAlert',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Take a price alert away',
  silent: true,
  extra: true,
  request: z.object({ id: alertId }),
  data: z.object({}),
  rejections: ['alert_not_found'],
})

export const ALERT_CALLS = { getAlertList, addAlert, delAlert }
