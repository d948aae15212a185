import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import {
  decimal,
  effectiveAt,
  id,
  outcome,
  page,
  pageOf,
  reason,
  short,
  size,
  whole,
  world,
} from '../operators/adminFields.ts'
import { MAX_ASSET_ID, MAX_MARKET_ID, MAX_OFFERINGS } from '../shape/limits.ts'
import { OFFERING_STATES, SUBSCRIPTION_STATES } from './callFields.ts'

const READERS = ['treasury', 'markets', 'compliance', 'administrator', 'auditor', 'support'] as const

const between = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most))
const coin = between(1, MAX_OFFERINGS)
const asset = between(1, MAX_ASSET_ID)

/** Terms as operators enter them: coins and money as decimals, times in UTC ms. */
const offeringTerms = z.object({
  /** Number of the offering. */
  coin,
  asset,
  name: short(80),
  issuePrice: decimal,
  volume: decimal,
  lot: decimal,
  min: decimal,
  max: decimal,
  opens: whole,
  closes: whole,
  listTime: whole,
  lockDays: whole,
  /** The market that is opened at `listTime`. */
  market: between(1, MAX_MARKET_ID),
  way: z.enum(['review', 'pro_rata']),
  issuer: short(120),
  releaseTime: whole,
  issueNumber: short(40),
  /** '' when it is not stated. */
  circulation: z.union([decimal, z.literal('')]),
  site: short(200),
  paper: short(200),
  introduction: short(4_000),
})

/** Coins and money of one offering. */
const figures = {
  left: z.string(),
  funded: z.string(),
  coins: z.string(),
  asked: z.string(),
  allocated: z.string(),
  held: z.string(),
  paid: z.string(),
  issuerPaid: z.string(),
}

const getOfferings = defineAdminCall({
  name: 'getOfferings',
  access: READERS,
  summary: 'New coins: offerings with the coins and the money that belong to them, and what is listed',
  reads: true,
  request: z.object({ world }),
  data: z.object({
    sequence: z.number(),
    time: z.number(),
    currency: z.string(),
    offerings: z.array(
      z.object({
        /** Number of the decision that set the terms. */
        version: z.number(),
        terms: offeringTerms,
        /** Its code. */
        code: z.string(),
        state: z.enum(OFFERING_STATES),
        soldOut: z.boolean(),
        /** UTC ms at which its market was opened; 0: not yet. */
        listedAt: z.number(),
        /** UTC ms of a missed listing date; 0: none was missed. */
        missedAt: z.number(),
        /** Its coins lie in the offering account. */
        backed: z.boolean(),
        isAllocated: z.boolean(),
        /** Requests under review. */
        waiting: z.number(),
        ...figures,
      }),
    ),
    /** Assets and spot markets of this world, and numbers that are free. */
    assets: z.array(z.object({ id: z.number(), code: z.string(), name: z.string(), scale: z.number() })),
    markets: z.array(z.object({ id: z.number(), symbol: z.string(), base: z.number() })),
    nextAsset: z.number(),
    nextMarket: z.number(),
  }),
  rejections: ['unknown_asset'],
})

const getSubscriptions = defineAdminCall({
  name: 'getSubscriptions',
  access: READERS,
  summary: 'Subscriptions to a new coin that the exchange still keeps, in order of request',
  reads: true,
  request: z.object({ world, coin, state: z._default(z.enum(['', ...SUBSCRIPTION_STATES]), ''), page, size }),
  data: pageOf(
    z.object({
      orderNo: z.string(),
      /** Number of the customer's account in this world. */
      owner: z.string(),
      time: z.number(),
      quantity: z.string(),
      /** Money held since the request. */
      amount: z.string(),
      allocated: z.string(),
      refund: z.string(),
      state: z.enum(SUBSCRIPTION_STATES),
    }),
  ),
  rejections: ['unknown_offering'],
})

const tryAllocation = defineAdminCall({
  name: 'tryAllocation',
  access: READERS,
  summary: 'What a pro rata allocation would give now to each request; changes nothing',
  reads: true,
  request: z.object({ world, coin }),
  data: z.object({
    sequence: z.number(),
    code: z.string(),
    currency: z.string(),
    asked: z.string(),
    /** The coins of the allocation, the money paid for them, and the money released. */
    allocated: z.string(),
    paid: z.string(),
    refund: z.string(),
    /** Coins that would stay unallocated. */
    left: z.string(),
    /** In order of request; at most 200, and their total number. */
    lines: z.array(
      z.object({
        orderNo: z.string(),
        owner: z.string(),
        quantity: z.string(),
        allocated: z.string(),
        paid: z.string(),
        refund: z.string(),
      }),
    ),
    lineCount: z.number(),
    /** Why the allocation would be refused now: word and sentence; '' when it would be accepted. */
    rejection: z.string(),
    problem: z.string(),
  }),
  rejections: ['unknown_offering'],
})

