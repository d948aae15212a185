import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { outcome, page, pageOf, reason, short, size, uid, whole, world } from '../operators/adminFields.ts'

const READERS = ['support', 'compliance', 'treasury', 'administrator', 'auditor'] as const

const getUserList = defineAdminCall({
  name: 'getUserList',
  access: READERS,
  summary: 'Find customers of a world by number, e-mail, phone, wallet or invitation code; demo guests by number',
  reads: true,
  request: z.object({ q: z._default(short(80), ''), world, page, size }),
  data: pageOf(
    z.object({
      uid: z.string(),
      /** Owner number in the requested world. */
      number: z.string(),
      /** Masked. */
      account: z.string(),
      country: z.string(),
      level: z.number(),
      frozen: z.boolean(),
      loginFrozen: z.boolean(),
      opened: z.number(),
      /** A visitor who tries the demo account without an account of his own. */
      guest: z.boolean(),
    }),
  ),
})

const getUser = defineAdminCall({
  name: 'getUser',
  access: READERS,
  summary:
    'One customer: profile, protection, verification, what was done to the account; of a guest the demo world is told',
  reads: true,
  request: z.object({ uid, world }),
  data: z.object({
    uid: z.string(),
    guest: z.boolean(),
    /** The world whose books are told. */
    world: z.enum(['real', 'demo']),
    /** Owner number in that world, '' while the customer has no account there. */
    number: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.string(),
    opened: z.number(),
    level: z.number(),
    kyc: z.object({ junior: z.string(), senior: z.string(), address: z.string() }),
    credit: z.number(),
    tier: z.number(),
    frozen: z.boolean(),
    loginFrozen: z.boolean(),
    withdrawalsHeldUntil: z.number(),
    totp: z.boolean(),
    passkeys: z.number(),
    wallet: z.string(),
    openCases: z.array(z.object({ id: z.string(), kind: z.string(), opened: z.number() })),
    notes: z.array(z.object({ time: z.number(), by: z.string(), text: z.string() })),
    events: z.array(
      z.object({ time: z.number(), what: z.string(), by: z.string(), text: z.string(), ref: z.string() }),
    ),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        address: z.string(),
        world: z.string(),
        opened: z.number(),
        lastSeen: z.number(),
      }),
    ),
    logins: z.array(
      z.object({ time: z.number(), device: z.string(), address: z.string(), method: z.string(), result: z.string() }),
    ),
  }),
  rejections: ['unknown_user'],
})

const getUserMoney = defineAdminCall({
  name: 'getUserMoney',
  access: READERS,
  summary:
    'Balances from the ledger, open orders and positions, at a position in the log; the look is in the audit chain',
  request: z.object({ uid, world }),
  data: z.object({
    sequence: z.number(),
    balances: z.array(z.object({ wallet: z.string(), currency: z.string(), available: z.string(), held: z.string() })),
    orders: z.array(
      z.object({
        orderNo: z.string(),
        symbol: z.string(),
        side: z.string(),
        type: z.string(),
        price: z.string(),
        amount: z.string(),
        filled: z.string(),
        time: z.number(),
      }),
    ),
    positions: z.array(
      z.object({
        id: z.string(),
        symbol: z.string(),
        side: z.string(),
        lots: z.number(),
        entry: z.string(),
        margin: z.string(),
        leverage: z.number(),
      }),
    ),
  }),
  rejections: ['unknown_user'],
})

const getUserLedger = defineAdminCall({
  name: 'getUserLedger',
  access: READERS,
  summary: 'Every change of balance of one customer, newest first; the look is in the audit chain',
  request: z.object({ uid, world, page, size }),
  data: pageOf(
    z.object({
      time: z.number(),
      account: z.string(),
      currency: z.string(),
      type: z.string(),
      change: z.string(),
      balance: z.string(),
      ref: z.string(),
    }),
  ),
  rejections: ['unknown_user'],
})

const revealContact = defineAdminCall({
  name: 'revealContact',
  access: ['support', 'compliance'],
  summary: 'Show an e-mail address or phone number in full; the look is in the audit chain',
  request: z.object({ uid, reason }),
  data: z.object({ email: z.string(), phone: z.string(), audit: z.number() }),
  rejections: ['unknown_user', 'reason_missing'],
})

const addUserNote = defineAdminCall({
  name: 'addUserNote',
  access: ['support', 'compliance', 'treasury', 'administrator'],
  summary: 'A note for other operators; customers do not see it',
  request: z.object({ uid, text: short(1_000) }),
  data: z.object({ audit: z.number() }),
  rejections: ['unknown_user', 'reason_missing'],
})

const endUserSessions = defineAdminCall({
  name: 'endUserSessions',
  access: ['support', 'compliance', 'administrator'],
  summary: 'End every session of a customer',
  request: z.object({ uid, reason }),
  data: z.object({ ended: z.number(), audit: z.number() }),
  rejections: ['unknown_user', 'reason_missing'],
})

/** Freezing takes effect at once and needs one person; lifting a freeze needs two. */
const setUserState = defineAdminCall({
  name: 'setUserState',
  access: ['support', 'compliance'],
  summary: 'Freeze or open a customer’s login, trading or withdrawals, with a reason and a notice to the customer',
  request: z.object({
    uid,
    scope: z.enum(['login', 'trade', 'withdraw']),
    frozen: z.boolean(),
    reason,
    text: z._default(short(500), ''),
  }),
  data: outcome,
  rejections: ['unknown_user', 'reason_missing', 'role_missing'],
})

const setUserTier = defineAdminCall({
  name: 'setUserTier',
  access: ['markets', 'administrator'],
  summary: 'Propose another fee tier for a customer',
  request: z.object({ uid, world, tier: whole, reason }),
  data: outcome,
  rejections: ['unknown_user', 'reason_missing', 'role_missing'],
})

export const USER_CALLS = {
  getUserList,
  getUser,
  getUserMoney,
  getUserLedger,
  revealContact,
  addUserNote,
  endUserSessions,
  setUserState,
  setUserTier,
}
