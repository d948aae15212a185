import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock/clock.ts'
import { hashSecret } from '../../crypto/secrets.ts'
import type { Database } from '../../database/schema.ts'
import type { AccountName } from '../names/accountName.ts'
import type { LoginLogTable } from '../schema/securitySchema.ts'
import { createLoginPlaces, type LoginPlace, type LoginPlaces } from './loginPlaces.ts'

export type LoginMethod = LoginLogTable['method']
export type LoginResult = LoginLogTable['result']

/** The secret that binds a browser to its sessions. */
export interface LoginCookies {
  /** The one that binds it from now on, null for a program. */
  readonly cookie: string | null
  /** The one it brought from an earlier session, of this account or of another; '' when none. */
  readonly earlier: string
}

export interface LoginLine extends LoginPlace {
  readonly time: number
  readonly method: LoginMethod
  readonly result: LoginResult
}

/** Logins and attempts, as their account's holder sees them. */
export interface LoginLog extends LoginPlaces {
  /** A session was opened. */
  done(
    userId: string,
    method: LoginMethod,
    place: LoginPlace,
    cookies: LoginCookies,
    transaction?: Kysely<Database>,
  ): Promise<void>
  /**
   * Somebody was turned away. Returns at once and writes later, so that the time of the answer does not tell whether there
   * is such an account.
   */
  turnedAway(name: AccountName | undefined, method: LoginMethod, result: LoginResult, place: LoginPlace): void
  /** Newest first; `page` counts from 1. */
  list(userId: string, page: number, size: number): Promise<{ list: readonly LoginLine[]; total: number }>
  /** Resolves when everything is written. */
  settled(): Promise<void>
  sweep(): Promise<void>
}

export interface LoginLogOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
  readonly keepMs: number
}

/** Attempts on one account that wait to be written; more are not written down: somebody is trying thousands. */
const MOST_WAITING = 100
/** The call is answered first: its time must not tell whether there is an account to write it down for. */
const AFTER_ANSWER_MS = 5

export function createLoginLog({ database, clock, logger, keepMs }: LoginLogOptions): LoginLog {
  const underWay = new Set<Promise<void>>()

  const write = async (
    name: AccountName,
    line: Pick<LoginLogTable, 'device' | 'address' | 'method' | 'result'> & { readonly time: number },
  ) => {
    await delay(AFTER_ANSWER_MS)
    const user = await database.selectFrom('users').select('id').where(name.kind, '=', name.value).executeTakeFirst()
    if (!user) return
    await database
      .insertInto('login_log')
      .values({ user_id: user.id, cookie_hash: null, earlier_hash: null, ...line })
      .execute()
  }

  return {
    ...createLoginPlaces({ database, clock, keepMs }),
    done: async (user_id, method, place, { cookie, earlier }, transaction) => {
      const cookie_hash = cookie === null ? null : hashSecret(cookie)
      const earlier_hash = earlier === '' ? null : hashSecret(earlier)
      const row = { user_id, time: clock.now(), cookie_hash, earlier_hash, method, result: 'done' as const, ...place }
      await (transaction ?? database).insertInto('login_log').values(row).execute()
    },
    turnedAway: (name, method, result, place) => {
      if (!name || underWay.size >= MOST_WAITING) return
      const writing = write(name, { time: clock.now(), method, result, ...place })
        .catch((error: unknown) => logger.error({ event: 'login_log_failed', err: error }, 'a login was not recorded'))
        .finally(() => underWay.delete(writing))
      underWay.add(writing)
    },
    list: async (userId, page, size) => {
      const own = database.selectFrom('login_log').where('user_id', '=', userId)
      const rows = await own
        .select(['time', 'device', 'address', 'method', 'result'])
        // An attempt is written down a moment after its answer, so the order of writing is not that of events.
        .orderBy('time', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
      return { list: rows.map((row) => ({ ...row, time: Number(row.time) })), total: Number(total) }
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    sweep: async () => {
      await database
        .deleteFrom('login_log')
        .where('time', '<=', BigInt(clock.now() - keepMs))
        .execute()
    },
  }
}
