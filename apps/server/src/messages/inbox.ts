import { type Language, type MessageRow, messageLink, type World } from '@touchstone/protocol'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { mailOf } from '../mail/mailIn.ts'
import type { StoredMessage } from './messages.ts'

/** Whose messages: of one person in one world. */
export interface Whose {
  readonly userId: string
  readonly world: World
}

/** `language`: of its title and text. Apps say it themselves, by its kind and values. */
export function messageRow({ id, kind, values, time, read_at }: StoredMessage, language: Language): MessageRow {
  const { subject, paragraphs } = mailOf(kind, values, language)
  return {
    id: String(id),
    kind,
    values: { ...values },
    title: subject,
    text: paragraphs.join('\n\n'),
    time: Number(time),
    read: read_at !== 0n,
    link: messageLink(kind, values),
  }
}

const isOf = ({ userId, world }: Whose) => sql<SqlBool>`user_id = ${userId}::uuid and world = ${world}`

export async function countUnread(database: Kysely<Database>, whose: Whose): Promise<number> {
  const { unread } = await database
    .selectFrom('messages')
    .where(isOf(whose))
    .where('read_at', '=', 0n)
    .select(({ fn }) => fn.countAll<bigint>().as('unread'))
    .executeTakeFirstOrThrow()
  return Number(unread)
}

export interface PageOfMessages {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly language: Language
}

/** Newest first. */
export async function listMessages(database: Kysely<Database>, whose: Whose, { page, size, language }: PageOfMessages) {
  const own = database.selectFrom('messages').where(isOf(whose))
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return {
    list: rows.map((row) => messageRow(row, language)),
    total: Number(total),
    page,
    unread: await countUnread(database, whose),
  }
}

/** Returns whether there is such a message. Without an id: all of them. */
export async function markRead(database: Kysely<Database>, whose: Whose, id: string, now: number): Promise<boolean> {
  const unread = database.updateTable('messages').set({ read_at: now }).where(isOf(whose)).where('read_at', '=', 0n)
  if (id === '') {
    await unread.execute()
    return true
  }
  await unread.where('id', '=', BigInt(id)).execute()
  const found = await database
    .selectFrom('messages')
    .select('id')
    .where(isOf(whose))
    .where('id', '=', BigInt(id))
    .execute()
  return found.length > 0
}

/** Forgets messages of events before `time`. */
export async function forgetMessages(database: Kysely<Database>, time: number): Promise<void> {
  await database.deleteFrom('messages').where('time', '<', BigInt(time)).execute()
}
