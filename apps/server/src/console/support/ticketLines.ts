import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { SealedWords } from '../../support/sealedWords.ts'
import { lineOf, type TicketRow } from '../../support/ticketRows.ts'
import { accountLines } from '../accounts.ts'

export type TicketLine = AdminCallData<'getTickets'>['list'][number]

/** Conversations as operators see them in a list. */
export async function ticketLines(
  { database, words, names }: TicketLineParts,
  rows: readonly TicketRow[],
): Promise<TicketLine[]> {
  const accounts = await accountLines(
    database,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map((row) => {
    const { uid = '', account = '' } = accounts.get(row.user_id) ?? {}
    return {
      ...lineOf(row, words),
      uid,
      account,
      opened: Number(row.opened_at),
      updated: Number(row.updated_at),
      waitingSince: Number(row.waiting_since),
      assignee: names.get(row.assignee) ?? '',
      rating: row.rating,
    }
  })
}

export interface TicketLineParts {
  readonly database: Kysely<Database>
  readonly words: SealedWords
  /** Names of operators by number. */
  readonly names: ReadonlyMap<number, string>
}
