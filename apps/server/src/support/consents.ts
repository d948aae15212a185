import { Refusal } from '../errors/refusal.ts'
import type { SupportParts } from './parts.ts'
import { addStep, consentOf, lockTicket } from './ticketRows.ts'

const MINUTE_MS = 60_000

/**
 * Gives an asked consent for `minutes`, or ends it: 0 refuses what was asked and revokes what was given. Throws
 * Refusal('unknown_ticket' | 'consent_unasked'). Returns until when it holds, UTC ms, 0: not.
 */
export async function setConsent(
  { database, clock, news, people }: Pick<SupportParts, 'database' | 'clock' | 'news' | 'people'>,
  { userId, ticketId, minutes }: { readonly userId: string; readonly ticketId: string; readonly minutes: number },
): Promise<number> {
  const until = await database.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, ticketId, userId)
    const time = clock.now()
    const { state } = consentOf(ticket, time)
    if (state === 'none' && minutes === 0) return 0
    if (state !== 'asked' && minutes > 0) throw new Refusal('consent_unasked')
    const end = minutes === 0 ? 0 : time + minutes * MINUTE_MS
    await transaction
      .updateTable('support_tickets')
      .set({ consent: end === 0 ? 'none' : 'given', consent_until: end, updated_at: time })
      .where('id', '=', ticketId)
      .execute()
    const what = end === 0 ? 'consent_ended' : 'consent_given'
    await addStep(transaction, { ticketId, what, time, operator: 0 })
    const text = minutes === 0 ? '' : `${minutes} min`
    const event = { what: `support_${what}`, by: 'holder' as const, text, ref: ticketId }
    await people.accountEvents.add(userId, event, transaction)
    return end
  })
  news.changed(userId)
  return until
}
