import * as z from 'zod/mini'
import { MAX_INVITE_LEVELS } from '../rewards/terms.ts'
import { defineCall } from '../web/call.ts'
import { page, pageOf, size, timestamp, whole } from '../web/fields.ts'

const level = whole(1, MAX_INVITE_LEVELS)

export const getMyPromotion = defineCall({
  name: 'getMyPromotion',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'The own invitation code and link, and what each level has brought',
  silent: true,
  request: z.object({}),
  data: z.object({
    code: z.string(),
    link: z.string(),
    /** The currency of the incomes: commissions in other currencies by today's price, rounded down. */
    currency: z.string(),
    levels: z.array(
      z.object({
        level: z.number(),
        /** Part of a trading fee. */
        rate: z.string(),
        /** Commissions paid, and commissions that still wait. */
        income: z.string(),
        waiting: z.string(),
        /** The number of invitees, and of those whose fees count. */
        count: z.number(),
        qualified: z.number(),
      }),
    ),
    /** Income of all levels. */
    total: z.string(),
    /** How many days a commission waits. */
    waitDays: z.number(),
    /** The inviter's missing condition for payment, as a sentence; '' when none is missing. */
    condition: z.string(),
  }),
})

export const getPromotionList = defineCall({
  name: 'getPromotionList',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'Who was invited, by level, newest first; masked',
  silent: true,
  extra: true,
  request: z.object({ level: z.optional(level), page, size }),
  data: pageOf(
    z.object({
      /** Masked, all three. */
      id: z.string(),
      name: z.string(),
      phone: z.string(),
      time: z.number(),
      level: z.number(),
      /** Whether commissions are earned by this customer's fees. */
      qualified: z.boolean(),
    }),
  ),
})

export const getPromotionIncome = defineCall({
  name: 'getPromotionIncome',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'Commissions by Hong Kong day, level and currency, newest first',
  silent: true,
  extra: true,
  request: z.object({
    level: z.optional(level),
    from: z.optional(timestamp),
    to: z.optional(timestamp),
    page,
    size,
  }),
  data: pageOf(
    z.object({
      /** The Hong Kong day, "2026-11-23". */
      day: z.string(),
      level: z.number(),
      amount: z.string(),
      currency: z.string(),
      /** lapsed: it could not be paid when its time came. */
      state: z.enum(['waiting', 'paid', 'lapsed']),
      /** UTC ms: when it can be used, or was decided. */
      usableFrom: z.number(),
    }),
  ),
})

export const INVITATION_CALLS = { getMyPromotion, getPromotionList, getPromotionIncome }
