import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Recipient } from '../../mail/mailMessage.ts'
import type { MessagesOptions } from '../../messages/messages.ts'

export function contactsOf(user: { readonly email: string | null; readonly phone: string | null }): Recipient[] {
  const contacts: Recipient[] = []
  if (user.email !== null) contacts.push({ channel: 'email', to: user.email })
  if (user.phone !== null) contacts.push({ channel: 'sms', to: user.phone })
  return contacts
}

/** Where a person can be reached, for messages. */
export function contactBook(database: Kysely<Database>): MessagesOptions['contactsOf'] {
  return async (userId) => {
    const user = await database
      .selectFrom('users')
      .select(['email', 'phone', 'anti_phishing', 'language'])
      .where('id', '=', userId)
      .executeTakeFirst()
    return user && { recipients: contactsOf(user), word: user.anti_phishing, language: user.language }
  }
}
