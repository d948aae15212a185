import type { MessageKind, MessageTopic, World } from '@touchstone/protocol'
import type { ColumnType, Generated } from 'kysely'
import type { Millis } from '../database/columns.ts'
import type { Recipient } from '../mail/mailMessage.ts'

/** Everything that customers were told. */
export interface MessagesTable {
  id: Generated<bigint>
  user_id: string
  world: World
  kind: MessageKind
  values: ColumnType<MessageValues, string, never>
  /** Of the event that it tells of. */
  time: Millis
  /** 0: unread. */
  read_at: ColumnType<bigint, number | undefined, number>
  /** Names the event: nobody is told twice of one. */
  source: string
  /** Contacts beside the account's own, which were bound until the event. */
  also: ColumnType<readonly Recipient[], string, never>
  /** When it was handed to the mail and to open pages, 0: not yet. */
  sent_at: ColumnType<bigint, number | undefined, number>
}

/** What a customer chose; topics without a row are as they come. */
export interface MessageSettingsTable {
  user_id: string
  topic: MessageTopic
  email: boolean
  sms: boolean
}

/** How far the messages of a world's log are written. */
export interface MessageCursorsTable {
  world: World
  sequence: bigint
  ordinal: number
}

/** The facts of a message by name. */
export type MessageValues = Readonly<Record<string, string>>

export interface MessageTables {
  messages: MessagesTable
  message_settings: MessageSettingsTable
  message_cursors: MessageCursorsTable
}

declare module '../database/schema.ts' {
  interface Database extends MessageTables {}
}
