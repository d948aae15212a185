import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { id, page, pageOf, reason, short, size } from '../operators/adminFields.ts'
import { SECURITY_CHANGES } from '../web/security.ts'

/** Kinds of cases. Later queues add theirs here. */
export const CASE_KINDS = [
  'kyc_junior',
  'kyc_senior',
  'kyc_address',
  ...(SECURITY_CHANGES.map((change) => `security_${change}`) as `security_${(typeof SECURITY_CHANGES)[number]}`[]),
  'deposit_voucher',
  'buy_coin',
  'loan',
  'repayment',
] as const
export type CaseKind = (typeof CASE_KINDS)[number]

export const CASE_STATES = ['waiting', 'taken', 'second', 'applying', 'approved', 'refused', 'withdrawn'] as const
export type CaseState = (typeof CASE_STATES)[number]

const READERS = ['support', 'compliance', 'administrator', 'auditor'] as const
const REVIEWERS = ['compliance'] as const

const caseLine = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(CASE_STATES),
  uid: z.string(),
  /** Masked name of the customer. */
  account: z.string(),
  opened: z.number(),
  /** End of the waiting time: UTC ms of the decision, 0 while open. */
  decided: z.number(),
  /** The operator who works on the case, '' for none; and until when it is reserved. */
  assignee: z.string(),
  takenUntil: z.number(),
})

const getCaseList = defineAdminCall({
  name: 'getCaseList',
  access: READERS,
  summary: 'A review queue, oldest first while open, newest first when decided',
  reads: true,
  request: z.object({
    /** '' = every kind; "kyc" and "security" are all kinds of that family. */
    kind: z._default(short(40), ''),
    /** '' = open (waiting, taken, second, applying). */
    state: z._default(z.enum(['', ...CASE_STATES]), ''),
    mine: z._default(z.boolean(), false),
    q: z._default(short(80), ''),
    page,
    size,
  }),
  data: z.object({
    ...pageOf(caseLine).shape,
    /** When a case was last decided, UTC ms, 0: never. Shown for an empty queue. */
    lastDecided: z.number(),
    /** Open cases by kind. */
    counts: z.array(z.object({ kind: z.string(), open: z.number(), oldest: z.number() })),
  }),
})

const getCase = defineAdminCall({
  name: 'getCase',
  access: READERS,
  summary: 'One case: what is asked for, what is known, and what happened to it',
  reads: true,
  request: z.object({ id }),
  data: z.object({
    ...caseLine.shape,
    country: z.string(),
    /** The request as its kind shows it: label words and values, never secrets, contacts masked. */
    fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
    /** `seen`: the caller has opened it, which approving asks for. */
    images: z.array(z.object({ id: z.string(), label: z.string(), seen: z.boolean() })),
    /** Reasons for caution: duplicates, new devices, recent changes. */
    warnings: z.array(z.string()),
    history: z.array(
      z.object({ time: z.number(), what: z.string(), by: z.string(), reason: z.string(), text: z.string() }),
    ),
    /** Reasons to refuse for, by word. */
    refusals: z.array(z.string()),
    /** The amount that approving would state, for kinds that state one: as requested, and its currency. */
    amount: z.nullable(z.object({ asked: z.string(), currency: z.string() })),
    /** The first decision, while a second operator's is awaited. */
    proposal: z.nullable(
      z.object({
        result: z.enum(['approve', 'refuse']),
        by: z.string(),
        digest: z.string(),
        reason: z.string(),
        text: z.string(),
        /** The approved amount, '' for kinds without one. */
        amount: z.string(),
      }),
    ),
    /** Approving needs two operators. */
    fourEyes: z.boolean(),
    /** Approving needs the bank's reference of the payment, as `text`. */
    reference: z.boolean(),
    /** Whether the caller may decide the case now. */
    mayDecide: z.boolean(),
  }),
  rejections: ['unknown_case'],
})

const takeCase = defineAdminCall({
  name: 'takeCase',
  access: REVIEWERS,
  summary: 'Keep a case to oneself for ten minutes',
  request: z.object({ id }),
  data: z.object({ takenUntil: z.number() }),
  rejections: ['unknown_case', 'case_taken', 'case_decided', 'same_operator'],
})

const releaseCase = defineAdminCall({
  name: 'releaseCase',
  access: REVIEWERS,
  summary: 'Give a case back to the queue',
  request: z.object({ id }),
  data: z.object({}),
  rejections: ['unknown_case', 'case_decided'],
})

/** `digest`: of the proposal for a second operator's decision, '' for a first decision. */
const setCaseResult = defineAdminCall({
  name: 'setCaseResult',
  access: REVIEWERS,
  summary: 'Approve or refuse a case; where two are needed the second person repeats the first one’s digest',
  request: z.object({
    id,
    result: z.enum(['approve', 'refuse']),
    /** Word from the kind's list when refusing. */
    reason,
    /** For the customer to read. */
    text: z._default(short(500), ''),
    /** Approved amount, decimal, for kinds that ask for one; sent by the first operator alone. */
    amount: z._default(short(40), ''),
    digest: z._default(short(64), ''),
  }),
  data: z.object({ state: z.enum(CASE_STATES), audit: z.number() }),
  rejections: [
    'unknown_case',
    'case_taken',
    'case_decided',
    'reason_missing',
    'reference_missing',
    'malformed',
    'same_operator',
    'digest_differs',
    'role_missing',
    'pictures_unseen',
  ],
})

/** Also for the operator who decided first: a mistake must not be left for the second operator to find. */
const setProposalAside = defineAdminCall({
  name: 'setProposalAside',
  access: REVIEWERS,
  summary: 'Set the first of two decisions aside: the case waits for a first decision again',
  request: z.object({
    id,
    /** Digest of the proposal that the caller has read. */
    digest: short(64),
    /** The mistake, for the history of the case; the customer does not read it. */
    text: short(500),
  }),
  data: z.object({ state: z.enum(CASE_STATES), audit: z.number() }),
  rejections: ['unknown_case', 'case_taken', 'case_decided', 'digest_differs', 'reason_missing', 'role_missing'],
})

/** The picture itself: GET /admin/document/<ticket>, once, within 60 s. */
const openDocument = defineAdminCall({
  name: 'openDocument',
  access: REVIEWERS,
  summary: 'A short-lived address of a picture of a case; every look is in the audit chain',
  request: z.object({ id, image: id }),
  data: z.object({ url: z.string(), until: z.number() }),
  rejections: ['unknown_case', 'image_unknown', 'case_taken'],
})

export const REVIEW_CALLS = {
  getCaseList,
  getCase,
  takeCase,
  releaseCase,
  setCaseResult,
  setProposalAside,
  openDocument,
}
