import type { World } from '@touchstone/protocol'
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

/** "D1004" is an account of the demo world; "1004" is one of either, for customers know their demo account by its number too. */
function numberIs(said: string) {
  const [, demo, digits = '-1'] = /^([Dd]?)(\d{1,9})$/.exec(said) ?? []
  const number = Number(digits)
  if (demo) return sql<SqlBool>`(owners.owner = ${number} and owners.world = 'demo')`
  return sql<SqlBool>`(owners.owner = ${number} or real_owners.owner = ${number})`
}

/** One condition for everything a customer may be found by. Beginnings are enough from three characters on. */
export function isNamedBy(text: string) {
  const said = text.trim()
  const digits = said.replace(/\D/g, '')
  const start = `${literal(said.toLowerCase())}%`
  const long = said.length >= SHORTEST
  const conditions = [
    numberIs(said),
    sql<SqlBool>`users.email = ${said.toLowerCase()}`,
    sql<SqlBool>`users.invitation_code = ${said.toUpperCase()}`,
    sql<SqlBool>`wallets.address = ${said.toLowerCase()}`,
  ]
  if (long) conditions.push(sql<SqlBool>`users.email like ${start}`)
  if (digits.length >= 5) conditions.push(sql<SqlBool>`users.phone like ${`%${digits}`}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** Users who have an owner in this world (`owners`), with their owner in the real world (`real_owners`). */
export function customers(database: Kysely<Database>, world: World = 'real') {
  return database
    .selectFrom('users')
    .innerJoin('owners', (join) => join.onRef('owners.user_id', '=', 'users.id').on('owners.world', '=', world))
    .leftJoin('owners as real_owners', (join) =>
      join.onRef('real_owners.user_id', '=', 'users.id').on('real_owners.world', '=', 'real'),
    )
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .where('owners.owner', 'is not', null)
}

export function createCustomerSearch(database: Kysely<Database>): CustomerSearch {
  return async (text) => {
    const rows = await customers(database).select('users.id').where(isNamedBy(text)).limit(MOST).execute()
    return rows.map(({ id }) => id)
  }
}
