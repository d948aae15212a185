import type { MessageKind } from '@touchstone/protocol'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import type { MessageValues } from '../schema.ts'

/** No message can be written meanwhile, as if the server stopped at every one. */
export async function withoutMessages({ kysely }: OpenDatabase, work: () => Promise<void>): Promise<void> {
  await sql`alter table messages rename to messages_away`.execute(kysely)
  try {
    await work()
  } finally {
    await sql`alter table messages_away rename to messages`.execute(kysely)
  }
}

/** What customers were told of this kind, oldest first. */
export async function toldOf({ kysely }: OpenDatabase, kind: MessageKind): Promise<readonly MessageValues[]> {
  const rows = await kysely.selectFrom('messages').select('values').where('kind', '=', kind).orderBy('id').execute()
  return rows.map(({ values }) => values)
}
