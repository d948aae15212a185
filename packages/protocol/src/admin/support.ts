import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { id, page, pageOf, reason, short, size, uid } from '../operators/adminFields.ts'
import { SUPPORT_LIMITS, supportHours, TICKET_STATES, TICKET_TYPES } from '../web/support.ts'
import { USER_CALLS } from './users.ts'

const READERS = ['support', 'administrator', 'auditor'] as const
const WRITERS = ['support'] as const

/** What an operator types for a customer, or for other operators. */
const message = z._default(short(SUPPORT_LIMITS.text), '')
const note = z._default(short(1_000), '')
const audited = z.object({ audit: z.number() })

const ticketLine = z.object({
  id: z.string(),
  type: z.enum(TICKET_TYPES),
  title: z.string(),
  state: z.enum(TICKET_STATES),
  uid: z.string(),
  /** Masked. */
  account: z.string(),
  opened: z.number(),
  updated: z.number(),
  /** Since when the customer waits for an answer, UTC ms, 0: not. */
  waitingSince: z.number(),
  /** The operator who has it, '' for nobody. */
  assignee: z.string(),
  /** 1 to 5, 0: not rated. */
  rating: z.number(),
})

const getTickets = defineAdminCall({
  name: 'getTickets',
  access: READERS,
  summary: 'Conversations with customers: those that wait first, the longest wait on top',
  reads: true,
  request: z.object({
    /** '': not closed. */
    state: z._default(z.enum(['', ...TICKET_STATES]), ''),
    mine: z._default(z.boolean(), false),
    /** Number of a customer, '' for all. */
    uid: z._default(z.union([z.literal(''), uid]), ''),
    page,
    size,
  }),
  data: z.object({
    ...pageOf(ticketLine).shape,
    /** Over all conversations: those that wait, since when the first of them, and those that wait with nobody. */
    waiting: z.number(),
    oldest: z.number(),
    untaken: z.number(),
    /** Operators who answer now, and whether the caller does. */
    there: z.array(z.string()),
    mineThere: z.boolean(),
    /** Rises with every change of a conversation: for `awaitTickets`. */
    version: z.number(),
  }),
})

const getTicket = defineAdminCall({
  name: 'getTicket',
  access: READERS,
  summary: 'One conversation with a customer, its steps and notes, and the customer’s other conversations',
  reads: true,
  request: z.object({ id }),
  data: z.object({
    ...ticketLine.shape,
    posts: z.array(
      z.object({
        number: z.number(),
        time: z.number(),
        by: z.enum(['customer', 'support']),
        /** Of support: the operator. */
        operator: z.string(),
        text: z.string(),
        images: z.array(z.object({ id: z.string(), kind: z.enum(['picture', 'pdf']) })),
      }),
    ),
    /** Steps and notes between operators, oldest first; the customer reads no note. */
    steps: z.array(z.object({ time: z.number(), what: z.string(), by: z.string(), to: z.string(), note: z.string() })),
    consent: z.object({ state: z.enum(['none', 'asked', 'given']), until: z.number() }),
    comment: z.string(),
    /** Messages of support that the customer has not read. */
    unread: z.number(),
    /** The caller has it. */
    mine: z.boolean(),
    /** Operators it may be handed to. */
    colleagues: z.array(z.string()),
    /** The customer's other conversations, newest first. */
    others: z.array(ticketLine),
  }),
  rejections: ['unknown_ticket'],
})

/** Answered when a conversation has changed since `since`, and after 20 s at the latest. */
const awaitTickets = defineAdminCall({
  name: 'awaitTickets',
  access: READERS,
  summary: 'Wait for the next change of any conversation',
  reads: true,
  request: z.object({ since: z.number().check(z.int(), z.gte(0)) }),
  data: z.object({ version: z.number() }),
})

const setThere = defineAdminCall({
  name: 'setThere',
  access: WRITERS,
  summary:
    'Answer customers live from now on, or no longer; also ends by itself some minutes after the last sign of activity',
  request: z.object({ there: z.boolean() }),
  data: audited,
})

const takeTicket = defineAdminCall({
  name: 'takeTicket',
  access: WRITERS,
  summary: 'Take a conversation; from another operator with a note that says why',
  request: z.object({ id, note }),
  data: audited,
  rejections: ['unknown_ticket', 'ticket_closed', 'ticket_held', 'ticket_unchanged'],
})

const handTicket = defineAdminCall({
  name: 'handTicket',
  access: WRITERS,
  summary: 'Hand a conversation to another operator, or back to the queue, with a note',
  request: z.object({
    id,
    /** Name of the operator, '' for the queue. */
    to: z._default(short(64), ''),
    note,
  }),
  data: audited,
  rejections: ['unknown_ticket', 'ticket_closed', 'ticket_not_yours', 'note_missing', 'unknown_operator'],
})

