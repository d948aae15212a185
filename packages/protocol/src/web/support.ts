import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { cid, page, pageOf, size, text } from './fields.ts'

/** What a conversation is about, in the customer's own choice. */
export const TICKET_TYPES = [
  'account',
  'security',
  'verification',
  'money_in',
  'money_out',
  'trading',
  'finance',
  'rewards',
  'complaint',
  'other',
] as const
export type TicketType = (typeof TICKET_TYPES)[number]

/** `open`: waits for support. `answered`: support spoke last. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Minutes for which a customer may let support see the account. */
export const CONSENT_MINUTES = [15, 30, 60] as const

/** Limits of a conversation, for forms and for the server alike. */
export const SUPPORT_LIMITS = {
  /** Characters. */
  title: 120,
  text: 4_000,
  comment: 500,
  /** Files of one message. */
  files: 5,
  /** Conversations of a customer that are not closed. */
  openTickets: 10,
  /** Messages of one conversation. */
  posts: 500,
  /** After so many days a closed conversation is not opened again by a reply. */
  reopenDays: 7,
} as const

/** Steps of a conversation beside its messages. */
export const TICKET_STEPS = [
  'taken',
  'handed_over',
  'closed_by_me',
  'closed_by_support',
  'reopened',
  'consent_asked',
  'consent_given',
  'consent_ended',
  'account_seen',
] as const
export type TicketStep = (typeof TICKET_STEPS)[number]

/** Ids of uploaded files, separated by commas. */
const imgIds = z.pipe(
  z._default(text(64 * SUPPORT_LIMITS.files), ''),
  z.pipe(
    z.transform((list: string) => list.split(',').filter((id) => id !== '')),
    z.array(z.string()).check(z.maxLength(SUPPORT_LIMITS.files, `may be ${SUPPORT_LIMITS.files} files at most`)),
  ),
)
const id = text(64)
const message = z._default(text(SUPPORT_LIMITS.text), '')

/** Moments of a day as "09:00" in the zone of the hours; both "" on a day without support. */
const day = z.object({ open: z.string(), close: z.string() })

/** Working hours of support: seven days from Monday. */
export const supportHours = z.object({ zone: z.string(), days: z.array(day) })
export type SupportHours = z.output<typeof supportHours>

const ticketLine = z.object({
  id: z.string(),
  type: z.enum(TICKET_TYPES),
  title: z.string(),
  state: z.enum(TICKET_STATES),
  time: z.number(),
  updated: z.number(),
  /** Messages of support that the customer has not read. */
  unread: z.number(),
})

export const getSupport = defineCall({
  name: 'getSupport',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'Whether somebody of support is there now, the working hours, and how many answers are unread',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.object({
    /** An operator answers at once. */
    there: z.boolean(),
    /** null: none were set. */
    hours: z.nullable(supportHours),
    /** Unread messages of support over all conversations; 0 without a session. */
    unread: z.number(),
  }),
})

export const getTicketList = defineCall({
  name: 'getTicketList',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'Conversations with support, the last one that moved first',
  silent: true,
  extra: true,
  request: z.object({ page, size }),
  data: pageOf(ticketLine),
  rejections: ['not_in_demo'],
})

export const getTicket = defineCall({
  name: 'getTicket',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'One conversation with support',
  silent: true,
  extra: true,
  request: z.object({ id }),
  data: z.object({
    ...ticketLine.shape,
    /** Oldest first. */
    posts: z.array(
      z.object({
        number: z.number(),
        time: z.number(),
        by: z.enum(['me', 'support']),
        text: z.string(),
        images: z.array(z.object({ id: z.string(), kind: z.enum(['picture', 'pdf']) })),
      }),
    ),
    /** Oldest first. */
    steps: z.array(z.object({ time: z.number(), what: z.enum(TICKET_STEPS) })),
    /** An operator has taken it and is there now. */
    live: z.boolean(),
    consent: z.object({
      /** `asked`: an operator asks to see the account, and the customer has not answered. */
      state: z.enum(['none', 'asked', 'given']),
      /** End of a given consent, UTC ms, 0 otherwise. */
      until: z.number(),
    }),
    /** 1 to 5, 0: not rated. */
    rating: z.number(),
    /** Until when a reply opens a closed conversation again, UTC ms, 0 while it is not closed. */
    reopenUntil: z.number(),
  }),
  rejections: ['unknown_ticket', 'not_in_demo'],
})

export const addTicket = defineCall({
  name: 'addTicket',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Begin a conversation with support; repeated with the same cid it is begun once',
  silent: true,
  extra: true,
  request: z.object({
    type: z.enum(TICKET_TYPES),
    title: z._default(text(SUPPORT_LIMITS.title), ''),
    text: message,
    imgIds,
    cid,
  }),
  data: z.object({ id: z.string() }),
  rejections: [
    'field_empty',
    'image_unknown',
    'tickets_open',
    'rate_limited',
    'conflict',
    'not_allowed',
    'not_in_demo',
  ],
})

export const replyTicket = defineCall({
  name: 'replyTicket',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Write in a conversation with support; a closed one is opened again for some days',
  silent: true,
  extra: true,
  request: z.object({ id, text: message, imgIds, cid }),
  data: z.object({ number: z.number() }),
  rejections: [
    'unknown_ticket',
    'ticket_closed',
    'ticket_full',
    'field_empty',
    'image_unknown',
    'rate_limited',
    'conflict',
    'not_allowed',
    'not_in_demo',
  ],
})

export const readTicket = defineCall({
  name: 'readTicket',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'The answers of a conversation have been read',
  silent: true,
  extra: true,
  request: z.object({ id }),
  data: z.object({}),
  rejections: ['unknown_ticket', 'not_in_demo'],
})

export const closeTicket = defineCall({
  name: 'closeTicket',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'End a conversation with support; a consent given in it ends too',
  silent: true,
  extra: true,
  request: z.object({ id }),
  data: z.object({ state: z.enum(TICKET_STATES) }),
  rejections: ['unknown_ticket', 'not_in_demo'],
})

export const rateTicket = defineCall({
  name: 'rateTicket',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Rate a closed conversation, once',
  silent: true,
  extra: true,
  request: z.object({
    id,
    rating: z.enum(['1', '2', '3', '4', '5']),
    text: z._default(text(SUPPORT_LIMITS.comment), ''),
  }),
  data: z.object({}),
  rejections: ['unknown_ticket', 'ticket_open', 'ticket_rated', 'not_in_demo'],
})

export const setTicketConsent = defineCall({
  name: 'setTicketConsent',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Let support see the account for some minutes, as it asked; 0 refuses, and ends at once what was given',
  silent: true,
  extra: true,
  request: z.object({ id, minutes: z.enum(['0', '15', '30', '60']) }),
  data: z.object({ until: z.number() }),
  rejections: ['unknown_ticket', 'consent_unasked', 'not_allowed', 'not_in_demo'],
})

export const SUPPORT_CALLS = {
  getSupport,
  getTicketList,
  getTicket,
  addTicket,
  replyTicket,
  readTicket,
  closeTicket,
  rateTicket,
  setTicketConsent,
}
