import { MOST_ALERTS, type World } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Whose } from '../messages/inbox.ts'
import type { PriceAlertsTable } from './schema.ts'

export type AlertRecord = Selectable<PriceAlertsTable>
export type NewAlert = Pick<AlertRecord, 'symbol' | 'by' | 'side' | 'price'>

/** Newest first. */
export function alertsOf(
  database: Kysely<Database>,
  { userId, world }: Whose,
  symbol?: string,
): Promise<AlertRecord[]> {
  const own = database.selectFrom('price_alerts').selectAll().where('user_id', '=', userId).where('world', '=', world)
  return (symbol === undefined ? own : own.where('symbol', '=', symbol)).orderBy('id', 'desc').execute()
}

export function allAlerts(database: Kysely<Database>, world: World): Promise<AlertRecord[]> {
  return database.selectFrom('price_alerts').selectAll().where('world', '=', world).orderBy('id').execute()
}

/** The alert, or the one of the same price that waits already. Throws Refusal('alerts_full'). */
export function insertAlert(
  database: Kysely<Database>,
  { userId, world }: Whose,
  alert: NewAlert,
  now: number,
): Promise<AlertRecord> {
  return database.transaction().execute(async (on) => {
    // Of one customer's calls at the same time, each counts the alert of the one before it.
    await on.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const own = await alertsOf(on, { userId, world })
    const same = own.find(
      ({ symbol, by, side, price }) =>
        symbol === alert.symbol && by === alert.by && side === alert.side && price === alert.price,
    )
    if (same) return same
    if (own.length >= MOST_ALERTS) throw new Refusal('alerts_full', { max: MOST_ALERTS })
    const values = { user_id: userId, world, ...alert, created_at: now }
    return on.insertInto('price_alerts').values(values).returningAll().executeTakeFirstOrThrow()
  })
}

/** False when this customer has no such alert. */
export async function removeAlert(database: Kysely<Database>, { userId, world }: Whose, id: bigint): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('price_alerts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('world', '=', world)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those of them that still waited, and wait no longer. */
export async function takeAlerts(on: Kysely<Database>, ids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const taken = await on.deleteFrom('price_alerts').where('id', 'in', ids).returning('id').execute()
  return new Set(taken.map(({ id }) => id))
}
