import type { OperatorAction, WithdrawalId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** Notes of operators to the customer, by withdrawal. */
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

/** The text of a refusal. Safe to repeat. `database` is the transaction that the decision is written down in. */
export async function keepRefusalText(database: Kysely<Database>, action: OperatorAction, text: string): Promise<void> {
  if (action.type !== 'RefuseWithdrawal') return
  await database
    .insertInto('withdrawal_texts')
    .values({ withdrawal: BigInt(action.withdrawal), text })
    .onConflict((conflict) => conflict.column('withdrawal').doUpdateSet({ text }))
    .execute()
}
