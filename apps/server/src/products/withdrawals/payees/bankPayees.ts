import { createHash, createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock/clock.ts'
import { createAccountDigest } from '../../../crypto/accountDigest.ts'
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
  /** Adds the digest of the account to details that were kept without one. */
  digestAccounts(): Promise<void>
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
  const accountDigest = createAccountDigest(key)
  const contextOf = (digest: string) => `bank payee ${digest}`
  const open = ({ digest, sealed }: { readonly digest: string; readonly sealed: string }) =>
    (JSON.parse(envelopes.openText(contextOf(digest), sealed)) as Kept).payee
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
          account_digest: accountDigest(payee.bankNumber),
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return digest
    },
    find: async (digest) => {
      const row = await database
        .selectFrom('bank_payees')
        .select(['digest', 'sealed'])
        .where('digest', '=', digest)
        .executeTakeFirst()
      return row && open(row)
    },
    digestAccounts: async () => {
      const rows = await database
        .selectFrom('bank_payees')
        .select(['digest', 'sealed'])
        .where('account_digest', '=', '')
        .execute()
      for (const row of rows)
        await database
          .updateTable('bank_payees')
          .set({ account_digest: accountDigest(open(row).bankNumber) })
          .where('digest', '=', row.digest)
          .execute()
    },
  }
}

/** "First Bank ••••6789": enough for its owner to know it. */
export function shownPayee({ bankName, bankNumber }: BankPayee): string {
  return `${bankName} ••••${bankNumber.replaceAll(' ', '').slice(-4)}`
}
