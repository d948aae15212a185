import * as z from 'zod/mini'
import { condition, NOT_PAID } from '../rewards/callFields.ts'
import { SIGN_IN_DAYS } from '../rewards/terms.ts'
import { defineCall } from '../web/call.ts'
import { cid, whole } from '../web/fields.ts'
import { MONEY_COMMAND } from '../web/moneyCall.ts'

/**
 * missed: over, not signed · signed: signed, its reward not received yet · received: signed and received · today: can be signed
 * now · coming: later.
 */
const dayState = z.enum(['missed', 'signed', 'received', 'today', 'coming'])

export const getSign = defineCall({
  name: 'getSign',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'The own sign-in cycle of seven Hong Kong days, with what each day is rewarded with',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.object({
    /** Number of the current cycle, or of the one that signing in now would begin; 0: there is no offer. */
    cycle: z.number(),
    /** Seven days; none without an offer. */
    days: z.array(
      z.object({
        day: z.number(),
        /** The Hong Kong day, "2026-11-23". */
        date: z.string(),
        signed: z.boolean(),
        received: z.boolean(),
        reward: z.string(),
        currency: z.string(),
        state: dayState,
      }),
    ),
    /** Which day of the cycle is today, from 1. */
    today: z.number(),
    /** UTC ms: when the next Hong Kong day begins. */
    nextDay: z.number(),
    /** The rest of the budget from which rewards are paid. */
    left: z.string(),
    /** Why a reward cannot be received now, as a sentence; '' when it can. */
    condition: z.string(),
    conditions: z.array(condition),
  }),
})

export const addSign = defineCall({
  name: 'addSign',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Sign in for today, in Hong Kong; once a day',
  extra: true,
  request: z.object({ cid: z.optional(cid) }),
  data: z.object({ cycle: z.number(), day: z.number() }),
  rejections: [...MONEY_COMMAND, 'rewards_closed', 'signed_in_already'],
})

export const receiveSign = defineCall({
  name: 'receiveSign',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Receive the reward of a day of the cycle that was signed; each once',
  extra: true,
  request: z.object({ day: whole(1, SIGN_IN_DAYS), cid: z.optional(cid) }),
  data: z.object({ day: z.number(), amount: z.string(), currency: z.string() }),
  rejections: [...MONEY_COMMAND, ...NOT_PAID, 'rewards_closed', 'day_not_signed', 'sign_reward_received'],
})

export const SIGN_IN_CALLS = { getSign, addSign, receiveSign }
