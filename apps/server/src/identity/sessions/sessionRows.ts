import type { OwnerId, World } from '@touchstone/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Session } from '../../gateway/callContext.ts'
import { AskedTogether } from '../../reading/askedTogether.ts'
import type { IdentityPolicy } from '../limits/policy.ts'

/** A session as the server keeps it in memory for a few seconds. */
export interface SessionRecord {
  readonly session: Omit<Session, 'cookieBound' | 'cookieMissing'>
  readonly tokenHash: string
  readonly cookieHash: string | null
  /** Of a guest: it lasts longer, for with it all is lost. */
  readonly guest: boolean
  readonly openedAt: number
  readonly lastSeen: number
  /** Ended from another place, which the holder was not told yet. */
  readonly ended: boolean
}

export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  readonly cookieHash: string | null
  readonly userId: string
  readonly world: World
  readonly device: string
  readonly address: string
  /** The session it goes on from: it is over when that one would have been. null: it begins now. */
  readonly follows: string | null
}

/** One of a person's, all but one, or all. */
export interface WhichSessions {
  readonly only?: string
  readonly except?: string
}

export interface LiveSession {
  readonly id: string
  readonly device: string
  readonly address: string
  readonly openedAt: number
  readonly lastSeen: number
}

/** The SQL of sessions. Expiry is judged here and in the cache by the same two times. */
export interface SessionRows {
  insert(session: NewSession, now: number): Promise<void>
  find(tokenHash: string): Promise<SessionRecord | undefined>
  live(userId: string, now: number): Promise<readonly LiveSession[]>
  /** Ends sessions of a user so that their holders are told; returns the ids ended. */
  end(userId: string, which: WhichSessions, now: number, transaction?: Kysely<Database>): Promise<string[]>
  /** True when this call removed it. */
  remove(id: string): Promise<boolean>
  removeExpired(now: number): Promise<void>
  seen(ids: readonly string[], at: number): Promise<void>
  stepUp(id: string, until: number): Promise<void>
}

type SessionLife = Pick<IdentityPolicy['session'], 'idleMs' | 'absoluteMs'>

const KEEP_ENDED_MS = 24 * 3_600_000

export function createSessionRows(database: Kysely<Database>, policy: IdentityPolicy['session']): SessionRows {
  const records = new AskedTogether((hashes: readonly string[]) => findRecords(database, hashes))
  return {
    insert: async (session, now) => {
      await insertSession(database, session, now)
      await removeSurplus(database, session.userId, policy.perUser)
    },
    find: (tokenHash) => records.get(tokenHash),
    live: (userId, now) => liveSessions(database, policy, userId, now),
    end: async (userId, { only, except }, now, on = database) => {
      const rows = await on
        .updateTable('sessions')
        .set({ ended_at: now })
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
        .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },
    remove: async (id) => {
      const { numDeletedRows } = await database.deleteFrom('sessions').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
    removeExpired: (now) => removeExpired(database, policy, now),
    seen: async (ids, at) => {
      if (ids.length === 0) return
      await database
        .updateTable('sessions')
        .set({ last_seen: sql`greatest(last_seen, ${at})` })
        // One parameter, however many sessions: a statement takes at most 65,535 of them.
        .where(sql<boolean>`id = any(${sql.val(ids)}::uuid[])`)
        .execute()
    },
    stepUp: async (id, until) => {
      await database.updateTable('sessions').set({ stepped_up_until: until }).where('id', '=', id).execute()
    },
  }
}

async function insertSession(database: Kysely<Database>, session: NewSession, now: number): Promise<void> {
  const { id, tokenHash, cookieHash, userId, world, device, address, follows } = session
  await database
    .insertInto('sessions')
    .values({
      id,
      token_hash: tokenHash,
      cookie_hash: cookieHash,
      user_id: userId,
      world,
      device,
      address,
      opened_at: openedAt(follows, now),
      last_seen: now,
      ended_at: null,
    })
    .execute()
}

/** Leaves a person the newest sessions. */
async function removeSurplus(database: Kysely<Database>, userId: string, perUser: number): Promise<void> {
  const surplus = database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .offset(perUser)
  await database.deleteFrom('sessions').where('id', 'in', surplus).execute()
}

async function liveSessions(
  database: Kysely<Database>,
  life: SessionLife,
  userId: string,
  now: number,
): Promise<LiveSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'opened_at', 'last_seen'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('last_seen', '>', BigInt(now - life.idleMs))
    .where('opened_at', '>', BigInt(now - life.absoluteMs))
    .orderBy('last_seen', 'desc')
    .execute()
  return rows.map(({ id, device, address, opened_at, last_seen }) => ({
    id,
    device,
    address,
    openedAt: Number(opened_at),
    lastSeen: Number(last_seen),
  }))
}

async function removeExpired(database: Kysely<Database>, policy: IdentityPolicy['session'], now: number) {
  await database
    .deleteFrom('sessions')
    .where(({ eb, or, and, not, exists, selectFrom }) => {
      const guest = selectFrom('users')
        .select('users.id')
        .whereRef('users.id', '=', 'sessions.user_id')
        .where('users.kind', '=', 'guest')
      const over = (life: SessionLife) =>
        or([eb('last_seen', '<=', BigInt(now - life.idleMs)), eb('opened_at', '<=', BigInt(now - life.absoluteMs))])
      return or([
        and([over(policy), not(exists(guest))]),
        over(policy.guest),
        eb('ended_at', '<=', BigInt(now - KEEP_ENDED_MS)),
      ])
    })
    .execute()
}

function openedAt(follows: string | null, now: number) {
  return follows === null ? now : sql<number>`coalesce((select opened_at from sessions where id = ${follows}), ${now})`
}

async function findRecords(
  database: Kysely<Database>,
  tokenHashes: readonly string[],
): Promise<ReadonlyMap<string, SessionRecord>> {
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('owners', (join) =>
      join.onRef('owners.user_id', '=', 'sessions.user_id').onRef('owners.world', '=', 'sessions.world'),
    )
    .select([
      'sessions.id',
      'sessions.token_hash',
      'sessions.user_id',
      'sessions.world',
      'sessions.cookie_hash',
      'sessions.opened_at',
      'sessions.last_seen',
      'sessions.ended_at',
      'sessions.stepped_up_until',
      'owners.owner',
      'users.transaction_password_hash',
      'users.kind',
    ])
    .where(sql<boolean>`sessions.token_hash = any(${sql.val(tokenHashes)}::text[])`)
    .execute()
  return new Map(rows.flatMap((row) => (row.owner === null ? [] : [[row.token_hash, recordOf(row, row.owner)]])))
}

type SessionRow = Pick<Selectable<Database['sessions']>, 'id' | 'user_id' | 'token_hash' | 'cookie_hash'> &
  Pick<Selectable<Database['sessions']>, 'world' | 'opened_at' | 'last_seen' | 'ended_at' | 'stepped_up_until'> &
  Pick<Selectable<Database['users']>, 'transaction_password_hash' | 'kind'>

function recordOf(row: SessionRow, owner: OwnerId): SessionRecord {
  return {
    session: {
      id: row.id,
      userId: row.user_id,
      owner,
      world: row.world,
      // It guards real money: play money is traded without.
      transactionPasswordSet: row.world === 'demo' || row.transaction_password_hash !== null,
      steppedUpUntil: Number(row.stepped_up_until),
    },
    tokenHash: row.token_hash,
    cookieHash: row.cookie_hash,
    guest: row.kind === 'guest',
    openedAt: Number(row.opened_at),
    lastSeen: Number(row.last_seen),
    ended: row.ended_at !== null,
  }
}
