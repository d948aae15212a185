import { hongKongDay } from '@touchstone/core/formulas'
import type { CallRequest, World } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import { given, type OwnReading, type Page, pageOf } from '../../history/reading.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { COMMISSIONS, type CommissionTables } from './commissionTables.ts'

type Commission = ReturnType<typeof COMMISSIONS.record>
type Wanted = CallRequest<'getPromotionIncome'>

const table = ({ database }: OwnReading) => database.withTables<CommissionTables>().selectFrom('commissions')

/** The caller's own commissions, newest day first. */
export function ownCommissions(
  reading: OwnReading,
  { level, from, to, page, size }: Wanted,
): Promise<Page<Commission>> {
  const { world, owner } = reading
  const found = table(reading).where((is) =>
    is.and([
      is('world', '=', world),
      is('inviter', '=', BigInt(owner)),
      is('amount', '<>', '0'),
      ...given(level, (wanted) => is('level', '=', wanted)),
      ...given(from, (time) => is('day', '>=', hongKongDay(time))),
      ...given(to, (time) => is('day', '<=', hongKongDay(time))),
    ]),
  )
  const read = async (filtered: typeof found): Promise<Commission[]> => {
    const rows = await filtered
      .select([
        'world',
        'inviter',
        'day',
        'level',
        'asset',
        'state',
        'usable_from',
        sql<string>`amount::text`.as('amount'),
      ])
      .orderBy('day', 'desc')
      .orderBy('level')
      .orderBy('asset')
      .orderBy('state')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) => COMMISSIONS.record(row))
  }
  return pageOf(found, read, { page })
}

/** The caller's commissions, those paid and those that wait, by level and asset. */
export async function commissionSums(reading: OwnReading) {
  const rows = await table(reading)
    .select(['level', 'asset', 'state', sql<string>`sum(amount)::text`.as('amount')])
    .where('world', '=', reading.world)
    .where('inviter', '=', BigInt(reading.owner))
    .where('state', '<>', 'lapsed')
    .groupBy(['level', 'asset', 'state'])
    .execute()
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

/** The commissions of all inviters that wait, by asset. */
export async function allWaiting(past: Kysely<ProjectionTables>, world: World) {
  const rows = await past
    .withTables<CommissionTables>()
    .selectFrom('commissions')
    .select(['asset', sql<string>`sum(amount)::text`.as('amount')])
    .where('world', '=', world)
    .where('state', '=', 'waiting')
    .groupBy('asset')
    .orderBy('asset')
    .execute()
  return rows.map(({ asset, amount }) => ({ asset, amount: BigInt(amount) }))
}
