import type { Notice } from '../mail/notices.ts'
import type { SupportParts } from './parts.ts'

const AT_ONCE = 100

/** Says nothing of the conversation: a mail may be read by others. */
const ANSWERED: Notice = {
  subject: 'Support has answered you',
  paragraphs: [
    'There is an answer for you from Touchstone support.',
    'Log in and open Support to read it and to go on. We do not send answers by mail, and never ask for a password or a code.',
  ],
}

/**
 * Tells customers by mail of answers that they have not read, once for each conversation until they read it. Returns how many were
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
    await database.updateTable('support_tickets').set({ mail_due: 0 }).where('id', '=', id).execute()
    await people.notify(user_id, ANSWERED)
  }
  return due.length
}
