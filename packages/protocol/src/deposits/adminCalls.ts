import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { page, pageOf, reason, short, size, whole } from '../operators/adminFields.ts'

const READERS = ['support', 'compliance', 'treasury', 'administrator', 'auditor'] as const
/** Roles that may resume crediting after a stop, and dispose of arrivals that no customer can be credited with. */
const KEEPERS = ['treasury', 'administrator'] as const

/** `lost`: credited, but no longer part of the chain. */
const DEPOSIT_STATES = ['seen', 'credited', 'gone', 'stuck', 'lost'] as const

const arrival = {
  contract: z.string(),
  transaction: z.string(),
  /** Among the logs of its transaction; -1 for the chain's own coin. */
  position: z.number(),
  block: z.number(),
  from: z.string(),
  to: z.string(),
  /** Number and masked name of the customer who was given the address. */
  uid: z.string(),
  account: z.string(),
  seenAt: z.number(),
}

const getDepositList = defineAdminCall({
  name: 'getDepositList',
  access: READERS,
  summary: 'Transfers of the token to customers, newest first, with what became of them',
  reads: true,
  request: z.object({
    state: z._default(z.enum(['', ...DEPOSIT_STATES]), ''),
    /** Start of a transaction, an address, or a customer number. */
    q: z._default(short(66), ''),
    page,
    size,
  }),
  data: pageOf(
    z.object({
      ...arrival,
      amount: z.string(),
      currency: z.string(),
      state: z.enum(DEPOSIT_STATES),
      reason: z.string(),
      confirmations: z.number(),
      confirms: z.number(),
      /** Of the log, 0 before it is credited. */
      sequence: z.number(),
      /** Forms of the customer about this transaction that wait for review. */
      forms: z.number(),
    }),
  ),
})

const getSuspense = defineAdminCall({
  name: 'getSuspense',
  access: READERS,
  summary: 'What arrived at customers’ addresses and cannot be credited',
  reads: true,
  request: z.object({ state: z._default(z.enum(['open', 'closed']), 'open'), page, size }),
  data: pageOf(
    z.object({
      ...arrival,
      kind: z.enum(['token', 'coin', 'too_large', 'reappeared']),
      /** In smallest units: the token's contract says how many make a whole one. */
      units: z.string(),
      note: z.string(),
    }),
  ),
})

const closeSuspense = defineAdminCall({
  name: 'closeSuspense',
  access: KEEPERS,
  summary: 'Put away what cannot be credited, with what was done about it',
  request: z.object({
    contract: z.string().check(z.regex(/^(0x[0-9a-f]{40})?$/)),
    transaction: z.string().check(z.regex(/^0x[0-9a-f]{64}$/)),
    position: z.number().check(z.int(), z.gte(-1), z.lte(1_000_000)),
    reason,
  }),
  data: z.object({ audit: z.number() }),
  rejections: ['reason_missing', 'arrival_unknown'],
})

const getChainStatus = defineAdminCall({
  name: 'getChainStatus',
  access: READERS,
  summary: 'How far the chain is read, and whether deposits are credited',
  reads: true,
  request: z.object({}),
  data: z.object({
    state: z.enum(['off', 'starting', 'following', 'trouble', 'frozen']),
    reason: z.string(),
    head: z.number(),
    block: z.number(),
    contract: z.string(),
    confirms: z.number(),
    /** Deposits by state, and open items of the suspense list. */
    waiting: z.number(),
    stuck: z.number(),
    lost: z.number(),
    suspense: z.number(),
  }),
})

const resumeDeposits = defineAdminCall({
  name: 'resumeDeposits',
  access: KEEPERS,
  summary: 'Credit deposits again after a reorganisation was looked at',
  request: z.object({ reason }),
  data: z.object({ audit: z.number() }),
  rejections: ['reason_missing', 'deposits_closed'],
})

const readChainAgain = defineAdminCall({
  name: 'readChainAgain',
  access: KEEPERS,
  summary: 'Read the chain again from a block on; nothing is credited twice',
  request: z.object({ block: whole, reason }),
  data: z.object({ audit: z.number() }),
  rejections: ['reason_missing', 'deposits_closed'],
})

export const DEPOSIT_ADMIN_CALLS = {
  getDepositList,
  getSuspense,
  closeSuspense,
  getChainStatus,
  resumeDeposits,
  readChainAgain,
}
