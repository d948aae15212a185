import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { decimal, effectiveAt, outcome, reason, short, whole, world } from '../operators/adminFields.ts'

const MAKERS = ['markets'] as const

const market = z.object({
  id: z.number(),
  symbol: z.string(),
  name: z.string(),
  kind: z.enum(['spot', 'perpetual', 'dated', 'options']),
  class: z.string(),
  state: z.enum(['open', 'cancel_only', 'halted', 'settled']),
  reason: z.string(),
  last: z.string(),
  index: z.string(),
  /** Live sources of the index now, and the least number needed. */
  sources: z.number(),
  minimumSources: z.number(),
  openOrders: z.number(),
  /** Customers with an open position, 0 on spot. */
  openPositions: z.number(),
})

const getMarkets = defineAdminCall({
  name: 'getMarkets',
  access: 'any',
  summary: 'Every spot market, contract and timed-order market with its state',
  reads: true,
  request: z.object({ world }),
  data: z.array(market),
})

const getMarketTerms = defineAdminCall({
  name: 'getMarketTerms',
  access: 'any',
  summary: 'The full definition of one market, what may be changed, and who is affected',
  reads: true,
  request: z.object({ world, id: whole }),
  data: z.object({
    ...market.shape,
    /** The core's definition as canonical JSON. */
    definition: z.string(),
    /** Fields that a proposal may change with their present values. */
    changeable: z.array(z.object({ field: z.string(), value: z.string(), unit: z.string() })),
  }),
  rejections: ['unknown_market'],
})

/** Halting takes effect at once and needs one person; opening again needs two. */
const haltMarket = defineAdminCall({
  name: 'haltMarket',
  access: MAKERS,
  summary: 'Halt a market, let it only cancel, or open it again',
  request: z.object({ world, id: whole, mode: z.enum(['halted', 'cancel_only', 'open']), reason }),
  data: outcome,
  rejections: ['unknown_market', 'reason_missing', 'role_missing', 'contract_settled'],
})

const proposeTerms = defineAdminCall({
  name: 'proposeTerms',
  access: MAKERS,
  summary: 'Propose other limits of a market for orders accepted from a time on',
  request: z.object({
    world,
    id: whole,
    changes: z.array(z.object({ field: short(40), value: short(40) })).check(z.minLength(1), z.maxLength(20)),
    effectiveAt,
    reason,
  }),
  data: outcome,
  rejections: ['unknown_market', 'malformed', 'reason_missing', 'effective_time_past'],
})

/** An instrument of the catalogue that is not listed in this world. */
const getListable = defineAdminCall({
  name: 'getListable',
  access: 'any',
  summary: 'What could be listed: indexes and contracts of the catalogue that this world does not have',
  reads: true,
  request: z.object({ world }),
  data: z.array(
    z.object({ id: z.number(), symbol: z.string(), name: z.string(), kind: z.string(), class: z.string() }),
  ),
})

const proposeListing = defineAdminCall({
  name: 'proposeListing',
  access: MAKERS,
  summary: 'Propose to list an instrument of the catalogue',
  request: z.object({ world, id: whole, effectiveAt, reason }),
  data: outcome,
  rejections: ['unknown_market', 'already_listed', 'reason_missing', 'effective_time_past'],
})

const getFeeTiers = defineAdminCall({
  name: 'getFeeTiers',
  access: 'any',
  summary: 'Spot fee tiers in force',
  reads: true,
  request: z.object({ world }),
  data: z.array(z.object({ tier: z.number(), makerRate: z.string(), takerRate: z.string(), customers: z.number() })),
})

const proposeFeeTiers = defineAdminCall({
  name: 'proposeFeeTiers',
  access: MAKERS,
  summary: 'Propose fee tiers for orders accepted from a time on',
  request: z.object({
    world,
    tiers: z.array(z.object({ makerRate: decimal, takerRate: decimal })).check(z.minLength(1), z.maxLength(20)),
    effectiveAt,
    reason,
  }),
  data: outcome,
  rejections: ['malformed', 'reason_missing', 'effective_time_past'],
})

const getPolicies = defineAdminCall({
  name: 'getPolicies',
  access: 'any',
  summary: 'Policies with their versions: in force, scheduled, and before',
  reads: true,
  request: z.object({ world }),
  data: z.array(
    z.object({
      policy: z.string(),
      /** Position in the log; 0: the built-in one. */
      version: z.number(),
      state: z.enum(['in_force', 'scheduled', 'past']),
      effectiveAt: z.number(),
      proposer: z.string(),
      approver: z.string(),
      reason: z.string(),
      values: z.array(z.object({ label: z.string(), value: z.string() })),
      /** Amounts of the verification policy by level, in USDT: the initial values of a proposed policy. */
      amounts: z.optional(z.object({ loanLimits: z.array(z.string()), dailyWithdrawals: z.array(z.string()) })),
    }),
  ),
})

const proposeVerificationPolicy = defineAdminCall({
  name: 'proposeVerificationPolicy',
  access: ['compliance', 'administrator'],
  summary: 'Propose what each verification level unlocks',
  request: z.object({
    world,
    loanLimits: z.array(decimal).check(z.length(4)),
    dailyWithdrawals: z.array(decimal).check(z.length(4)),
    effectiveAt,
    reason,
  }),
  data: outcome,
  rejections: ['malformed', 'reason_missing', 'effective_time_past'],
})

const cancelScheduled = defineAdminCall({
  name: 'cancelScheduled',
  access: ['markets', 'compliance', 'administrator'],
  summary: 'Propose to take back a decision that has not come into effect',
  request: z.object({ world, decision: whole, reason }),
  data: outcome,
  rejections: ['unknown_decision', 'reason_missing'],
})

export const MARKET_ADMIN_CALLS = {
  getMarkets,
  getMarketTerms,
  haltMarket,
  proposeTerms,
  getListable,
  proposeListing,
  getFeeTiers,
  proposeFeeTiers,
  getPolicies,
  proposeVerificationPolicy,
  cancelScheduled,
}
