import type { SupportParts } from './parts.ts'

const AT_ONCE = 100

/**
 * Tells customers by message of answers that they have not read, once for each conversation until they read it. Returns how many were
 * told.
 */
export async function sendAnswerMails({
  database,
  clock,
  people,
}: Pick<SupportParts, 'database' | 'clock' | 'people'>): Promise<number> {
  const due = await database
    .selectFrom('support_tickets')
    .select(['id', 'user_id'])
    .where('mail_due', '>', 0n)
    .where('mail_due', '<=', BigInt(clock.now()))
    .orderBy('mail_due')
    .limit(AT_ONCE)
    .execute()
  for (const { id, user_id } of due) {
    await database.transaction().execute(async (transaction) => {
      const told = transaction.updateTable('support_tickets').set({ mail_due: 0 }).where('id', '=', id)
      const { numUpdatedRows } = await told.where('mail_due', '>', 0n).executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await people.messages.tell(user_id, { kind: 'ticketAnswered', values: { ticket: String(id) } }, transaction)
    })
  }
  await people.messages.deliver()
  return due.length
}
