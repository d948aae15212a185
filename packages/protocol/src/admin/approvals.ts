import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { id, page, pageOf, short } from '../operators/adminFields.ts'

export const PROPOSAL_STATES = ['waiting', 'approved', 'refused', 'withdrawn', 'expired', 'failed'] as const

/**
 * Each term that an act sets, in units and before it, those that stay included: while a proposal waits, against what holds
 * now, later against what held when it was decided. Empty for acts without terms.
 */
const terms = z.array(z.object({ term: z.string(), before: z.string(), after: z.string() }))

const proposal = z.object({
  id: z.string(),
  world: z.enum(['real', 'demo']),
  /** Word of the action, as in the core's commands. */
  action: z.string(),
  /** The proposal in one English sentence made from its payload. */
  summary: z.string(),
  terms,
  /** The exact payload as canonical JSON, and its SHA-256 in hex, which a second person approves. */
  payload: z.string(),
  digest: z.string(),
  reason: z.string(),
  proposer: z.string(),
  proposedAt: z.number(),
  effectiveAt: z.number(),
  state: z.enum(PROPOSAL_STATES),
  approver: z.string(),
  decidedAt: z.number(),
  /** Position in the log, 0 while it is not in the log. */
  sequence: z.number(),
  /** Whether the caller may approve it. */
  mayApprove: z.boolean(),
})

const getApprovalList = defineAdminCall({
  name: 'getApprovalList',
  access: 'any',
  summary: 'Proposals that wait for a second person, and those decided',
  reads: true,
  request: z.object({
    state: z._default(z.enum(['', ...PROPOSAL_STATES]), ''),
    /** Filters: one world, and one kind of action; '' takes any. */
    world: z._default(z.enum(['', 'real', 'demo']), ''),
    action: z._default(short(40), ''),
    page,
  }),
  data: pageOf(proposal),
})

const setApproval = defineAdminCall({
  name: 'setApproval',
  access: ['support', 'compliance', 'treasury', 'markets', 'content', 'administrator'],
  summary: 'Approve or refuse exactly the proposal with this digest; its proposer may withdraw it',
  request: z.object({
    id,
    digest: short(64),
    result: z.enum(['approve', 'refuse', 'withdraw']),
    text: z._default(short(500), ''),
  }),
  data: z.object({
    state: z.enum(PROPOSAL_STATES),
    sequence: z.number(),
    audit: z.number(),
    /** One-time password of an operator appointed by this approval: told in this answer alone and stored nowhere. */
    oneTimePassword: z.optional(z.string()),
    /** Why the log refused the approved action, '' when it took it. */
    problem: z.string(),
  }),
  rejections: ['unknown_approval', 'digest_differs', 'same_operator', 'role_missing', 'four_eyes_needed'],
})

/** Decisions recorded in the log that wait for their time. */
const getScheduled = defineAdminCall({
  name: 'getScheduled',
  access: 'any',
  summary: 'Decisions in the log that come into effect later',
  reads: true,
  request: z.object({}),
  data: z.array(
    z.object({
      world: z.enum(['real', 'demo']),
      decision: z.number(),
      effectiveAt: z.number(),
      action: z.string(),
      summary: z.string(),
      terms,
      reason: z.string(),
      proposer: z.string(),
      approver: z.string(),
    }),
  ),
})

export const APPROVAL_CALLS = { getApprovalList, setApproval, getScheduled }
