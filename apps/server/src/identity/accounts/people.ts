import type { OwnerId, World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { Messages } from '../../messages/messages.ts'
import { findAccountName } from '../names/accountName.ts'
import type { EndedSessions, Sessions } from '../sessions/sessions.ts'
import { type AccountEvents, createAccountEvents } from './accountEvents.ts'
import { createIntendedActs, type IntendedActs } from './intendedActs.ts'
import type { Worlds } from './owners.ts'
import type { User } from './users.ts'

/** A customer as the rest of the server sees one. Contacts in full: mask them before they are shown. */
export interface Person {
  readonly userId: string
  /** '' when unbound. */
  readonly email: string
  /** E.164, '' when unbound. */
  readonly phone: string
  readonly country: string
  readonly createdAt: number
  readonly loginFrozen: boolean
}

/** People and their accounts as other rooms may read and change them. */
export interface People {
  byId(userId: string): Promise<Person | undefined>
  /** Behind a ledger owner ("uid"); undefined for the platform's own accounts. */
  byOwner(owner: OwnerId, world?: World): Promise<Person | undefined>
  /** By e-mail address, or by phone number with its area code ("+852…"). */
  byName(name: string): Promise<Person | undefined>
  /** The ledger owner of a person, null where none was opened. */
  ownerOf(userId: string, world: World): Promise<OwnerId | null>
  /** Ends every session within the transaction of an act. */
  endSessions(userId: string, transaction: Kysely<Database>): Promise<EndedSessions>
  /** In the inbox, live, and by mail or text message as the person chose. */
  readonly messages: Pick<Messages, 'tell' | 'deliver'>
  readonly accountEvents: AccountEvents
  /** Acts that the log carries out and SQL tells of. */
  readonly intendedActs: IntendedActs
  /** No new sessions, and those that are open end, within the transaction of the act. */
  freezeLogin(userId: string, transaction: Kysely<Database>): Promise<EndedSessions>
  openLogin(userId: string): Promise<void>
  /**
   * Whether the holder or operators froze trading. An account its holder froze may be opened again at the holder's request:
   * say false when operators freeze it, or open it.
   */
  setFrozenByHolder(userId: string, frozen: boolean, transaction?: Kysely<Database>): Promise<void>
  /**
   * Holds withdrawals in the real world from now for as long as the policy says (24 hours); never shortens a hold. Returns until when, 0 for a person
   * without an owner. Throws Refusal when the log refuses.
   */
  holdWithdrawals(userId: string, reason: string): Promise<number>
}

export interface PeopleOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly worlds: Worlds
  readonly sessions: Pick<Sessions, 'endWithin'>
  readonly messages: Pick<Messages, 'tell' | 'deliver'>
  readonly holdMs: number
}

function personOf(user: User): Person {
  return {
    userId: user.id,
    email: user.email ?? '',
    phone: user.phone ?? '',
    country: user.country,
    createdAt: Number(user.created_at),
    loginFrozen: user.login_frozen,
  }
}

export function createPeople({ database, clock, worlds, sessions, messages, holdMs }: PeopleOptions): People {
  const users = () => database.selectFrom('users').selectAll('users')
  const accountEvents = createAccountEvents(database, clock, messages)
  const found = (user: User | undefined) => (user ? personOf(user) : undefined)

  const ownerOf: People['ownerOf'] = async (userId, world) => {
    const row = await database
      .selectFrom('owners')
      .select('owner')
      .where('user_id', '=', userId)
      .where('world', '=', world)
      .executeTakeFirst()
    return row?.owner ?? null
  }

  const setLoginFrozen = (userId: string, frozen: boolean, on: Kysely<Database>) =>
    on.updateTable('users').set({ login_frozen: frozen }).where('id', '=', userId).execute()

  return {
    byId: async (userId) => found(await users().where('id', '=', userId).executeTakeFirst()),
    byOwner: async (owner, world = 'real') => {
      const query = users().innerJoin('owners', 'owners.user_id', 'users.id')
      return found(await query.where('owners.owner', '=', owner).where('owners.world', '=', world).executeTakeFirst())
    },
    byName: async (text) => {
      const name = findAccountName(text, undefined)
      return name && found(await users().where(name.kind, '=', name.value).executeTakeFirst())
    },
    ownerOf,
    endSessions: (userId, transaction) => sessions.endWithin(transaction, userId, {}),
    messages,
    accountEvents,
    intendedActs: createIntendedActs(database, clock, accountEvents),
    freezeLogin: async (userId, transaction) => {
      await setLoginFrozen(userId, true, transaction)
      return sessions.endWithin(transaction, userId, {})
    },
    openLogin: async (userId) => void (await setLoginFrozen(userId, false, database)),
    setFrozenByHolder: async (userId, frozen, on = database) => {
      await on.updateTable('users').set({ frozen_by_holder: frozen }).where('id', '=', userId).execute()
    },
    holdWithdrawals: async (userId, reason) => {
      const owner = await ownerOf(userId, 'real')
      if (owner === null) return 0
      const until = clock.now() + holdMs
      const { reply } = await worlds.real.submit({ type: 'HoldWithdrawals', owner, until, reason })
      if (reply.kind === 'rejected') throw new Refusal(reply.rejection, reply.facts)
      return until
    },
  }
}
