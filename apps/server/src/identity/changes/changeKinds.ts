import type { SecurityChange } from '@touchstone/protocol'
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
  /** `decision` null: nobody was asked. Throws a Refusal when it cannot be done. */
  apply(services: ChangeServices, user: User, subject: ChangeSubject<Change>, decision: Decision | null): Promise<void>
}

const SECRET = '•••'
const secretField = (label: string, isSet: boolean): Field => ({ label, before: isSet ? SECRET : '', after: SECRET })

async function bind({ users }: ChangeServices, user: User, contact: AccountName): Promise<void> {
  if (!(await users.setContact(user.id, contact))) throw new Refusal('contact_taken')
}

export const CHANGE_KINDS: { readonly [Change in SecurityChange]: ChangeKind<Change> } = {
  phone: {
    field: (user, { value }) => ({ label: 'phone', before: maskedPhone(user.phone ?? ''), after: maskedPhone(value) }),
    apply: (services, user, subject) => bind(services, user, { kind: 'phone', ...subject }),
  },
  email: {
    field: (user, { value }) => ({ label: 'email', before: maskedEmail(user.email ?? ''), after: maskedEmail(value) }),
    apply: (services, user, subject) => bind(services, user, { kind: 'email', ...subject }),
  },
  password: {
    field: () => secretField('password', true),
    apply: async ({ users, sessions, attempts, loginLog }, user, { hash, session }) => {
      await users.setPassword(user.id, hash)
      await sessions.end(user.id, session === '' ? {} : { except: session })
      const places = [fromStranger(''), ...(await loginLog.browsersOf(user.id)).map(fromKnownBrowser)]
      for (const name of namesOf(user))
        await attempts.forget(...places.map((place) => loginKeys(name, place).everywhere))
    },
  },
  tpwd: {
    field: (user) => secretField('tpwd', user.transaction_password_hash !== null),
    apply: async ({ users, sessions, transactionPasswordCheck }, user, { hash }) => {
      await users.setTransactionPassword(user.id, hash)
      await transactionPasswordCheck.forgive(user.id)
      await sessions.refresh(user.id)
    },
  },
  question: {
    field: (_user, { question }) => ({ label: 'question', before: SECRET, after: String(question) }),
    apply: ({ questions }, user, { question, answerHash }) => questions.set(user.id, question, answerHash),
  },
  factor: {
    field: () => ({ label: 'factor', before: SECRET, after: '' }),
    apply: async ({ factors, sessions }, user) => {
      await factors.removeAll(user.id)
      await sessions.end(user.id, {})
    },
  },
  unfreeze: {
    field: () => ({ label: 'unfreeze', before: 'frozen', after: 'open' }),
    apply: (services, user, _subject, decision) => openFrozen(services, user.id, decision),
  },
}
