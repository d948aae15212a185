import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** Conversations in which a customer waits for an answer. `oldest`: since when, UTC ms, 0 when none does. */
export async function supportQueue(database: Kysely<Database>) {
  const { open, oldest } = await database
    .selectFrom('support_tickets')
    .select(({ fn }) => [fn.countAll<bigint>().as('open'), fn.min('waiting_since').as('oldest')])
    .where('waiting_since', '>', 0n)
    .executeTakeFirstOrThrow()
  return { kind: 'support', open: Number(open), oldest: Number(oldest ?? 0) }
}
