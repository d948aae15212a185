import { randomUUID } from 'node:crypto'
import type { Language } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { Mail } from '../mail/createMail.ts'
import { mailOf } from '../mail/mailIn.ts'
import type { Addressed, Recipient } from '../mail/mailMessage.ts'
import { noticeMessage } from '../mail/notices.ts'
import type { NewMessage } from './newMessage.ts'
import type { MessagesTable } from './schema.ts'
import { waysOf } from './settings.ts'

export type StoredMessage = Selectable<MessagesTable>

/** A customer's contacts that are bound now, and how the customer is written to. */
export interface Contacts extends Addressed {
  readonly recipients: readonly Recipient[]
}

/** Tells customers what happened to them: in the inbox, live, and by mail or text message as they chose. */
export interface Messages {
  /**
   * Within the transaction of the event, where it has one: then it is handed over by {@link Messages.deliver}. Otherwise it is in the
   * inbox and on its way when this resolves. An event that was told before is not told again.
   */
  tell(userId: string, message: NewMessage, transaction?: Kysely<Database>): Promise<void>
  /** Hands over what was told within transactions; returns how many. Each message once, also when the program ends meanwhile. */
  deliver(): Promise<number>
  /** Told of each message as it is handed over, and of its reader's language. */
  follow(listener: (message: StoredMessage, language: Language) => void): void
}

export interface MessagesOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly mail: Pick<Mail, 'accepts' | 'send'>
  /** Undefined for nobody. */
  readonly contactsOf: (userId: string) => Promise<Contacts | undefined>
}

/** Older events are no news: a history that is written anew must not send mail about them. */
const NEWS_MS = 3 * 24 * 3_600_000
const AT_ONCE = 200

/** Only one of those who hand over at the same time gets the row, and it is marked before anything leaves: no mail goes out twice. */
async function claim(database: Kysely<Database>, id: bigint, now: number): Promise<StoredMessage | undefined> {
  return database
    .updateTable('messages')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', '=', 0n)
    .returningAll()
    .executeTakeFirst()
}

function isNews({ world, time }: StoredMessage, now: number): boolean {
  return world === 'real' && now - Number(time) < NEWS_MS
}

async function sendMails(
  { database, mail }: MessagesOptions,
  message: StoredMessage,
  contacts: Contacts,
): Promise<void> {
  const ways = await waysOf(database, message.user_id, message.kind)
  const notice = mailOf(message.kind, message.values, contacts.language)
  const all = [...contacts.recipients, ...message.also]
  for (const recipient of new Map(all.map((one) => [one.to, one])).values())
    if (ways[recipient.channel] && mail.accepts(recipient.channel))
      mail.send(noticeMessage(recipient, notice, contacts))
}

async function insert(on: Kysely<Database>, userId: string, message: NewMessage, now: number) {
  const { kind, values, world = 'real', source = randomUUID(), time = now, also = [] } = message
  const texts = { values: JSON.stringify(values), also: JSON.stringify(also) }
  return on
    .insertInto('messages')
    .values({ user_id: userId, world, kind, source, time, ...texts })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .executeTakeFirst()
}

export function createMessages(options: MessagesOptions): Messages {
  const { database, clock, contactsOf } = options
  const listeners: Parameters<Messages['follow']>[0][] = []

  const handOver = async (id: bigint) => {
    const now = clock.now()
    const message = await claim(database, id, now)
    if (!message) return
    const contacts = await contactsOf(message.user_id)
    for (const listener of listeners) listener(message, contacts?.language ?? 'en')
    if (contacts && isNews(message, now)) await sendMails(options, message, contacts)
  }

  return {
    tell: async (userId, message, transaction) => {
      const told = await insert(transaction ?? database, userId, message, clock.now())
      if (told && !transaction) await handOver(told.id)
    },
    deliver: async () => {
      const waiting = await database
        .selectFrom('messages')
        .select('id')
        .where('sent_at', '=', 0n)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      for (const { id } of waiting) await handOver(id)
      return waiting.length
    },
    follow: (listener) => void listeners.push(listener),
  }
}
