import type { AssetId, OwnerId, Wallet, World } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import { HOUR_MS } from '../marketdata/periods.ts'
import type { ProjectionTables } from '../projector/schema.ts'

export interface OwnLedger {
  readonly tables: Kysely<ProjectionTables>
  readonly name: World
  readonly owner: OwnerId
}

/** A sum of entries in one hour, or of an asset in which values are counted in one period. */
export interface Moved {
  /** Place among the moments of the one that it came after. */
  readonly place: number
  readonly wallet: Wallet
  readonly asset: AssetId
  readonly type: string
  readonly change: Amount
  /** The end of its hour. */
  readonly until: Timestamp
}

/** The place of the last moment that an hour is not before: hours are whole, and so are all moments but the present. */
const placeIn = (moments: readonly Timestamp[]) =>
  sql<number>`width_bucket(hour, ${sql.val([...moments])}::int8[]) - 1`.as('place')

function hoursOf({ tables, name, owner }: OwnLedger) {
  return tables.selectFrom('ledger_hours').where('world', '=', name).where('owner', '=', BigInt(owner))
}

/** The hour of the owner's first entry. */
export async function firstHour(ledger: OwnLedger): Promise<Timestamp | undefined> {
  const row = await hoursOf(ledger).select('hour').orderBy('hour').limit(1).executeTakeFirst()
  return row && Number(row.hour)
}

async function balancesNow({ tables, name, owner }: OwnLedger): Promise<Map<AssetId, Amount>> {
  const rows = await tables
    .selectFrom('balances')
    .select(['asset', sql<string>`sum(available + held)::text`.as('total')])
    .where('world', '=', name)
    .where('owner', '=', BigInt(owner))
    .groupBy('asset')
    .execute()
  return new Map(rows.map(({ asset, total }) => [asset, BigInt(total)]))
}

/** What the owner held of each asset at each moment over all accounts: what is held now, less what has changed since. */
export async function holdingsAt(
  ledger: OwnLedger,
  moments: readonly Timestamp[],
): Promise<readonly ReadonlyMap<AssetId, Amount>[]> {
  const [first = 0] = moments
  const rows = await hoursOf(ledger)
    .select(['asset', placeIn(moments), sql<string>`sum(change)::text`.as('change')])
    .where('hour', '>=', BigInt(first))
    .groupBy(['asset', 'place'])
    .execute()
  const last = moments.length - 1
  const held = await balancesNow(ledger)
  const holdings = [new Map(held)]
  for (let place = last - 1; place >= 0; place--) {
    for (const row of rows)
      if (Math.min(row.place, last - 1) === place) held.set(row.asset, (held.get(row.asset) ?? 0n) - BigInt(row.change))
    holdings.unshift(new Map(held))
  }
  return holdings
}

/**
 * The owner's entries since the first moment, by account, asset and reason: those of `plain`, which needs no price, by period, all others by
 * hour. Not those that `left` names by "reason account".
 */
export async function movedSince(
  ledger: OwnLedger,
  moments: readonly Timestamp[],
  { plain, left }: { readonly plain: AssetId; readonly left: readonly string[] },
): Promise<readonly Moved[]> {
  const [first = 0] = moments
  const rows = await hoursOf(ledger)
    .select([
      'wallet',
      'asset',
      'type',
      placeIn(moments),
      sql<bigint>`case when asset = ${plain} then 0 else hour end`.as('in_hour'),
      sql<string>`sum(change)::text`.as('change'),
    ])
    .where('hour', '>=', BigInt(first))
    .where(sql<boolean>`type || ' ' || wallet <> all (${sql.val([...left])}::text[])`)
    .groupBy(['wallet', 'asset', 'type', 'place', 'in_hour'])
    .execute()
  const last = moments.length - 2
  return rows.map(({ place, in_hour, change, ...row }) => ({
    ...row,
    place: Math.min(place, last),
    change: BigInt(change),
    until: Number(in_hour) + HOUR_MS,
  }))
}
