import { createHmac, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'

/** Codes to write down for the day the telephone is lost. Each works once; stored as keyed hashes. */
export interface RecoveryCodes {
  /** Ten new ones in place of all earlier ones. They cannot be told again. */
  renew(userId: string, transaction?: Kysely<Database>): Promise<readonly string[]>
  /** Uses the code up: of several callers with it one gets true. */
  use(userId: string, code: string, transaction?: Kysely<Database>): Promise<boolean>
  /** Unused ones. */
  left(userId: string, transaction?: Kysely<Database>): Promise<number>
  remove(userId: string, database?: Kysely<Database>): Promise<void>
}

const CODES = 10
/** Letters and digits that are not mistaken for one another: 31 of them, so ten are 49 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const HALF = 5

function newCode(): string {
  const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${half()}-${half()}`
}

export function createRecoveryCodes(database: Kysely<Database>, clock: Clock, key: Buffer): RecoveryCodes {
  const hashOf = (userId: string, code: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([userId, code.toLowerCase().replace(/[^a-z0-9]/g, '')]))
      .digest('base64url')
  const remove: RecoveryCodes['remove'] = async (userId, on = database) => {
    await on.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  }

  return {
    renew: async (userId, transaction) => {
      const codes = Array.from({ length: CODES }, newCode)
      const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code), used_at: null }))
      const write = async (on: Kysely<Database>) => {
        await remove(userId, on)
        await on.insertInto('recovery_codes').values(rows).execute()
      }
      await (transaction ? write(transaction) : database.transaction().execute(write))
      return codes
    },
    use: async (userId, code, on = database) => {
      const { numUpdatedRows } = await on
        .updateTable('recovery_codes')
        .set({ used_at: clock.now() })
        .where('user_id', '=', userId)
        .where('code_hash', '=', hashOf(userId, code))
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    left: async (userId, on = database) => {
      const { left } = await on
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<bigint>().as('left'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(left)
    },
    remove,
  }
}
