import type { CoreQueries, OwnerId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from '../projector/schema.ts'

const WINDOW_MS = 30 * 24 * 3_600_000
const CURRENCY = 'USDT'

/** Ids of what is settled in USDT: other markets have no value that could be added up. */
function counted<Listed extends { readonly id: number; readonly quote: number }>(
  listed: readonly Listed[],
  quote: number | undefined,
): readonly number[] {
  return listed.filter((instrument) => instrument.quote === quote).map(({ id }) => id)
}

/** Value of a customer's spot and contract fills in the real world over 30 days, in the smallest unit of USDT. */
export async function tradedValue(
  database: Kysely<ProjectionTables>,
  core: Pick<CoreQueries, 'assets' | 'spot' | 'contracts'>,
  owner: OwnerId,
  now: number,
): Promise<bigint> {
  const quote = core.assets().find(({ code }) => code === CURRENCY)?.id
  const since = BigInt(now - WINDOW_MS)
  const spot = await database
    .selectFrom('fills')
    .select(({ fn }) => fn.sum<string | null>('quote').as('value'))
    .where('world', '=', 'real')
    .where('owner', '=', BigInt(owner))
    .where('time', '>', since)
    .where('market', 'in', [0, ...counted(core.spot.markets(), quote)])
    .executeTakeFirst()
  const contracts = await database
    .selectFrom('contract_fills')
    .select(({ fn }) => fn.sum<string | null>('notional').as('value'))
    .where('world', '=', 'real')
    .where('owner', '=', BigInt(owner))
    .where('time', '>', since)
    .where('contract', 'in', [0, ...counted(core.contracts.all(), quote)])
    .executeTakeFirst()
  return BigInt(spot?.value ?? 0) + BigInt(contracts?.value ?? 0)
}
