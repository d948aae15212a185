import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import { hashSecret } from '../../crypto/secrets.ts'
import type { Database } from '../../database/schema.ts'
import type { AccountName } from '../names/accountName.ts'

/** Where a login came from. */
export interface LoginPlace {
  readonly device: string
  readonly address: string
}

/** The places and browsers that an account's holder logged in from. */
export interface LoginPlaces {
  /** Nobody logged in from there before, or with that browser's cookie; false for somebody's very first login. */
  isNewPlace(userId: string, place: LoginPlace, cookie: string): Promise<boolean>
  /** Whether the holder of that account logged in with the browser of this cookie. */
  knows(name: AccountName, cookie: string): Promise<boolean>
  /** Hashes of the cookies of all browsers that the person logged in with. */
  browsersOf(userId: string): Promise<readonly string[]>
  /** Devices that were first seen since then. */
  newPlacesSince(userId: string, time: number): Promise<number>
}

export interface LoginPlacesOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  /** Logins older than this (ms) are forgotten. */
  readonly keepMs: number
}

/** Reads the log of logins; only those that opened a session count. */
export function createLoginPlaces({ database, clock, keepMs }: LoginPlacesOptions): LoginPlaces {
  const doneBy = (userId: string) =>
    database.selectFrom('login_log').where('user_id', '=', userId).where('result', '=', 'done')

  return {
    isNewPlace: async (userId, { device, address }, cookie) => {
      const recent = doneBy(userId).where('time', '>', BigInt(clock.now() - keepMs))
      const known = await recent
        .select('id')
        .where(({ eb, or, and }) =>
          or([
            and([eb('device', '=', device), eb('address', '=', address)]),
            ...(cookie === '' ? [] : [eb('cookie_hash', '=', hashSecret(cookie))]),
          ]),
        )
        .limit(1)
        .executeTakeFirst()
      return known === undefined && (await doneBy(userId).select('id').limit(1).executeTakeFirst()) !== undefined
    },
    knows: async (name, cookie) => {
      const row = await database
        .selectFrom('login_log')
        .innerJoin('users', 'users.id', 'login_log.user_id')
        .select('login_log.id')
        .where(`users.${name.kind}`, '=', name.value)
        .where('login_log.cookie_hash', '=', hashSecret(cookie))
        .where('login_log.result', '=', 'done')
        .where('login_log.time', '>', BigInt(clock.now() - keepMs))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    browsersOf: async (userId) => {
      const rows = await doneBy(userId).select('cookie_hash').distinct().where('cookie_hash', 'is not', null).execute()
      return rows.flatMap(({ cookie_hash }) => cookie_hash ?? [])
    },
    newPlacesSince: async (userId, time) => {
      const rows = await doneBy(userId)
        .select(['device', 'address', ({ fn }) => fn.min('time').as('first')])
        .groupBy(['device', 'address'])
        .execute()
      return rows.filter(({ first }) => Number(first) >= time).length
    },
  }
}
