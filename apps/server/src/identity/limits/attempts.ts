import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import type { Limit } from './policy.ts'
import { Turns } from './turns.ts'

/** The subject of a counter: a kind, and a person. Stored as a hash, so that the table names nobody. */
export type AttemptKey = readonly [kind: string, ...whom: string[]]

export interface TakeOptions {
  /** The window starts anew with every allowed attempt, so that a lock lasts its whole time from the last one. */
  readonly sliding?: boolean
}

/** Counters shared by every server of one database. Counting and judging is one statement: parallel attempts cannot slip by. */
export interface Attempts {
  /** Counts one attempt. Returns 0 when it is within the limit, else the milliseconds until the next is. */
  take(key: AttemptKey, limit: Limit, options?: TakeOptions & { readonly database?: Kysely<Database> }): Promise<number>
  forget(...keys: readonly AttemptKey[]): Promise<void>
  /** Does works under one key one after the other; throws `rate_limited` when too many wait. */
  inTurn<Result>(key: AttemptKey, work: () => Promise<Result>): Promise<Result>
  /** Drops counters whose time is over. */
  sweep(): Promise<void>
}

export function createAttempts(database: Kysely<Database>, clock: Clock): Attempts {
  const turns = new Turns()
  return {
    take: async (key, limit, { sliding = false, database: on = database } = {}) => {
      const now = clock.now()
      const end = now + limit.windowMs
      const over = sql<boolean>`attempts.expires_at <= ${now}`
      const moves = sliding ? sql`attempts.count < ${limit.count}` : sql`false`
      const row = await on
        .insertInto('attempts')
        .values({ key: hashOf(key), count: 1, expires_at: end })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when ${over} then 1 else least(attempts.count, ${limit.count}) + 1 end`,
            expires_at: sql`case when ${over} or ${moves} then ${end} else attempts.expires_at end`,
          }),
        )
        .returning(['count', 'expires_at'])
        .executeTakeFirstOrThrow()
      return row.count > limit.count ? Number(row.expires_at) - now : 0
    },
    forget: async (...keys) => {
      await database.deleteFrom('attempts').where('key', 'in', keys.map(hashOf)).execute()
    },
    inTurn: (key, work) => turns.take(hashOf(key), work),
    sweep: async () => {
      await database.deleteFrom('attempts').where('expires_at', '<=', BigInt(clock.now())).execute()
    },
  }
}

function hashOf(key: AttemptKey): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64url')
}
