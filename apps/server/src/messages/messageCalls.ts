import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { type CallHandlers, sessionOf } from '../gateway/callContext.ts'
import type { Mail } from '../mail/createMail.ts'
import { countUnread, listMessages, markRead, type Whose } from './inbox.ts'
import type { MessagesOptions } from './messages.ts'
import { saveTopicSetting, topicSettings } from './settings.ts'

export interface MessageCallParts extends Pick<MessagesOptions, 'contactsOf'> {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly mail: Pick<Mail, 'accepts'>
  /** The person's other pages show the number of unread messages too. */
  readonly onRead: (whose: Whose) => void
}

type Names = 'getMessageList' | 'readMessage' | 'getMessageSettings' | 'saveMessageSetting'

/** The inbox, and how its owner is told beside it. */
export function messageCalls({ database, clock, mail, contactsOf, onRead }: MessageCallParts): CallHandlers<Names> {
  return {
    getMessageList: ({ page, size }, context) =>
      listMessages(database, sessionOf(context), { page, size, language: context.lang }),

    readMessage: async ({ id, all }, context) => {
      const session = sessionOf(context)
      const one = all === '1' ? '' : id
      if (all === '0' && id === '') throw new Refusal('message_not_found')
      if (!(await markRead(database, session, one, clock.now()))) throw new Refusal('message_not_found')
      onRead(session)
      return { unread: await countUnread(database, session) }
    },

    getMessageSettings: async (_request, context) => {
      const { userId } = sessionOf(context)
      const contacts = await contactsOf(userId)
      const has = (way: 'email' | 'sms') =>
        mail.accepts(way) && (contacts?.recipients ?? []).some(({ channel }) => channel === way)
      const ways = { email: has('email'), sms: has('sms') }
      return { ways, list: [...(await topicSettings(database, userId))] }
    },

    saveMessageSetting: async ({ topic, way, on }, context) => {
      const { userId } = sessionOf(context)
      const setting = (await topicSettings(database, userId)).find((one) => one.topic === topic)
      if (setting?.fixed) throw new Refusal('message_fixed')
      return saveTopicSetting(database, userId, topic, { [way]: on === '1' })
    },
  }
}
