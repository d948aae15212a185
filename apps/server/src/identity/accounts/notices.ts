import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Mail } from '../../mail/createMail.ts'
import type { Recipient } from '../../mail/messages.ts'
import { type Notice, noticeMessage } from '../../mail/notices.ts'

/** Tells people of events of their account, wherever they can be reached. */
export interface Notices {
  /** To every contact that is bound, and to `also` (contacts that were bound until now). */
  send(userId: string, notice: Notice, also?: readonly Recipient[]): Promise<void>
}

export function contactsOf(user: { readonly email: string | null; readonly phone: string | null }): Recipient[] {
  const contacts: Recipient[] = []
  if (user.email !== null) contacts.push({ channel: 'email', to: user.email })
  if (user.phone !== null) contacts.push({ channel: 'sms', to: user.phone })
  return contacts
}

export function createNotices(database: Kysely<Database>, mail: Mail): Notices {
  return {
    send: async (userId, notice, also = []) => {
      const user = await database
        .selectFrom('users')
        .select(['email', 'phone', 'anti_phishing'])
        .where('id', '=', userId)
        .executeTakeFirst()
      if (!user) return
      const recipients = new Map([...contactsOf(user), ...also].map((recipient) => [recipient.to, recipient]))
      for (const recipient of recipients.values())
        if (mail.accepts(recipient.channel)) mail.send(noticeMessage(recipient, notice, user.anti_phishing))
    },
  }
}
