import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { Mail } from '../mail/createMail.ts'
import type { Recipient } from '../mail/messages.ts'
import { noticeMessage } from '../mail/notices.ts'
import type { NewMessage } from './newMessage.ts'
import type { MessagesTable } from './schema.ts'
import { waysOf } from './settings.ts'
import { mailOf } from './words/mailOf.ts'

export type StoredMessage = Selectable<MessagesTable>

/** A customer's contacts that are bound now. */
export interface Contacts {
  readonly recipients: readonly Recipient[]
  /** The word against phishing, '' without one. */
  readonly word: string
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
  /** Told of each message as it is handed over. */
  follow(listener: (message: StoredMessage) => void): void
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

async function sendMails({ database, mail, contactsOf }: MessagesOptions, message: StoredMessage): Promise<void> {
  const contacts = await contactsOf(message.user_id)
  if (!contacts) return
  const ways = await waysOf(database, message.user_id, message.kind)
  const notice = mailOf(message.kind, message.values)
  const all = [...contacts.recipients, ...message.also]
  for (const recipient of new Map(all.map((one) => [one.to, one])).values())
    if (ways[recipient.channel] && mail.accepts(recipient.channel))
      mail.send(noticeMessage(recipient, notice, contacts.word))
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
  const { database, clock } = options
  const listeners: ((message: StoredMessage) => void)[] = []

  const handOver = async (id: bigint) => {
    const now = clock.now()
    const message = await claim(database, id, now)
    if (!message) return
    for (const listener of listeners) listener(message)
    if (isNews(message, now)) await sendMails(options, message)
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
