import type { TicketState, TicketStep } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { Refusal } from '../errors/refusal.ts'
import type { FileKind } from '../files/schema.ts'
import type { SupportTicketsTable } from './schema.ts'
import { placeOf, type SealedWords } from './sealedWords.ts'

export type TicketRow = Selectable<SupportTicketsTable>

export interface Consent {
  readonly state: 'none' | 'asked' | 'given'
  /** End of a given consent, UTC ms, 0 otherwise. */
  readonly until: number
}

/** The consent as it stands now: a given one ends by itself. */
export function consentOf(
  { consent, consent_until }: Pick<TicketRow, 'consent' | 'consent_until'>,
  now: number,
): Consent {
  if (consent !== 'given') return { state: consent, until: 0 }
  const until = Number(consent_until)
  return until > now ? { state: 'given', until } : { state: 'none', until: 0 }
}

/** A ticket, locked until the end of the transaction. Throws Refusal('unknown_ticket'), also for somebody else's. */
export async function lockTicket(transaction: Kysely<Database>, id: string, userId?: string): Promise<TicketRow> {
  const row = isUuid(id)
    ? await transaction.selectFrom('support_tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined
  if (!row || (userId !== undefined && row.user_id !== userId)) throw new Refusal('unknown_ticket')
  return row
}

/** Throws Refusal('unknown_ticket'), also for somebody else's. */
export async function findTicket(database: Kysely<Database>, id: string, userId?: string): Promise<TicketRow> {
  const row = isUuid(id)
    ? await database.selectFrom('support_tickets').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row || (userId !== undefined && row.user_id !== userId)) throw new Refusal('unknown_ticket')
  return row
}

export interface Line {
  readonly id: string
  readonly type: TicketRow['type']
  readonly title: string
  readonly state: TicketState
}

export function lineOf({ id, type, state, sealed_title }: TicketRow, words: SealedWords): Line {
  return { id, type, title: words.open(placeOf.title(id), sealed_title), state }
}

export interface Post {
  readonly number: number
  readonly time: number
  /** 0: the customer. */
  readonly operator: number
  readonly text: string
  readonly images: { readonly id: string; readonly kind: FileKind }[]
}

type KindsOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, FileKind>>

/** The messages of a conversation, oldest first. Files that are shredded by now stay named: opening them is refused. */
export async function postsOf(
  database: Kysely<Database>,
  words: SealedWords,
  kindsOf: KindsOf,
  ticketId: string,
): Promise<Post[]> {
  const rows = await database
    .selectFrom('support_posts')
    .select(['number', 'time', 'operator', 'sealed_text'])
    .where('ticket_id', '=', ticketId)
    .orderBy('number')
    .execute()
  const files = await database
    .selectFrom('support_files')
    .select(['number', 'image_id'])
    .where('ticket_id', '=', ticketId)
    .orderBy('number')
    .orderBy('place')
    .execute()
  const kinds = await kindsOf(files.map(({ image_id }) => image_id))
  return rows.map(({ number, time, operator, sealed_text }) => ({
    number,
    time: Number(time),
    operator,
    text: words.open(placeOf.post(ticketId, number), sealed_text),
    images: files
      .filter((file) => file.number === number)
      .map(({ image_id: id }) => ({ id, kind: kinds.get(id) ?? 'picture' })),
  }))
}

export interface Step {
  readonly time: number
  readonly what: TicketStep | 'note'
  /** 0: the customer. */
  readonly operator: number
  readonly to: number
  readonly note: string
}

/** The steps of a conversation and the notes of operators in it, oldest first. */
export async function stepsOf(database: Kysely<Database>, words: SealedWords, ticketId: string): Promise<Step[]> {
  const rows = await database
    .selectFrom('support_steps')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute()
  return rows.map(({ time, what, operator, to_operator, sealed_note }) => ({
    time: Number(time),
    what,
    operator,
    to: to_operator,
    note: words.open(placeOf.note(ticketId, Number(time)), sealed_note),
  }))
}

export interface NewStep {
  readonly ticketId: string
  readonly what: TicketStep | 'note'
  readonly time: number
  /** 0: the customer. */
  readonly operator: number
  readonly to?: number
  readonly sealedNote?: string
}

export async function addStep(
  transaction: Kysely<Database>,
  { ticketId, what, time, operator, to = 0, sealedNote = '' }: NewStep,
): Promise<void> {
  await transaction
    .insertInto('support_steps')
    .values({ ticket_id: ticketId, what, time, operator, to_operator: to, sealed_note: sealedNote })
    .execute()
}