const noteTicket = defineAdminCall({
  name: 'noteTicket',
  access: WRITERS,
  summary: 'A note for other operators in a conversation; the customer does not see it',
  request: z.object({ id, note }),
  data: audited,
  rejections: ['unknown_ticket', 'note_missing'],
})

const replyTicket = defineAdminCall({
  name: 'replyTicket',
  access: WRITERS,
  summary: 'Answer a customer in a conversation of one’s own; repeated with the same cid it is written once',
  request: z.object({ id, text: message, cid: id }),
  data: z.object({ number: z.number(), audit: z.number() }),
  rejections: ['unknown_ticket', 'ticket_closed', 'ticket_not_yours', 'ticket_full', 'field_empty', 'conflict'],
})

const closeTicket = defineAdminCall({
  name: 'closeTicket',
  access: WRITERS,
  summary: 'End a conversation; the customer may open it again for some days, and rate it',
  request: z.object({ id }),
  data: audited,
  rejections: ['unknown_ticket', 'ticket_closed', 'ticket_not_yours'],
})

const askConsent = defineAdminCall({
  name: 'askConsent',
  access: WRITERS,
  summary: 'Ask the customer to let support see the account',
  request: z.object({ id }),
  data: audited,
  rejections: ['unknown_ticket', 'ticket_closed', 'ticket_not_yours', 'ticket_unchanged'],
})

const seeAccount = defineAdminCall({
  name: 'seeAccount',
  access: WRITERS,
  summary: 'What the customer sees of the account, while the consent lasts; every look is in the audit chain and told',
  request: z.object({ id }),
  data: z.object({
    ...USER_CALLS.getUserMoney.data.shape,
    level: z.number(),
    kyc: z.object({ junior: z.string(), senior: z.string(), address: z.string() }),
    /** The newest changes of balances. */
    ledger: USER_CALLS.getUserLedger.data.shape.list,
    /** End of the consent. */
    until: z.number(),
    time: z.number(),
  }),
  rejections: ['unknown_ticket', 'ticket_not_yours', 'consent_missing', 'unknown_user'],
})

/** The file itself: GET /admin/document/<ticket>, once, within 60 s. */
const openTicketFile = defineAdminCall({
  name: 'openTicketFile',
  access: WRITERS,
  summary: 'A short-lived address of a file that a customer sent; every look is in the audit chain',
  request: z.object({ id, image: id }),
  data: z.object({ url: z.string(), until: z.number() }),
  rejections: ['unknown_ticket', 'image_unknown'],
})

const answer = { title: short(80), text: short(SUPPORT_LIMITS.text) }

const getCannedAnswers = defineAdminCall({
  name: 'getCannedAnswers',
  access: READERS,
  summary: 'Ready answers, by title',
  reads: true,
  request: z.object({}),
  data: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), changed: z.number(), by: z.string() })),
})

const saveCannedAnswer = defineAdminCall({
  name: 'saveCannedAnswer',
  access: WRITERS,
  summary: 'Add a ready answer, or change one',
  /** `id` '': a new one. */
  request: z.object({ id: z._default(short(64), ''), ...answer }),
  data: z.object({ id: z.string(), audit: z.number() }),
  rejections: ['field_empty', 'unknown_answer', 'answers_full'],
})

const removeCannedAnswer = defineAdminCall({
  name: 'removeCannedAnswer',
  access: WRITERS,
  summary: 'Remove a ready answer',
  request: z.object({ id }),
  data: audited,
  rejections: ['unknown_answer'],
})

const getSupportHours = defineAdminCall({
  name: 'getSupportHours',
  access: READERS,
  summary: 'The working hours of support, as customers read them, and who set them',
  reads: true,
  request: z.object({}),
  data: z.object({ hours: z.nullable(supportHours), changed: z.number(), by: z.string() }),
})

const setSupportHours = defineAdminCall({
  name: 'setSupportHours',
  access: ['support', 'administrator'],
  summary: 'Set the working hours of support; they are told to customers at once and open or close nothing',
  request: z.object({ hours: supportHours, reason }),
  data: audited,
  rejections: ['malformed', 'reason_missing'],
})

export const SUPPORT_ADMIN_CALLS = {
  getTickets,
  getTicket,
  awaitTickets,
  setThere,
  takeTicket,
  handTicket,
  noteTicket,
  replyTicket,
  closeTicket,
  askConsent,
  seeAccount,
  openTicketFile,
  getCannedAnswers,
  saveCannedAnswer,
  removeCannedAnswer,
  getSupportHours,
  setSupportHours,
}
