import { createHash, createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock/clock.ts'
import { canonicalJson } from '../../../crypto/canonicalJson.ts'
import { createEnvelopes } from '../../../crypto/envelope.ts'
import { drawKey } from '../../../crypto/keyFiles.ts'
import type { Database } from '../../../database/schema.ts'

/** The receiver of a bank's payment, and the bank. */
export interface BankPayee {
  readonly bankName: string
  readonly bankNumber: string
  readonly swift: string
  readonly bankAddress: string
  readonly payee: string
  readonly phone: string
  readonly address: string
}

/** The details of payees, encrypted; the log has their SHA-256 alone. */
export interface BankPayees {
  /** Keeps the details and returns their digest; the same details of the same person have the same one. */
  keep(userId: string, payee: BankPayee): Promise<string>
  /** Undefined when they are gone with the person they belonged to. */
  find(digest: string): Promise<BankPayee | undefined>
}

export interface BankPayeesOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  /** The key of the files: those for payees are drawn from it. */
  readonly key: Buffer
}

/** The text that is hashed and sealed: without the salt, a reader of the log could guess account numbers. */
interface Kept {
  readonly salt: string
  readonly payee: BankPayee
}

export function createBankPayees({ database, clock, key }: BankPayeesOptions): BankPayees {
  const envelopes = createEnvelopes(drawKey(key, 'bank payees'))
  const saltKey = drawKey(key, 'salt of bank payees')
  const contextOf = (digest: string) => `bank payee ${digest}`
  return {
    keep: async (userId, payee) => {
      const salt = createHmac('sha256', saltKey).update(canonicalJson({ userId, payee })).digest('hex')
      const kept: Kept = { salt, payee }
      const text = canonicalJson(kept)
      const digest = createHash('sha256').update(text).digest('hex')
      await database
        .insertInto('bank_payees')
        .values({
          digest,
          user_id: userId,
          sealed: envelopes.sealText(contextOf(digest), text),
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return digest
    },
    find: async (digest) => {
      const row = await database
        .selectFrom('bank_payees')
        .select('sealed')
        .where('digest', '=', digest)
        .executeTakeFirst()
      return row && (JSON.parse(envelopes.openText(contextOf(digest), row.sealed)) as Kept).payee
    },
  }
}

/** "First Bank ••••6789": enough for its owner to know it. */
export function shownPayee({ bankName, bankNumber }: BankPayee): string {
  return `${bankName} ••••${bankNumber.replaceAll(' ', '').slice(-4)}`
}
