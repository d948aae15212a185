import { SUPPORT_LIMITS } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { placeOf, type SealedWords } from './sealedWords.ts'
import type { TicketRow } from './ticketRows.ts'

/** A message as it was sent. */
export interface Said {
  readonly text: string
  readonly images: readonly string[]
  /** Repeated with the same one, a message is written once. */
  readonly cid: string
}

/** The number of the message when this request was carried out already. Throws Refusal('conflict') for another with its client id. */
export async function saidBefore(
  transaction: Kysely<Database>,
  words: Pick<SealedWords, 'digest'>,
  ticketId: string,
  operator: number,
  { text, images, cid }: Said,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('support_posts')
    .select(['number', 'digest'])
    .where('ticket_id', '=', ticketId)
    .where('operator', '=', operator)
    .where('cid', '=', cid)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.digest !== words.digest(text, ...images)) throw new Refusal('conflict')
  return row.number
}

export interface NewPost extends Said {
  readonly ticket: Pick<TicketRow, 'id' | 'posts'>
  /** 0: the customer. */
  readonly operator: number
  readonly time: number
}

/** Writes a message behind the others of its ticket, which the caller has locked. Throws Refusal('ticket_full'). Returns its number. */
export async function addPost(
  transaction: Kysely<Database>,
  words: SealedWords,
  { ticket, operator, time, text, images, cid }: NewPost,
): Promise<number> {
  if (ticket.posts >= SUPPORT_LIMITS.posts) throw new Refusal('ticket_full')
  const number = ticket.posts + 1
  const sealed_text = words.seal(placeOf.post(ticket.id, number), text)
  const digest = words.digest(text, ...images)
  await transaction
    .insertInto('support_posts')
    .values({ ticket_id: ticket.id, number, time, operator, sealed_text, cid, digest })
    .execute()
  const files = images.map((image_id, place) => ({ ticket_id: ticket.id, number, place, image_id }))
  if (files.length > 0) await transaction.insertInto('support_files').values(files).execute()
  return number
}
