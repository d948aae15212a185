import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { decimal, operator, outcome, page, pageOf, reason, short, size, world } from '../operators/adminFields.ts'
import { OPERATOR_ROLES } from '../operators/roles.ts'

const nothing = z.object({})

const getDashboard = defineAdminCall({
  name: 'getDashboard',
  access: 'any',
  summary: 'Queues with their ages, what waits for approval, and the state of the platform',
  reads: true,
  request: nothing,
  data: z.object({
    /** Money that leaves and arrives first. `amounts`: how much waits, by currency; empty where no money does. */
    queues: z.array(
      z.object({
        kind: z.string(),
        open: z.number(),
        oldest: z.number(),
        targetMs: z.number(),
        amounts: z.array(z.object({ currency: z.string(), amount: z.string() })),
      }),
    ),
    approvals: z.number(),
    customers: z.number(),
    customersToday: z.number(),
    sessions: z.number(),
    haltedMarkets: z.number(),
    healthy: z.boolean(),
  }),
})

const getTreasury = defineAdminCall({
  name: 'getTreasury',
  access: ['treasury', 'administrator', 'auditor'],
  summary: 'Treasury and system accounts, read from the ledger at a position in the log',
  reads: true,
  request: z.object({ world }),
  data: z.object({
    sequence: z.number(),
    time: z.number(),
    accounts: z.array(
      z.object({
        owner: z.string(),
        wallet: z.string(),
        currency: z.string(),
        available: z.string(),
        held: z.string(),
      }),
    ),
    /** Balances of customers by currency, and the sum over every account (always zero). */
    totals: z.array(z.object({ currency: z.string(), customers: z.string(), system: z.string(), sum: z.string() })),
  }),
})

const proposeCapital = defineAdminCall({
  name: 'proposeCapital',
  access: ['treasury'],
  summary: 'Propose to write down that the operator’s own money came in, with its evidence',
  request: z.object({
    world,
    owner: z.enum(['treasury', 'insurance', 'optionsPool', 'liquidity']),
    currency: short(12),
    amount: decimal,
    evidence: short(300),
    reason,
  }),
  data: outcome,
  rejections: ['unknown_asset', 'malformed', 'reason_missing', 'amount_overflow'],
})

const getHealth = defineAdminCall({
  name: 'getHealth',
  access: 'any',
  summary: 'Log, replicas, feeds, projections and queues',
  reads: true,
  request: nothing,
  data: z.object({
    ready: z.boolean(),
    checks: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })),
    worlds: z.array(
      z.object({
        world: z.enum(['real', 'demo']),
        sequence: z.number(),
        time: z.number(),
        /**
         * The newest signed state: entry 0 and no hash before the first. Hashing the state anew would take time in
         * proportion to its size.
         */
        signed: z.object({ sequence: z.number(), stateHash: z.string() }),
        clockStopped: z.boolean(),
        /** No commands are accepted until operators have confirmed the machine's clock; `confirmable`: by `confirmClock`. */
        clock: z.object({ waits: z.boolean(), confirmable: z.boolean(), wallTime: z.number() }),
        storage: z.string(),
        historyBehind: z.number(),
        leases: z.array(z.object({ role: z.string(), until: z.number() })),
      }),
    ),
    feeds: z.array(z.object({ symbol: z.string(), sources: z.number(), sampledAt: z.number(), state: z.string() })),
    database: z.object({ engine: z.string(), reachable: z.boolean() }),
    sockets: z.number(),
    uptimeMs: z.number(),
    memoryBytes: z.number(),
    queues: z.array(z.object({ kind: z.string(), open: z.number(), oldest: z.number() })),
    audit: z.object({ rows: z.number(), anchoredRows: z.number() }),
  }),
})

/** After a long pause, or when the machine's clock is behind the log. Outside the sandbox it takes two operators, at the shell. */
const confirmClock = defineAdminCall({
  name: 'confirmClock',
  access: ['administrator'],
  summary: 'Confirm that the machine’s clock is right, so that a sandbox goes on',
  request: z.object({ world, reason }),
  data: z.object({ audit: z.number() }),
  rejections: ['clock_runs', 'not_in_sandbox', 'reason_missing'],
})

const auditRow = z.object({
  row: z.number(),
  time: z.number(),
  operator: z.string(),
  /** Name of the call, or a word of the platform. */
  what: z.string(),
  /** Customer number or other subject, '' when none. */
  subject: z.string(),
  /** Canonical JSON of the request, secrets left out. */
  detail: z.string(),
  result: z.string(),
  reason: z.string(),
  address: z.string(),
  device: z.string(),
  hash: z.string(),
})

const getAudit = defineAdminCall({
  name: 'getAudit',
  access: ['administrator', 'auditor', 'compliance'],
  summary: 'The audit chain, newest first',
  reads: true,
  request: z.object({
    operator: z._default(short(40), ''),
    what: z._default(short(60), ''),
    subject: z._default(short(60), ''),
    page,
    size,
  }),
  data: pageOf(auditRow),
})

const checkAudit = defineAdminCall({
  name: 'checkAudit',
  access: ['administrator', 'auditor', 'compliance'],
  summary: 'Recompute the whole audit chain and compare it with its anchors in the log',
  reads: true,
  request: nothing,
  data: z.object({
    rows: z.number(),
    whole: z.boolean(),
    /** The first row that is wrong, 0 when all are right. */
    brokenRow: z.number(),
    anchoredRows: z.number(),
    head: z.string(),
  }),
})

const getOperators = defineAdminCall({
  name: 'getOperators',
  access: ['administrator', 'auditor'],
  summary: 'Operators, their roles, factors and last logins',
  reads: true,
  request: nothing,
  data: z.array(
    z.object({
      operator: z.number(),
      name: z.string(),
      roles: z.array(z.enum(OPERATOR_ROLES)),
      factor: z.enum(['none', 'totp', 'passkey']),
      state: z.enum(['active', 'invited', 'dismissed', 'locked']),
      lastLogin: z.number(),
      sessions: z.number(),
    }),
  ),
})

/** Operator 0 invites a new one by `name`; the one-time password is told to the approver, once. */
const proposeOperator = defineAdminCall({
  name: 'proposeOperator',
  access: ['administrator'],
  summary: 'Propose to appoint an operator, change roles, or dismiss (no roles)',
  request: z.object({
    operator,
    name: z._default(short(40), ''),
    roles: z.array(z.enum(OPERATOR_ROLES)).check(z.maxLength(7)),
    reason,
  }),
  data: outcome,
  rejections: ['unknown_operator', 'reason_missing', 'role_missing', 'malformed'],
})

const endOperatorSessions = defineAdminCall({
  name: 'endOperatorSessions',
  access: ['administrator'],
  summary: 'End every session of an operator',
  request: z.object({ operator, reason }),
  data: z.object({ ended: z.number(), audit: z.number() }),
  rejections: ['unknown_operator', 'reason_missing'],
})

/** Sandbox only. */
const getOutbox = defineAdminCall({
  name: 'getOutbox',
  access: 'any',
  summary: 'Mails and codes that would have been sent (sandbox only)',
  reads: true,
  request: z.object({ to: z._default(short(120), '') }),
  data: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), time: z.number() })),
  rejections: ['not_in_sandbox'],
})

export const PLATFORM_CALLS = {
  getDashboard,
  getTreasury,
  proposeCapital,
  getHealth,
  confirmClock,
  getAudit,
  checkAudit,
  getOperators,
  proposeOperator,
  endOperatorSessions,
  getOutbox,
}
