import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { MailMessage } from './mailMessage.ts'

export interface OutboxEntry {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code: string
  /** Milliseconds UTC. */
  readonly time: number
}

export interface Outbox {
  /** Messages may arrive in another order than they were sent in: `sentAt`, in milliseconds UTC, tells which is newer. */
  keep(message: MailMessage, sentAt: number): Promise<void>
  entries(to: string): Promise<readonly OutboxEntry[]>
}

const SHOWN = 50
const KEPT = 2_000
/** How many messages may pass between two tidyings. */
const TIDY_EVERY = 200
const SHORTEST_NUMBER = 5

/** The sandbox's mailbox for everybody. It keeps the latest 2,000 or so messages. */
export function createOutbox(database: Kysely<Database>): Outbox {
  const keep = async ({ to, subject, text, code }: MailMessage, sentAt: number) => {
    const { id } = await database
      .insertInto('outbox')
      .values({ recipient: to, subject, body: text, code, sent_at: sentAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (id % BigInt(TIDY_EVERY) !== 0n) return
    await database
      .deleteFrom('outbox')
      .where('id', '<=', id - BigInt(KEPT))
      .execute()
  }

  const entries = async (to: string) => {
    const rows = await database
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'body', 'code', 'sent_at'])
      .where(({ eb }) => {
        const digits = to.replace(/\D/g, '')
        if (to.includes('@') || digits.length < SHORTEST_NUMBER) return eb('recipient', '=', to.trim().toLowerCase())
        return to.trim().startsWith('+') ? eb('recipient', '=', `+${digits}`) : eb('recipient', 'like', `+%${digits}`)
      })
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute()
    return rows.map(({ recipient, subject, body, code, sent_at }) => ({
      to: recipient,
      subject,
      text: body,
      code,
      time: Number(sent_at),
    }))
  }

  return { keep, entries }
}
