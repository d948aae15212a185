import type { Kysely } from 'kysely'
import type { AccountDigest } from '../../../crypto/accountDigest.ts'
import type { Database } from '../../../database/schema.ts'

const ACCOUNTS = ['bank_number', 'alipay_account', 'weixin_account'] as const

/** Digests of the accounts in the payout settings, and of those that were written into withdrawals to a bank. */
async function accountsOf(
  database: Kysely<Database>,
  digestOf: AccountDigest,
  users: readonly string[],
): Promise<string[]> {
  const saved = await database.selectFrom('payout_settings').select(ACCOUNTS).where('user_id', 'in', users).execute()
  const written = await database
    .selectFrom('bank_payees')
    .select('account_digest')
    .where('user_id', 'in', users)
    .execute()
  const digests = [
    ...saved.flatMap((row) => ACCOUNTS.map((kind) => digestOf(row[kind]))),
    ...written.map((row) => row.account_digest),
  ]
  return digests.filter((digest) => digest !== '')
}

/** A customer with the addresses of the chain that stand in the own address book. */
export interface Payee {
  readonly userId: string
  readonly addresses: readonly string[]
}

/** Whether somebody is paid where one of the others is: at an address of the chain, or at an account. */
export async function sharesPayout(
  database: Kysely<Database>,
  digestOf: AccountDigest,
  { userId, addresses }: Payee,
  others: readonly Payee[],
): Promise<boolean> {
  if (others.length === 0) return false
  const theirs = new Set(others.flatMap((other) => other.addresses.map((address) => address.toLowerCase())))
  if (addresses.some((address) => theirs.has(address.toLowerCase()))) return true
  const own = new Set(await accountsOf(database, digestOf, [userId]))
  if (own.size === 0) return false
  const users = others.map((other) => other.userId)
  return (await accountsOf(database, digestOf, users)).some((account) => own.has(account))
}
