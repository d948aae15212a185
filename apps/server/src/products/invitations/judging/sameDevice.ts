import { BlockList, isIPv6 } from 'node:net'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../database/schema.ts'

const DAY_MS = 86_400_000n

/** Addresses of a house or a machine of its own: they say nothing of who is behind them. */
const LOCAL = new BlockList()
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  LOCAL.addSubnet(address, bits)
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  LOCAL.addSubnet(address, bits, 'ipv6')

function isLocal(address: string): boolean {
  return address === '' || LOCAL.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The same browser opened sessions of both: one brought the cookie that the other's session had left in it. */
const ofOneBrowser = sql<SqlBool>`(
  own.cookie_hash = other.earlier_hash or own.earlier_hash = other.cookie_hash or own.earlier_hash = other.earlier_hash)`

const ofOneDay = sql<SqlBool>`abs(own.time - other.time) < ${sql.lit(DAY_MS)}`

function logins(database: Kysely<Database>, userId: string, others: readonly string[]) {
  return database
    .selectFrom('login_log as own')
    .innerJoin('login_log as other', (join) => join.on('other.result', '=', 'done').on('other.user_id', 'in', others))
    .where('own.user_id', '=', userId)
    .where('own.result', '=', 'done')
}

/**
 * Whether somebody logged in with a device that one of the others uses. Two things say so, as far back as the login log goes:
 * one browser that opened sessions of both accounts; and the same kind of browser on the same kind of system, at the same
 * public network address within 24 hours. Neither is a person: it is a reason not to pay for an invitation, and no more.
 */
export async function sharesDevice(
  database: Kysely<Database>,
  userId: string,
  others: readonly string[],
): Promise<boolean> {
  if (others.length === 0) return false
  const pairs = logins(database, userId, others)
  const browser = await pairs.select('own.id').where(ofOneBrowser).limit(1).executeTakeFirst()
  if (browser) return true
  const places = await pairs
    .select('own.address')
    .distinct()
    .whereRef('own.address', '=', 'other.address')
    .whereRef('own.device', '=', 'other.device')
    .where(ofOneDay)
    .execute()
  return places.some(({ address }) => !isLocal(address))
}
