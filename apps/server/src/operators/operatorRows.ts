import { randomInt } from 'node:crypto'
import type { OperatorId } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { hashSecret } from '../crypto/secrets.ts'
import type { Database } from '../database/schema.ts'
import { violatedConstraint } from '../database/uniqueViolation.ts'
import type { OperatorsTable } from './schema.ts'

export type OperatorRow = Selectable<OperatorsTable>

/** The people of the console in SQL: names, passwords, factors. Roles are in the log. */
export interface OperatorRows {
  all(): Promise<readonly OperatorRow[]>
  byName(name: string): Promise<OperatorRow | undefined>
  byId(operator: OperatorId): Promise<OperatorRow | undefined>
  /** Names for numbers; 0 and unknown ones are ''. */
  names(): Promise<ReadonlyMap<OperatorId, string>>
  /** A new operator with a one-time password; undefined when the name or the number is taken. */
  invite(operator: OperatorId, name: string, database?: Kysely<Database>): Promise<string | undefined>
  /** Takes password, factors and sessions away and gives a new one-time password. */
  reset(operator: OperatorId, database?: Kysely<Database>): Promise<string>
  /** No login any more; ends every session. */
  dismiss(operator: OperatorId, database?: Kysely<Database>): Promise<void>
}

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 5
const GROUP = 5

/** 25 characters of 31: 123 bits, in groups that can be read out. */
function newOneTimePassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)] ?? ''
  const group = () => Array.from({ length: GROUP }, letter).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** As it is compared: typed in any case, with or without the dashes. */
export function oneTimeHash(password: string): string {
  return hashSecret(password.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

export function createOperatorRows(database: Kysely<Database>, clock: Clock): OperatorRows {
  const where = (on: Kysely<Database>) => on.selectFrom('operators').selectAll()
  return {
    all: () => where(database).orderBy('operator').execute(),
    byName: (name) => where(database).where('name', '=', name.trim().toLowerCase()).executeTakeFirst(),
    byId: (operator) => where(database).where('operator', '=', operator).executeTakeFirst(),
    names: async () => {
      const rows = await database.selectFrom('operators').select(['operator', 'name']).execute()
      return new Map(rows.map(({ operator, name }) => [operator, name]))
    },

    invite: async (operator, name, on = database) => {
      const password = newOneTimePassword()
      const row = { operator, name: name.trim().toLowerCase(), state: 'invited' as const, totp_step: 0, last_login: 0 }
      try {
        const { numInsertedOrUpdatedRows } = await on
          .insertInto('operators')
          .values({ ...row, one_time_hash: oneTimeHash(password), created_at: clock.now(), locked_until: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 0n ? undefined : password
      } catch (error) {
        if (violatedConstraint(error) === undefined) throw error
        return undefined
      }
    },

    reset: async (operator, on = database) => {
      const password = newOneTimePassword()
      await forgetProofs(on, operator)
      const none = { password_hash: null, totp_secret: null, totp_step: 0, locked_until: 0 }
      await on
        .updateTable('operators')
        .set({ ...none, state: 'invited', one_time_hash: oneTimeHash(password) })
        .where('operator', '=', operator)
        .execute()
      return password
    },

    dismiss: async (operator, on = database) => {
      await forgetProofs(on, operator)
      const none = { password_hash: null, one_time_hash: null, totp_secret: null }
      await on
        .updateTable('operators')
        .set({ ...none, state: 'dismissed' })
        .where('operator', '=', operator)
        .execute()
    },
  }
}

const FORGOTTEN = [
  'operator_sessions',
  'operator_tickets',
  'operator_challenges',
  'operator_passkeys',
  'operator_browsers',
] as const

async function forgetProofs(on: Kysely<Database>, operator: OperatorId): Promise<void> {
  for (const table of FORGOTTEN) await on.deleteFrom(table).where('operator', '=', operator).execute()
}
