import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { decimal, effectiveAt, outcome, reason, whole, world } from '../operators/adminFields.ts'
import { MAX_CAMPAIGN, MAX_INVITE_LEVELS, SIGN_IN_DAYS } from './terms.ts'

/** The kind of a reward. */
export const REWARD_KINDS = ['sign_in', 'invitation', 'welfare'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

const rewardTerms = z.object({
  /** Part of a customer's own trading fees that may come back as rewards of sign-in and welfare. */
  rewardShare: decimal,
  /** Part of a trading fee for the inviters of the customer who paid it, level by level, the nearest inviter first. */
  inviteRates: z.array(decimal).check(z.maxLength(MAX_INVITE_LEVELS)),
  /** How many days a commission waits. */
  waitDays: whole,
  /** Of the seven days of a sign-in cycle, in the currency of rewards. */
  signInRewards: z.array(decimal).check(z.length(SIGN_IN_DAYS)),
})

/** 0 is the sign-in. */
const campaign = z.number().check(z.int(), z.gte(0), z.lte(MAX_CAMPAIGN))

const getActivity = defineAdminCall({
  name: 'getActivity',
  access: ['treasury', 'administrator', 'auditor', 'compliance', 'support'],
  summary: 'Rewards: the terms in force, what is set aside for each campaign, and what was paid out of it',
  reads: true,
  request: z.object({ world }),
  data: z.object({
    sequence: z.number(),
    time: z.number(),
    /** Currency of the terms and of the counted fees. */
    currency: z.string(),
    /** Number of the decision that set the terms; 0: there are none, and `terms` is null. */
    version: z.number(),
    terms: z.nullable(rewardTerms),
    /** Money left in the treasury to fund campaigns, by currency. */
    treasury: z.array(z.object({ currency: z.string(), amount: z.string() })),
    budgets: z.array(
      z.object({
        /** 0 is the sign-in. */
        campaign: z.number(),
        currency: z.string(),
        /** The sum of all funding, less the money that went back to the treasury. */
        funded: z.string(),
        paid: z.string(),
        left: z.string(),
      }),
    ),
    /** Rewards paid to customers, by kind and currency, ever. */
    paid: z.array(
      z.object({ kind: z.enum(REWARD_KINDS), currency: z.string(), amount: z.string(), count: z.number() }),
    ),
    /** Waiting commissions in the fees account, by currency. */
    waiting: z.array(z.object({ currency: z.string(), amount: z.string() })),
  }),
  rejections: ['unknown_asset'],
})

const proposal = { world, effectiveAt, reason }
const PROPOSAL = ['malformed', 'unknown_asset', 'reason_missing', 'effective_time_past', 'role_missing'] as const

const proposeRewardTerms = defineAdminCall({
  name: 'proposeRewardTerms',
  access: ['treasury', 'administrator'],
  summary: 'Propose the terms of rewards; cycles, commissions and claims that have begun keep theirs',
  request: z.object({ ...proposal, terms: rewardTerms }),
  data: outcome,
  rejections: PROPOSAL,
})

const proposeCampaignFunding = defineAdminCall({
  name: 'proposeCampaignFunding',
  access: ['treasury', 'administrator'],
  summary: 'Propose to set money of the treasury aside for a campaign; 0 is the sign-in',
  request: z.object({ ...proposal, campaign, amount: decimal }),
  data: outcome,
  rejections: [...PROPOSAL, 'treasury_short', 'unknown_campaign'],
})

const proposeCampaignClosing = defineAdminCall({
  name: 'proposeCampaignClosing',
  access: ['treasury', 'administrator'],
  summary: 'Propose to end a campaign: what is left of it goes back to the treasury; 0 is the sign-in',
  request: z.object({ ...proposal, campaign }),
  data: outcome,
  rejections: [...PROPOSAL, 'unknown_campaign'],
})

export const REWARD_ADMIN_CALLS = {
  getActivity,
  proposeRewardTerms,
  proposeCampaignFunding,
  proposeCampaignClosing,
}