const proposed = { effectiveAt, reason }
const REFUSED = ['malformed', 'reason_missing', 'effective_time_past', 'role_missing'] as const

const proposeAsset = defineAdminCall({
  name: 'proposeAsset',
  access: ['markets', 'administrator'],
  summary: 'Propose to list an asset',
  request: z.object({
    world,
    asset: z.object({ id: asset, code: short(12), name: short(80), scale: between(0, 8) }),
    ...proposed,
  }),
  data: outcome,
  rejections: REFUSED,
})

const proposeSpotMarket = defineAdminCall({
  name: 'proposeSpotMarket',
  access: ['markets', 'administrator'],
  summary: 'Propose to list a spot market of an asset, priced in USDT',
  request: z.object({
    world,
    market: z.object({
      id: between(1, MAX_MARKET_ID),
      base: asset,
      tickSize: decimal,
      lotSize: decimal,
      /** Of one order: coins, and value in USDT. */
      minAmount: decimal,
      maxAmount: decimal,
      minNotional: decimal,
      maxNotional: decimal,
      /** A coin that comes to be listed at a later moment begins halted; `why`, for everybody to read. */
      state: z.enum(['open', 'halted']),
      why: short(120),
    }),
    ...proposed,
  }),
  data: outcome,
  rejections: [...REFUSED, 'unknown_asset'],
})

const proposeOffering = defineAdminCall({
  name: 'proposeOffering',
  access: ['treasury', 'markets', 'administrator'],
  summary: 'Propose a new coin, or other terms for later subscriptions; those that are there keep theirs',
  request: z.object({ world, terms: offeringTerms, ...proposed }),
  data: outcome,
  rejections: REFUSED,
})

/** A movement of coins or money in or out of the offering account. `evidence` names the proof of it. */
const moved = { world, coin, evidence: short(200), ...proposed }
const MOVING = { access: ['treasury'] as const, data: outcome, rejections: [...REFUSED, 'unknown_offering'] as const }

const proposeOfferingFunding = defineAdminCall({
  name: 'proposeOfferingFunding',
  summary: 'Propose to bring the issuer’s coins into the account of their offering',
  request: z.object({ ...moved, amount: decimal }),
  ...MOVING,
})

const proposeIssuerPayment = defineAdminCall({
  name: 'proposeIssuerPayment',
  summary: 'Propose to pay the issuer out of what subscribers paid, after the listing',
  request: z.object({ ...moved, amount: decimal }),
  ...MOVING,
})

const proposeUnsoldReturn = defineAdminCall({
  name: 'proposeUnsoldReturn',
  summary: 'Propose to give coins that nobody was given back to the issuer, after the listing',
  request: z.object(moved),
  ...MOVING,
})

const proposeAllocation = defineAdminCall({
  name: 'proposeAllocation',
  access: ['treasury', 'administrator'],
  summary: 'Propose to allocate a new coin pro rata among all requests, after it has closed',
  request: z.object({ world, coin, reason }),
  data: outcome,
  rejections: ['reason_missing', 'role_missing', 'unknown_offering'],
})

/** Most requests that one call is about. */
const TOGETHER = 200
const problem = z.string()

const proposeSubscriptions = defineAdminCall({
  name: 'proposeSubscriptions',
  access: ['treasury', 'administrator'],
  summary: 'Propose to pass requests for a new coin that is given by review, or not to: one proposal for each',
  request: z.object({
    world,
    coin,
    /** Numbers of the subscriptions. */
    orders: z
      .array(z.string().check(z.regex(/^\d{1,15}$/, 'is no number')))
      .check(z.minLength(1), z.maxLength(TOGETHER)),
    passed: z.boolean(),
    /** The reason of a rejection, for the customers; '' for passed requests. */
    text: z._default(short(200), ''),
    reason,
  }),
  /** `pending`: id of the waiting proposal; '' when the log would refuse it because of `problem`. */
  data: z.array(z.object({ orderNo: z.string(), pending: z.string(), problem })),
  rejections: ['reason_missing', 'role_missing', 'unknown_offering'],
})

const approveSubscriptions = defineAdminCall({
  name: 'approveSubscriptions',
  access: ['treasury', 'administrator'],
  summary: 'Approve proposals about requests for new coins together, each exactly as it was looked at',
  request: z.object({
    proposals: z.array(z.object({ id, digest: short(64) })).check(z.minLength(1), z.maxLength(TOGETHER)),
  }),
  /** `sequence`: position in the log; 0 when it could not be approved because of `problem`. */
  data: z.array(z.object({ id: z.string(), sequence: z.number(), problem })),
})

export const NEW_COIN_ADMIN_CALLS = {
  getOfferings,
  getSubscriptions,
  tryAllocation,
  proposeAsset,
  proposeSpotMarket,
  proposeOffering,
  proposeOfferingFunding,
  proposeIssuerPayment,
  proposeUnsoldReturn,
  proposeAllocation,
  proposeSubscriptions,
  approveSubscriptions,
}
