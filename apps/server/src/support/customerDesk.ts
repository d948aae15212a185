import { randomUUID } from 'node:crypto'
import { SUPPORT_LIMITS, type TicketState, type TicketStep, type TicketType } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { TokenBuckets } from '../gateway/limits/tokenBuckets.ts'
import type { SupportParts } from './parts.ts'
import { addPost, type Said, saidBefore } from './posting.ts'
import { placeOf } from './sealedWords.ts'
import { addStep, lockTicket, type TicketRow } from './ticketRows.ts'

const DAY_MS = 24 * 3_600_000
const REOPEN_MS = SUPPORT_LIMITS.reopenDays * DAY_MS
/** A chat is quick; whoever writes more than one message in three seconds for long is no person. */
const POSTS = { perSecond: 1 / 3, burst: 20 }
const TICKETS = { perSecond: 1 / 600, burst: 6 }

export interface Begun extends Said {
  readonly type: TicketType
  readonly title: string
}

/** What customers do in their own conversations. All throw Refusal('unknown_ticket') for somebody else's. */
export interface CustomerDesk {
  /** Throws Refusal('image_unknown' | 'tickets_open' | 'rate_limited' | 'conflict'). Returns the id. */
  begin(userId: string, begun: Begun): Promise<string>
  /** Throws Refusal('image_unknown' | 'ticket_closed' | 'ticket_full' | 'rate_limited' | 'conflict'). Returns the message's number. */
  reply(userId: string, ticketId: string, said: Said): Promise<number>
  read(userId: string, ticketId: string): Promise<void>
  close(userId: string, ticketId: string): Promise<void>
  /** Throws Refusal('ticket_open' | 'ticket_rated'). */
  rate(userId: string, ticketId: string, rating: number, comment: string): Promise<void>
}

/** Until when a reply opens a closed conversation again, UTC ms; 0 while it is not closed. */
export function reopenUntil({ state, closed_at }: Pick<TicketRow, 'state' | 'closed_at'>): number {
  return state === 'closed' ? Number(closed_at) + REOPEN_MS : 0
}

function spend(buckets: TokenBuckets, userId: string): void {
  const seconds = buckets.spend(userId)
  if (seconds > 0) throw new Refusal('rate_limited', { seconds })
}

/** Before the transaction of a message: it reads by itself. */
function checkFiles({ files }: SupportParts, userId: string, ids: readonly string[]): Promise<void> {
  return files.check(
    userId,
    ids.map((id) => ({ id, use: 'ticket' as const })),
  )
}

