import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { decimal, effectiveAt, outcome, reason, short, whole, world } from '../operators/adminFields.ts'
import { MAX_CAMPAIGN } from '../rewards/terms.ts'
import { CONDITION_KINDS } from './terms.ts'

const MAX_CONDITIONS = 8

const campaignTerms = z.object({
  campaign: z.number().check(z.int(), z.gte(1), z.lte(MAX_CAMPAIGN)),
  title: short(80),
  /** Number of the text that its page shows; 0: none. */
  text: whole,
  currency: short(12),
  reward: decimal,
  perPerson: whole,
  /** UTC ms. */
  from: whole,
  until: whole,
  conditions: z.array(z.object({ kind: z.enum(CONDITION_KINDS), need: decimal })).check(z.maxLength(MAX_CONDITIONS)),
  state: z.enum(['running', 'ended']),
})

const getCampaigns = defineAdminCall({
  name: 'getCampaigns',
  access: ['treasury', 'administrator', 'auditor', 'compliance', 'support'],
  summary: 'Welfare campaigns with their terms, what is left of them and how often they were claimed',
  reads: true,
  request: z.object({ world }),
  data: z.object({
    sequence: z.number(),
    campaigns: z.array(
      z.object({
        /** Number of the decision that set the terms. */
        version: z.number(),
        terms: campaignTerms,
        state: z.enum(['soon', 'running', 'used_up', 'ended']),
        left: z.string(),
        claims: z.number(),
      }),
    ),
  }),
})

const proposeCampaign = defineAdminCall({
  name: 'proposeCampaign',
  access: ['treasury', 'administrator'],
  summary: 'Propose a welfare campaign, or wider terms for one that runs; conditions are never tightened',
  request: z.object({ world, terms: campaignTerms, effectiveAt, reason }),
  data: outcome,
  rejections: [
    'malformed',
    'unknown_asset',
    'reason_missing',
    'effective_time_past',
    'role_missing',
    'campaign_narrowed',
  ],
})

export const WELFARE_ADMIN_CALLS = { getCampaigns, proposeCampaign }
