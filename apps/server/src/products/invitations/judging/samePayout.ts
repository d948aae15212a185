import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

const ACCOUNTS = ['bank_number', 'alipay_account', 'weixin_account'] as const

/** Spelled as people spell it, an account is the same with and without its spaces and dashes. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

async function savedAccounts(database: Kysely<Database>, users: readonly string[]): Promise<string[]> {
  const rows = await database.selectFrom('payout_settings').select(ACCOUNTS).where('user_id', 'in', users).execute()
  return rows.flatMap((row) => ACCOUNTS.map((kind) => row[kind])).flatMap((text) => plain(text) || [])
}

/** A customer with the addresses of the chain that stand in the own address book. */
export interface Payee {
  readonly userId: string
  readonly addresses: readonly string[]
}

/** Whether somebody is paid where one of the others is: an address of the chain, or an account in the payout settings. */
export async function sharesPayout(
  database: Kysely<Database>,
  { userId, addresses }: Payee,
  others: readonly Payee[],
): Promise<boolean> {
  if (others.length === 0) return false
  const theirs = new Set(others.flatMap((other) => other.addresses.map((address) => address.toLowerCase())))
  if (addresses.some((address) => theirs.has(address.toLowerCase()))) return true
  const own = new Set(await savedAccounts(database, [userId]))
  if (own.size === 0) return false
  const accounts = await savedAccounts(
    database,
    others.map((other) => other.userId),
  )
  return accounts.some((account) => own.has(account))
}
