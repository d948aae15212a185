import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Session } from '../gateway/callContext.ts'
import type { IdentityPolicy } from './policy.ts'

/** A session as the server keeps it in memory for a few seconds. */
export interface SessionRecord {
  readonly session: Omit<Session, 'cookieBound'>
  readonly tokenHash: string
  readonly cookieHash: string | null
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
  readonly device: string
  readonly address: string
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
  end(userId: string, which: { readonly only?: string; readonly except?: string }, now: number): Promise<string[]>
  /** True when this call removed it. */
  remove(id: string): Promise<boolean>
  removeExpired(now: number): Promise<void>
  seen(ids: readonly string[], at: number): Promise<void>
  stepUp(id: string, until: number): Promise<void>
}

const KEEP_ENDED_MS = 24 * 3_600_000
const WORLD = 'real'

export function createSessionRows(database: Kysely<Database>, policy: IdentityPolicy['session']): SessionRows {
  return {
    insert: async ({ id, tokenHash, cookieHash, userId, device, address }, now) => {
      await database
        .insertInto('sessions')
        .values({
          id,
          token_hash: tokenHash,
          cookie_hash: cookieHash,
          user_id: userId,
          world: WORLD,
          device,
          address,
          opened_at: now,
          last_seen: now,
          ended_at: null,
        })
        .execute()
      const surplus = database
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('opened_at', 'desc')
        .orderBy('id')
        .offset(policy.perUser)
      await database.deleteFrom('sessions').where('id', 'in', surplus).execute()
    },
    find: (tokenHash) => findRecord(database, tokenHash),
    live: async (userId, now) => {
      const rows = await database
        .selectFrom('sessions')
        .select(['id', 'device', 'address', 'opened_at', 'last_seen'])
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('last_seen', '>', BigInt(now - policy.idleMs))
        .where('opened_at', '>', BigInt(now - policy.absoluteMs))
        .orderBy('last_seen', 'desc')
        .execute()
      return rows.map(({ id, device, address, opened_at, last_seen }) => ({
        id,
        device,
        address,
        openedAt: Number(opened_at),
        lastSeen: Number(last_seen),
      }))
    },
    end: async (userId, { only, except }, now) => {
      const rows = await database
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
    removeExpired: async (now) => {
      await database
        .deleteFrom('sessions')
        .where(({ eb, or }) =>
          or([
            eb('last_seen', '<=', BigInt(now - policy.idleMs)),
            eb('opened_at', '<=', BigInt(now - policy.absoluteMs)),
            eb('ended_at', '<=', BigInt(now - KEEP_ENDED_MS)),
          ]),
        )
        .execute()
    },
    seen: async (ids, at) => {
      if (ids.length === 0) return
      await database
        .updateTable('sessions')
        .set({ last_seen: sql`greatest(last_seen, ${at})` })
        .where('id', 'in', ids)
        .execute()
    },
    stepUp: async (id, until) => {
      await database.updateTable('sessions').set({ stepped_up_until: until }).where('id', '=', id).execute()
    },
  }
}

async function findRecord(database: Kysely<Database>, tokenHash: string): Promise<SessionRecord | undefined> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('owners', (join) =>
      join.onRef('owners.user_id', '=', 'sessions.user_id').onRef('owners.world', '=', 'sessions.world'),
    )
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.world',
      'sessions.cookie_hash',
      'sessions.opened_at',
      'sessions.last_seen',
      'sessions.ended_at',
      'sessions.stepped_up_until',
      'owners.owner',
      'users.transaction_password_hash',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row || row.owner === null) return undefined
  return {
    session: {
      id: row.id,
      userId: row.user_id,
      owner: row.owner,
      world: row.world,
      transactionPasswordSet: row.transaction_password_hash !== null,
      steppedUpUntil: Number(row.stepped_up_until),
    },
    tokenHash,
    cookieHash: row.cookie_hash,
    openedAt: Number(row.opened_at),
    lastSeen: Number(row.last_seen),
    ended: row.ended_at !== null,
  }
}
