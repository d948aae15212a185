import { randomUUID } from 'node:crypto'
import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { hashSecret, newSecret, SECRET_SHAPE } from '../crypto/secrets.ts'
import type { Database } from '../database/schema.ts'
import { OPERATOR_POLICY } from './operatorPolicy.ts'

export interface OperatorSession {
  readonly id: string
  readonly operator: OperatorId
}

/** Sessions of the console. The cookie is all of it; the table keeps its hash. */
export interface OperatorSessions {
  /** The cookie of a new session: always a fresh one, never the one that the browser came with. */
  open(operator: OperatorId, device: string, address: string): Promise<string>
  /** `used`: somebody is at work, so the idle time starts anew. */
  resolve(cookie: string, used: boolean): Promise<OperatorSession | undefined>
  close(cookie: string): Promise<void>
  endAll(operator: OperatorId, database?: Kysely<Database>): Promise<number>
  /** Ends the sessions of operators who hold no passkey; returns how many. */
  endWithoutPasskey(): Promise<number>
  counts(): Promise<ReadonlyMap<OperatorId, number>>
}

/** A session is written down as used at most this often. */
const SEEN_EVERY_MS = 5_000

export function createOperatorSessions(database: Kysely<Database>, clock: Clock): OperatorSessions {
  const { idleMs, absoluteMs } = OPERATOR_POLICY.session
  const live = (on: Kysely<Database>) =>
    on
      .selectFrom('operator_sessions')
      .where('last_seen', '>', BigInt(clock.now() - idleMs))
      .where('opened_at', '>', BigInt(clock.now() - absoluteMs))

  return {
    open: async (operator, device, address) => {
      const cookie = newSecret()
      const now = clock.now()
      const row = { id: randomUUID(), cookie_hash: hashSecret(cookie), operator, device, address }
      await database.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('operator_sessions')
          .where(({ eb, or }) =>
            or([eb('last_seen', '<=', BigInt(now - idleMs)), eb('opened_at', '<=', BigInt(now - absoluteMs))]),
          )
          .execute()
        await transaction
          .insertInto('operator_sessions')
          .values({ ...row, opened_at: now, last_seen: now })
          .execute()
      })
      return cookie
    },

    resolve: async (cookie, used) => {
      if (!SECRET_SHAPE.test(cookie)) return undefined
      const row = await live(database)
        .select(['id', 'operator', 'last_seen'])
        .where('cookie_hash', '=', hashSecret(cookie))
        .executeTakeFirst()
      if (!row) return undefined
      const now = clock.now()
      if (used && now - Number(row.last_seen) >= SEEN_EVERY_MS)
        await database.updateTable('operator_sessions').set({ last_seen: now }).where('id', '=', row.id).execute()
      return { id: row.id, operator: row.operator }
    },

    close: async (cookie) => {
      await database.deleteFrom('operator_sessions').where('cookie_hash', '=', hashSecret(cookie)).execute()
    },

    endAll: async (operator, on = database) => {
      const { numDeletedRows } = await on
        .deleteFrom('operator_sessions')
        .where('operator', '=', operator)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    endWithoutPasskey: async () => {
      const { numDeletedRows } = await database
        .deleteFrom('operator_sessions')
        .where('operator', 'not in', database.selectFrom('operator_passkeys').select('operator'))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    counts: async () => {
      const rows = await live(database)
        .select(({ fn }) => ['operator', fn.countAll<bigint>().as('sessions')])
        .groupBy('operator')
        .execute()
      return new Map(rows.map(({ operator, sessions }) => [operator, Number(sessions)]))
    },
  }
}
