import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Ids of the customers that a text names: a number, an e-mail address, a phone number, a wallet or an invitation code. */
export type CustomerSearch = (text: string) => Promise<readonly string[]>

const MOST = 500
const SHORTEST = 3

/** The text as part of a LIKE pattern: its own wildcards mean themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}

/** One condition for everything a customer may be found by. Beginnings are enough from three characters on. */
export function isNamedBy(text: string) {
  const said = text.trim()
  const digits = said.replace(/\D/g, '')
  const start = `${literal(said.toLowerCase())}%`
  const long = said.length >= SHORTEST
  const conditions = [
    sql<SqlBool>`owners.owner = ${/^\d{1,9}$/.test(said) ? Number(said) : -1}`,
    sql<SqlBool>`users.email = ${said.toLowerCase()}`,
    sql<SqlBool>`users.invitation_code = ${said.toUpperCase()}`,
    sql<SqlBool>`wallets.address = ${said.toLowerCase()}`,
  ]
  if (long) conditions.push(sql<SqlBool>`users.email like ${start}`)
  if (digits.length >= 5) conditions.push(sql<SqlBool>`users.phone like ${`%${digits}`}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

export function customers(database: Kysely<Database>) {
  return database
    .selectFrom('users')
    .innerJoin('owners', (join) => join.onRef('owners.user_id', '=', 'users.id').on('owners.world', '=', 'real'))
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .where('owners.owner', 'is not', null)
}

export function createCustomerSearch(database: Kysely<Database>): CustomerSearch {
  return async (text) => {
    const rows = await customers(database).select('users.id').where(isNamedBy(text)).limit(MOST).execute()
    return rows.map(({ id }) => id)
  }
}