/** One row at a time for one person, so that the number of open conversations is counted for sure. */
async function lockPerson(transaction: Kysely<Database>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/** The conversation that this request began already. Throws Refusal('conflict') for another with its client id. */
async function begunBefore(transaction: Kysely<Database>, userId: string, cid: string, digest: string) {
  const own = transaction.selectFrom('support_tickets').select(['id', 'digest']).where('user_id', '=', userId)
  const row = await own.where('cid', '=', cid).executeTakeFirst()
  if (row && row.digest !== digest) throw new Refusal('conflict')
  return row?.id
}

async function checkOpen(transaction: Kysely<Database>, userId: string): Promise<void> {
  const { open } = await transaction
    .selectFrom('support_tickets')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('user_id', '=', userId)
    .where('state', '<>', 'closed')
    .executeTakeFirstOrThrow()
  if (Number(open) >= SUPPORT_LIMITS.openTickets) throw new Refusal('tickets_open', { max: SUPPORT_LIMITS.openTickets })
}

/** How conversations begin. */
function createBeginning(parts: SupportParts): Pick<CustomerDesk, 'begin'> {
  const { database, clock, words, news, files } = parts
  const tickets = new TokenBuckets({ ...TICKETS, now: clock.now })

  const insert = async (transaction: Kysely<Database>, userId: string, begun: Begun, digest: string) => {
    const { type, title, images, cid } = begun
    const [id, time] = [randomUUID(), clock.now()]
    const state: TicketState = 'open'
    const times = { opened_at: time, updated_at: time, waiting_since: time }
    const sealed_title = words.seal(placeOf.title(id), title)
    await files.keep(images, transaction)
    await transaction
      .insertInto('support_tickets')
      .values({ id, user_id: userId, type, sealed_title, state, ...times, posts: 1, cid, digest })
      .execute()
    await addPost(transaction, words, { ...begun, ticket: { id, posts: 0 }, operator: 0, time })
    return id
  }

  const begin: CustomerDesk['begin'] = async (userId, begun) => {
    const digest = words.digest(begun.type, begun.title, begun.text, ...begun.images)
    await checkFiles(parts, userId, begun.images)
    const id = await database.transaction().execute(async (transaction) => {
      await lockPerson(transaction, userId)
      const before = await begunBefore(transaction, userId, begun.cid, digest)
      if (before !== undefined) return before
      await checkOpen(transaction, userId)
      spend(tickets, userId)
      return insert(transaction, userId, begun, digest)
    })
    news.changed(userId)
    return id
  }

  return { begin }
}

/** How they go on. */
function createGoingOn(parts: SupportParts): Pick<CustomerDesk, 'reply' | 'read'> {
  const { database, clock, words, news, files } = parts
  const posts = new TokenBuckets({ ...POSTS, now: clock.now })

  const write = async (transaction: Kysely<Database>, ticket: TicketRow, said: Said) => {
    const time = clock.now()
    const closed = ticket.state === 'closed'
    if (closed && time > reopenUntil(ticket)) throw new Refusal('ticket_closed')
    await files.keep(said.images, transaction)
    const number = await addPost(transaction, words, { ...said, ticket, operator: 0, time })
    const waiting_since = Number(ticket.waiting_since) || time
    await transaction
      .updateTable('support_tickets')
      .set({ posts: number, state: 'open', updated_at: time, waiting_since, closed_at: 0 })
      .where('id', '=', ticket.id)
      .execute()
    if (closed) await addStep(transaction, { ticketId: ticket.id, what: 'reopened', time, operator: 0 })
    return number
  }

  const reply: CustomerDesk['reply'] = async (userId, ticketId, said) => {
    await checkFiles(parts, userId, said.images)
    const number = await database.transaction().execute(async (transaction) => {
      const ticket = await lockTicket(transaction, ticketId, userId)
      const before = await saidBefore(transaction, words, ticketId, 0, said)
      if (before !== undefined) return before
      spend(posts, userId)
      return write(transaction, ticket, said)
    })
    news.changed(userId)
    return number
  }

  const read: CustomerDesk['read'] = async (userId, ticketId) => {
    const changed = await database.transaction().execute(async (transaction) => {
      const { unread } = await lockTicket(transaction, ticketId, userId)
      if (unread === 0) return false
      const row = { unread: 0, mail_due: 0 }
      await transaction.updateTable('support_tickets').set(row).where('id', '=', ticketId).execute()
      return true
    })
    if (changed) news.changed(userId)
  }

  return { reply, read }
}

/** How they end. */
function createEnding({ database, clock, words, news }: SupportParts): Pick<CustomerDesk, 'close' | 'rate'> {
  const close: CustomerDesk['close'] = async (userId, ticketId) => {
    const closed = await database.transaction().execute(async (transaction) => {
      const { state } = await lockTicket(transaction, ticketId, userId)
      if (state === 'closed') return false
      await closeRow(transaction, ticketId, { time: clock.now(), what: 'closed_by_me', operator: 0 })
      return true
    })
    if (closed) news.changed(userId)
  }

  const rate: CustomerDesk['rate'] = async (userId, ticketId, rating, comment) => {
    await database.transaction().execute(async (transaction) => {
      const ticket = await lockTicket(transaction, ticketId, userId)
      if (ticket.state !== 'closed') throw new Refusal('ticket_open')
      if (ticket.rating !== 0) throw new Refusal('ticket_rated')
      const row = { rating, sealed_comment: words.seal(placeOf.comment(ticketId), comment) }
      await transaction.updateTable('support_tickets').set(row).where('id', '=', ticketId).execute()
    })
    news.changed(userId)
  }

  return { close, rate }
}

export function createCustomerDesk(parts: SupportParts): CustomerDesk {
  return { ...createBeginning(parts), ...createGoingOn(parts), ...createEnding(parts) }
}

export interface CloseStep {
  readonly time: number
  readonly what: Extract<TicketStep, 'closed_by_me' | 'closed_by_support'>
  /** 0: the customer. */
  readonly operator: number
}

/** Closes a ticket that the caller has locked; a consent given in it ends with it. */
export async function closeRow(transaction: Kysely<Database>, ticketId: string, step: CloseStep): Promise<void> {
  await transaction
    .updateTable('support_tickets')
    .set({
      state: 'closed',
      updated_at: step.time,
      closed_at: step.time,
      waiting_since: 0,
      consent: 'none',
      consent_until: 0,
    })
    .where('id', '=', ticketId)
    .execute()
  await addStep(transaction, { ticketId, ...step })
}
