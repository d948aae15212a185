import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { violatedConstraint } from '../../database/uniqueViolation.ts'
import type { PasskeysTable } from '../schema/securitySchema.ts'

export type PasskeyRow = Selectable<PasskeysTable>

/** One that its authenticator has proved, not yet on record. */
export interface NewPasskey extends Omit<PasskeyRow, 'counter' | 'added_at' | 'last_used'> {
  readonly counter: number
}

export interface PasskeyRows {
  of(userId: string, transaction?: Kysely<Database>): Promise<readonly PasskeyRow[]>
  /** False when the credential is on record already: a transaction then takes nothing more. */
  add(passkey: NewPasskey, now: number, transaction?: Kysely<Database>): Promise<boolean>
  /** Writes down the authenticator's count; false when it did not go up, though it counts. */
  used(id: string, counter: number, now: number): Promise<boolean>
  /** False when this person has no such passkey. */
  remove(userId: string, id: string, transaction?: Kysely<Database>): Promise<boolean>
  removeAll(userId: string, database: Kysely<Database>): Promise<void>
}

export function createPasskeyRows(database: Kysely<Database>): PasskeyRows {
  return {
    of: (userId, on = database) =>
      on.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('added_at').execute(),
    add: async (passkey, now, on = database) => {
      try {
        await on
          .insertInto('passkeys')
          .values({ ...passkey, added_at: now, last_used: 0 })
          .execute()
        return true
      } catch (error) {
        if (violatedConstraint(error) === undefined) throw error
        return false
      }
    },
    used: async (id, counter, now) => {
      const { numUpdatedRows } = await database
        .updateTable('passkeys')
        .set({ counter, last_used: now })
        .where('id', '=', id)
        .$if(counter > 0, (query) => query.where('counter', '<', BigInt(counter)))
        .$if(counter === 0, (query) => query.where('counter', '=', 0n))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    remove: async (userId, id, on = database) => {
      const { numDeletedRows } = await on
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    removeAll: async (userId, on) => {
      await on.deleteFrom('passkeys').where('user_id', '=', userId).execute()
    },
  }
}
