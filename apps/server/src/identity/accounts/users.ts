import { randomInt, randomUUID } from 'node:crypto'
import type { Language } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import { violatedConstraint } from '../../database/uniqueViolation.ts'
import type { Addressed, Recipient } from '../../mail/mailMessage.ts'
import type { AccountName } from '../names/accountName.ts'
import type { UsersTable } from '../schema/schema.ts'

export type User = Selectable<UsersTable>

export interface NewUser {
  readonly name: AccountName
  readonly country: string
  readonly passwordHash: string
  readonly invitedBy: string | null
  /** Default: English. */
  readonly language?: Language
}

export interface Users {
  find(name: AccountName): Promise<User | undefined>
  /** How the account of that name is written to; undefined: there is none. Always one row, so that both take the same time. */
  addressed(name: AccountName): Promise<Addressed | undefined>
  byId(id: string): Promise<User>
  /** The user whose invitation code this is, in any case. */
  inviter(code: string): Promise<string | undefined>
  /** The new user's id, with an owner still to be opened in the real world; undefined when the name is taken. */
  add(user: NewUser): Promise<string | undefined>
  /** A new guest, with an owner still to be opened in the demo world. */
  addGuest(language: Language): Promise<string>
  remove(id: string): Promise<void>
  setPassword(id: string, passwordHash: string, transaction?: Kysely<Database>): Promise<void>
  /** False when one is set already. */
  setFirstTransactionPassword(id: string, hash: string, transaction?: Kysely<Database>): Promise<boolean>
  setTransactionPassword(id: string, hash: string, transaction?: Kysely<Database>): Promise<void>
  /** Binds it in place of the one of its kind; false when another account has it: the transaction then takes nothing more. */
  setContact(id: string, contact: AccountName, transaction?: Kysely<Database>): Promise<boolean>
  /** '' removes it. */
  setAntiPhishing(id: string, word: string, transaction?: Kysely<Database>): Promise<void>
  setLanguage(id: string, language: Language): Promise<void>
}

/** Letters and digits that are not mistaken for one another. */
const INVITATION_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const INVITATION_LENGTH = 8
/** As the lists of countries know it. */
const UNKNOWN_COUNTRY = 'ZZ'

export function createUsers(database: Kysely<Database>, clock: Clock): Users {
  return {
    find: (name) => database.selectFrom('users').selectAll().where(name.kind, '=', name.value).executeTakeFirst(),
    addressed: async (name) => {
      const found = database.selectFrom('users').where(name.kind, '=', name.value)
      const { word, language } = await database
        .selectNoFrom([found.select('anti_phishing').as('word'), found.select('language').as('language')])
        .executeTakeFirstOrThrow()
      return word === null || language === null ? undefined : { word, language }
    },
    byId: (id) => database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    inviter: async (code) => {
      const row = await database
        .selectFrom('users')
        .select('id')
        .where('invitation_code', '=', code.toUpperCase())
        .executeTakeFirst()
      return row?.id
    },
    add: async (user) => {
      for (;;) {
        const id = randomUUID()
        try {
          await insertUser(database, id, user, clock.now())
          return id
        } catch (error) {
          const constraint = violatedConstraint(error)
          if (constraint === undefined) throw error
          if (constraint !== 'users_invitation_code_key') return undefined
        }
      }
    },
    addGuest: async (language) => {
      const id = randomUUID()
      await insertGuest(database, id, language, clock.now())
      return id
    },
    remove: async (id) => {
      await database.deleteFrom('users').where('id', '=', id).execute()
    },
    setPassword: async (id, passwordHash, on = database) => {
      await on.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    },
    setFirstTransactionPassword: async (id, hash, on = database) => {
      const { numUpdatedRows } = await on
        .updateTable('users')
        .set({ transaction_password_hash: hash })
        .where('id', '=', id)
        .where('transaction_password_hash', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    setTransactionPassword: async (id, hash, on = database) => {
      await on.updateTable('users').set({ transaction_password_hash: hash }).where('id', '=', id).execute()
    },
    setContact: async (id, contact, on = database) => {
      try {
        await on.updateTable('users').set(contactColumns(contact)).where('id', '=', id).execute()
        return true
      } catch (error) {
        if (violatedConstraint(error) === undefined) throw error
        return false
      }
    },
    setAntiPhishing: async (id, word, on = database) => {
      await on.updateTable('users').set({ anti_phishing: word }).where('id', '=', id).execute()
    },
    setLanguage: async (id, language) => {
      await database.updateTable('users').set({ language }).where('id', '=', id).execute()
    },
  }
}

function contactColumns(contact: AccountName) {
  if (contact.kind === 'email') return { email: contact.value }
  return { phone: contact.value, phone_tel_code: contact.telCode, phone_number: contact.number }
}

/** Where messages to this person go: the phone, or else the e-mail address. */
export function recipientOf(user: Pick<User, 'email' | 'phone'>): Recipient {
  return user.phone === null ? { channel: 'email', to: user.email ?? '' } : { channel: 'sms', to: user.phone }
}

export function addressedOf({ language, anti_phishing: word }: Pick<User, 'language' | 'anti_phishing'>): Addressed {
  return { language, word }
}

/** Every name the person can log in with. */
export function namesOf({ email, phone }: Pick<User, 'email' | 'phone'>): string[] {
  return [email, phone].filter((name) => name !== null)
}

async function insertUser(database: Kysely<Database>, id: string, user: NewUser, now: number): Promise<void> {
  const { name, country, passwordHash, invitedBy, language = 'en' } = user
  const phone = name.kind === 'phone' ? name : null
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({
        id,
        country,
        email: name.kind === 'email' ? name.value : null,
        phone: phone?.value ?? null,
        phone_tel_code: phone?.telCode ?? null,
        phone_number: phone?.number ?? null,
        password_hash: passwordHash,
        invitation_code: newInvitationCode(),
        invited_by: invitedBy,
        language,
        created_at: now,
      })
      .execute()
    await transaction.insertInto('owners').values({ user_id: id, world: 'real', owner: null }).execute()
  })
}

async function insertGuest(database: Kysely<Database>, id: string, language: Language, now: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({
        id,
        kind: 'guest',
        country: UNKNOWN_COUNTRY,
        email: null,
        phone: null,
        phone_tel_code: null,
        phone_number: null,
        password_hash: null,
        invitation_code: null,
        invited_by: null,
        language,
        created_at: now,
      })
      .execute()
    await transaction.insertInto('owners').values({ user_id: id, world: 'demo', owner: null }).execute()
  })
}

function newInvitationCode(): string {
  const letters = Array.from(
    { length: INVITATION_LENGTH },
    () => INVITATION_ALPHABET[randomInt(INVITATION_ALPHABET.length)],
  )
  return letters.join('')
}
