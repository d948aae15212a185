import type { SupportParts } from './parts.ts'

const DAY_MS = 24 * 3_600_000
/** A conversation is deleted so long after it last moved, as its files are shredded a year after they were sent. */
export const CONVERSATION_KEPT_MS = 365 * DAY_MS
const AT_ONCE = 500

/** Deletes conversations that nobody needs any more, with their messages and notes. Returns how many. */
export async function deleteOldConversations({
  database,
  clock,
}: Pick<SupportParts, 'database' | 'clock'>): Promise<number> {
  const old = await database
    .selectFrom('support_tickets')
    .select('id')
    .where('updated_at', '<', BigInt(clock.now() - CONVERSATION_KEPT_MS))
    .limit(AT_ONCE)
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await database.deleteFrom('support_tickets').where('id', 'in', ids).execute()
  return ids.length
}
