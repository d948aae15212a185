import * as z from 'zod/mini'
import { condition, NOT_PAID } from '../rewards/callFields.ts'
import { MAX_CAMPAIGN } from '../rewards/terms.ts'
import { defineCall } from '../web/call.ts'
import { cid, page, pageOf, size, whole } from '../web/fields.ts'
import { MONEY_COMMAND } from '../web/moneyCall.ts'

const campaign = whole(1, MAX_CAMPAIGN)

/** soon: not begun · available: conditions met · claimed: as often as allowed · expired: over · used_up: no budget left. */
const campaignState = z.enum(['soon', 'available', 'claimed', 'expired', 'used_up'])

const offered = {
  id: z.string(),
  title: z.string(),
  /** Address of a picture, '' without one. */
  /** Always '': campaigns have no pictures. */
  img: z.string(),
  /** UTC ms. */
  period: z.object({ from: z.number(), until: z.number() }),
  /** Of one claim. */
  reward: z.string(),
  currency: z.string(),
  state: campaignState,
  /** How often the caller has claimed it; 0 for visitors. */
  claimed: z.number(),
}

export const getFuli = defineCall({
  name: 'getFuli',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'Welfare campaigns: those that can be claimed first, then coming ones, then what is over',
  silent: true,
  request: z.object({ page, size }),
  data: pageOf(z.object(offered)),
})

export const getFuliInfo = defineCall({
  name: 'getFuliInfo',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'One welfare campaign with its budget and conditions; what of them is done, with a session',
  silent: true,
  extra: true,
  request: z.object({ id: campaign }),
  data: z.object({
    ...offered,
    /** Version of its terms. */
    terms: z.number(),
    html: z.string(),
    /** The budget set aside, and the rest of it. */
    budget: z.string(),
    left: z.string(),
    /** How often one customer may claim it. */
    perPerson: z.number(),
    conditions: z.array(condition),
    /** Entry of the log at which these figures are read. */
    sequence: z.number(),
  }),
  rejections: ['unknown_campaign'],
})

export const receiveFuli = defineCall({
  name: 'receiveFuli',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Claim the reward of a welfare campaign, whose conditions are met',
  extra: true,
  request: z.object({ id: campaign, cid: z.optional(cid) }),
  data: z.object({ id: z.string(), amount: z.string(), currency: z.string() }),
  rejections: [
    ...MONEY_COMMAND,
    ...NOT_PAID,
    'rewards_closed',
    'unknown_campaign',
    'campaign_not_running',
    'campaign_claimed',
    'campaign_condition',
  ],
})

export const WELFARE_CALLS = { getFuli, getFuliInfo, receiveFuli }
