import type { WithdrawalId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** What operators wrote for the customer, by withdrawal. */
export async function withdrawalTexts(
  database: Kysely<Database>,
  withdrawals: readonly WithdrawalId[],
): Promise<ReadonlyMap<WithdrawalId, string>> {
  if (withdrawals.length === 0) return new Map()
  const rows = await database
    .selectFrom('withdrawal_texts')
    .selectAll()
    .where('withdrawal', 'in', withdrawals.map(BigInt))
    .execute()
  return new Map(rows.map(({ withdrawal, text }) => [Number(withdrawal), text]))
}

/** Safe to repeat. `database` is the transaction that the decision is written down in. */
export async function setWithdrawalText(
  database: Kysely<Database>,
  withdrawal: WithdrawalId,
  text: string,
): Promise<void> {
  await database
    .insertInto('withdrawal_texts')
    .values({ withdrawal: BigInt(withdrawal), text })
    .onConflict((conflict) => conflict.column('withdrawal').doUpdateSet({ text }))
    .execute()
}
