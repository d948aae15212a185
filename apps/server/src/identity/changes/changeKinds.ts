import type { SecurityChange } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { Decision } from '../../review/reviewCase.ts'
import { namesOf, type User } from '../accounts/users.ts'
import { fromKnownBrowser, fromStranger, loginKeys } from '../limits/triedFrom.ts'
import type { AccountName } from '../names/accountName.ts'
import { maskedEmail, maskedPhone } from '../names/maskedContact.ts'
import type { ChangeServices } from './changeServices.ts'
import type { ChangeSubject } from './changeSubjects.ts'
import { openFrozen } from './openFrozen.ts'

interface Field {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** How one kind of change is shown and done. Doing it again changes nothing more. */
export interface ChangeKind<Change extends SecurityChange> {
  /** Masked; a secret shows only whether there is one. */
  field(user: User, subject: ChangeSubject<Change>): Field
  /** What the log has to take before anything is written. `decision` null: nobody was asked. */
  enter?(services: ChangeServices, user: User, decision: Decision | null): Promise<void>
  /**
   * Within the transaction that tells of it, and on its connection alone: the embedded database has no other. Throws a Refusal when
   * it cannot be done. What it returns is called after the commit.
   */
  apply(
    services: ChangeServices,
    user: User,
    subject: ChangeSubject<Change>,
    transaction: Kysely<Database>,
  ): Promise<Afterwards | undefined>
}

/** What follows from a change in memory, and the lifting of locks, which end by themselves if the server stops before. */
type Afterwards = () => Promise<unknown>

const SECRET = '•••'
const secretField = (label: string, isSet: boolean): Field => ({ label, before: isSet ? SECRET : '', after: SECRET })

async function bind(
  { users }: ChangeServices,
  user: User,
  contact: AccountName,
  on: Kysely<Database>,
): Promise<undefined> {
  if (!(await users.setContact(user.id, contact, on))) throw new Refusal('contact_taken')
}

/** Strangers and known browsers may try again at the new password. */
async function forgiveLogins({ attempts, loginLog }: ChangeServices, user: User): Promise<void> {
  const places = [fromStranger(''), ...(await loginLog.browsersOf(user.id)).map(fromKnownBrowser)]
  for (const name of namesOf(user)) await attempts.forget(...places.map((place) => loginKeys(name, place).everywhere))
}

export const CHANGE_KINDS: { readonly [Change in SecurityChange]: ChangeKind<Change> } = {
  phone: {
    field: (user, { value }) => ({ label: 'phone', before: maskedPhone(user.phone ?? ''), after: maskedPhone(value) }),
    apply: (services, user, subject, on) => bind(services, user, { kind: 'phone', ...subject }, on),
  },
  email: {
    field: (user, { value }) => ({ label: 'email', before: maskedEmail(user.email ?? ''), after: maskedEmail(value) }),
    apply: (services, user, subject, on) => bind(services, user, { kind: 'email', ...subject }, on),
  },
  password: {
    field: () => secretField('password', true),
    apply: async (services, user, { hash, session }, on) => {
      await services.users.setPassword(user.id, hash, on)
      const ended = await services.sessions.endWithin(on, user.id, session === '' ? {} : { except: session })
      return async () => {
        await ended.forget()
        await forgiveLogins(services, user)
      }
    },
  },
  tpwd: {
    field: (user) => secretField('tpwd', user.transaction_password_hash !== null),
    apply: async ({ users, sessions, transactionPasswordCheck }, user, { hash }, on) => {
      await users.setTransactionPassword(user.id, hash, on)
      return async () => {
        await sessions.refresh(user.id)
        await transactionPasswordCheck.forgive(user.id)
      }
    },
  },
  question: {
    field: (_user, { question }) => ({ label: 'question', before: SECRET, after: String(question) }),
    apply: async ({ questions }, user, { question, answerHash }, on) => {
      await questions.set(user.id, question, answerHash, on)
      return undefined
    },
  },
  factor: {
    field: () => ({ label: 'factor', before: SECRET, after: '' }),
    apply: async ({ factors, sessions }, user, _subject, on) => {
      await factors.removeAll(user.id, on)
      const { forget } = await sessions.endWithin(on, user.id, {})
      return forget
    },
  },
  unfreeze: {
    field: () => ({ label: 'unfreeze', before: 'frozen', after: 'open' }),
    enter: (services, user, decision) => openFrozen(services, user.id, decision),
    apply: async ({ people }, user, _subject, on) => {
      await people.setFrozenByHolder(user.id, false, on)
      return undefined
    },
  },
}
