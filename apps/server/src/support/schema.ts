import type { TicketState, TicketStep, TicketType } from '@touchstone/protocol'
import type { ColumnType, Generated } from 'kysely'
import type { Millis } from '../database/columns.ts'

type LaterMillis = ColumnType<bigint, number | undefined, number>

/** One conversation of a customer with support. Texts are sealed with a key outside the database. */
export interface SupportTicketsTable {
  id: string
  user_id: string
  type: TicketType
  sealed_title: string
  state: TicketState
  opened_at: Millis
  /** Last message or step that the customer sees. */
  updated_at: Millis
  /** Since when the customer waits for an answer, 0: not. */
  waiting_since: Millis
  /** 0 while it is not closed. */
  closed_at: LaterMillis
  /** The operator who has it, 0: nobody. */
  assignee: Generated<number>
  /** Messages so far; the last one's number. */
  posts: Generated<number>
  /** Messages of support that the customer has not read. */
  unread: Generated<number>
  /** When a mail tells of unread answers, 0: none is due. */
  mail_due: LaterMillis
  /** 1 to 5, 0: not rated. */
  rating: Generated<number>
  sealed_comment: Generated<string>
  /** A given consent holds until `consent_until`. */
  consent: Generated<'none' | 'asked' | 'given'>
  consent_until: LaterMillis
  cid: string
  /** Of the request that began it, so that its repetition is known from another one with the same client id. */
  digest: string
}

/** One message, numbered from 1 in its conversation. */
export interface SupportPostsTable {
  ticket_id: string
  number: number
  time: Millis
  /** 0: the customer. */
  operator: number
  sealed_text: string
  cid: string
  digest: string
}

/** The files of a message, in their order. */
export interface SupportFilesTable {
  ticket_id: string
  number: number
  place: number
  image_id: string
}

/** Steps of a conversation, and notes of operators in it. */
export interface SupportStepsTable {
  id: Generated<bigint>
  ticket_id: string
  time: Millis
  what: TicketStep | 'note'
  /** 0: the customer. */
  operator: number
  /** Whom it was handed to, 0: nobody. */
  to_operator: Generated<number>
  /** For operators only. */
  sealed_note: Generated<string>
}

/** Operators who said that they answer live, and when each was last seen at work. */
export interface SupportPresenceTable {
  operator: number
  there: boolean
  seen_at: Millis
}

/** Answers that operators keep ready. */
export interface SupportAnswersTable {
  id: string
  title: string
  text: string
  changed_at: Millis
  changed_by: number
}

/** Working hours as JSON; the newest row is in force. */
export interface SupportHoursTable {
  id: Generated<bigint>
  hours: string
  changed_at: Millis
  changed_by: number
}

export interface SupportTables {
  support_tickets: SupportTicketsTable
  support_posts: SupportPostsTable
  support_files: SupportFilesTable
  support_steps: SupportStepsTable
  support_presence: SupportPresenceTable
  support_answers: SupportAnswersTable
  support_hours: SupportHoursTable
}

declare module '../database/schema.ts' {
  interface Database extends SupportTables {}
}
