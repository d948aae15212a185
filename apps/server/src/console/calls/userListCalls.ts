import type { CoreQueries, World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { maskedEmail, maskedPhone } from '../../identity/names/maskedContact.ts'
import { findCustomer, maskedAccount, uidOf } from '../accounts.ts'
import type { AdminHandlers } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { customers, isNamedBy } from '../customerSearch.ts'
import { recordLook } from './recordLook.ts'

type Needs = Pick<
  AdminServices,
  | 'database'
  | 'clock'
  | 'worlds'
  | 'people'
  | 'states'
  | 'desk'
  | 'operators'
  | 'factors'
  | 'wallets'
  | 'loginLog'
  | 'session'
>

type UserLine = AdminCallData<'getUserList'>['list'][number]

/** As the list reads it. */
interface CustomerRow {
  readonly owner: number | null
  readonly real_owner: number | null
  readonly email: string | null
  readonly phone: string | null
  readonly country: string
  readonly created_at: bigint
  readonly login_frozen: boolean
  readonly kind: string
}

const RECENT = 50
const OPEN_STATES: ReadonlySet<string> = new Set(['waiting', 'taken', 'second', 'applying'])

function accountStatusOf(core: CoreQueries, owner: number | null) {
  if (owner === null) return { level: 0, tier: 0, frozen: false, withdrawalsHeldUntil: 0 }
  return {
    level: core.customers.verification(owner),
    tier: core.customers.tierOf(owner),
    frozen: core.customers.isFrozen(owner),
    withdrawalsHeldUntil: core.customers.withdrawalsHeldUntil(owner),
  }
}

async function notesOf({ database, operators }: Needs, userId: string) {
  const names = await operators.rows.names()
  const notes = await database
    .selectFrom('user_notes')
    .select(['time', 'operator', 'text'])
    .where('user_id', '=', userId)
    .orderBy('time', 'desc')
    .limit(RECENT)
    .execute()
  return notes.map(({ time, operator, text }) => ({ time: Number(time), by: names.get(operator) ?? '', text }))
}

async function sessionsOf({ database, clock, session }: Needs, userId: string) {
  const now = clock.now()
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'world', 'opened_at', 'last_seen'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('last_seen', '>', BigInt(now - session.idleMs))
    .where('opened_at', '>', BigInt(now - session.absoluteMs))
    .orderBy('last_seen', 'desc')
    .limit(RECENT)
    .execute()
  return rows.map(({ opened_at, last_seen, ...row }) => ({
    ...row,
    opened: Number(opened_at),
    lastSeen: Number(last_seen),
  }))
}

/** Customers as operators find and see them; contacts are masked. */
export function userListCalls(services: Needs) {
  const { database, worlds, people, states, desk, factors, wallets, loginLog } = services

  const lineOf = (world: World, row: CustomerRow): UserLine => {
    const { level, frozen } = accountStatusOf(worlds[world].core, row.owner)
    return {
      uid: uidOf(row.real_owner, row.owner),
      number: String(row.owner ?? ''),
      account: maskedAccount(row),
      country: row.kind === 'guest' ? '' : row.country,
      level,
      frozen,
      loginFrozen: row.login_frozen,
      opened: Number(row.created_at),
      guest: row.kind === 'guest',
    }
  }

  return {
    getUserList: async ({ q, world, page, size }) => {
      const filtered = customers(database, world).$if(q.trim() !== '', (query) => query.where(isNamedBy(q)))
      const rows = await filtered
        .select([
          'owners.owner',
          'real_owners.owner as real_owner',
          'users.email',
          'users.phone',
          'users.country',
          'users.created_at',
        ])
        .select(['users.login_frozen', 'users.kind'])
        .orderBy('owners.owner', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const { total } = await filtered.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
      return { list: rows.map((row) => lineOf(world, row)), total: Number(total), page }
    },

    getUser: async ({ uid, world: asked }, context) => {
      const customer = await findCustomer(people, uid)
      const { person } = customer
      const { userId } = person
      const guest = customer.world === 'demo'
      const world = guest ? 'demo' : asked
      const owner = await people.ownerOf(userId, world)
      const cases = (await desk.of(userId)).filter(({ state }) => OPEN_STATES.has(state))
      const shown = {
        uid,
        guest,
        world,
        number: String(owner ?? ''),
        email: maskedEmail(person.email),
        phone: maskedPhone(person.phone),
        country: guest ? '' : person.country,
        opened: person.createdAt,
        ...accountStatusOf(worlds[world].core, owner),
        kyc: await states.kyc(userId),
        credit: await states.credit(userId),
        loginFrozen: person.loginFrozen,
        totp: await factors.totp.isSet(userId),
        passkeys: (await factors.passkeyRows.of(userId)).length,
        wallet: await wallets.of(userId),
        openCases: cases.map(({ id, kind, openedAt }) => ({ id, kind, opened: openedAt })),
        notes: await notesOf(services, userId),
        events: (await people.accountEvents.list(userId, 1, RECENT)).list.map((event) => ({ ...event })),
        sessions: await sessionsOf(services, userId),
        logins: (await loginLog.list(userId, 1, RECENT)).list.map((line) => ({ ...line })),
      }
      await recordLook(services, { userId, what: 'account_seen' }, context, { world })
      return shown
    },
  } satisfies Partial<AdminHandlers>
}
