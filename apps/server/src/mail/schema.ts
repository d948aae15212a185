import type { Generated } from 'kysely'
import type { Millis } from '../database/columns.ts'

/** Sandbox only: messages that would have left by mail or text message, so that the page can show them. */
export interface OutboxTable {
  id: Generated<bigint>
  recipient: string
  subject: string
  body: string
  code: string
  sent_at: Millis
}

export interface MailTables {
  outbox: OutboxTable
}

declare module '../database/schema.ts' {
  interface Database extends MailTables {}
}
