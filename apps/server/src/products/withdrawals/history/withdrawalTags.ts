import type { WithdrawalId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** The tags or memos that customers gave, by withdrawal. */
export async function tagsOf(
  database: Kysely<Database>,
  withdrawals: readonly WithdrawalId[],
): Promise<ReadonlyMap<WithdrawalId, string>> {
  if (withdrawals.length === 0) return new Map()
  const rows = await database
    .selectFrom('withdrawal_tags')
    .selectAll()
    .where('withdrawal', 'in', withdrawals.map(BigInt))
    .execute()
  return new Map(rows.map(({ withdrawal, tag }) => [Number(withdrawal), tag]))
}

/** Keeps what the customer gave with a request. Safe to repeat: the tag is part of what identifies the request. */
export async function keepTag(database: Kysely<Database>, withdrawal: WithdrawalId, tag: string): Promise<void> {
  if (tag === '') return
  await database
    .insertInto('withdrawal_tags')
    .values({ withdrawal: BigInt(withdrawal), tag })
    .onConflict((conflict) => conflict.column('withdrawal').doNothing())
    .execute()
}
