import type { CoreQueries, OwnerId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from '../projector/schema.ts'

const WINDOW_MS = 30 * 24 * 3_600_000
const CURRENCY = 'USDT'

type Core = Pick<CoreQueries, 'assets' | 'spot' | 'contracts'>

export interface TradedQuery {
  readonly owner: OwnerId
  /** UTC milliseconds. */
  readonly since: number
  /** Which of these are settled in the currency that values are added up in. */
  counted(listed: readonly { readonly id: number; readonly quote: number }[]): readonly number[]
}

/** Value of a customer's fills in one product in the real world, in the smallest unit of USDT. */
export type TradedValue = (tables: Kysely<ProjectionTables>, core: Core, query: TradedQuery) => Promise<bigint>

/** Value of a customer's fills in all products in the real world over 30 days, in the smallest unit of USDT. */
export async function tradedValue(
  products: readonly TradedValue[],
  tables: Kysely<ProjectionTables>,
  core: Core,
  { owner, now }: { readonly owner: OwnerId; readonly now: number },
): Promise<bigint> {
  const quote = core.assets().find(({ code }) => code === CURRENCY)?.id
  const query: TradedQuery = {
    owner,
    since: now - WINDOW_MS,
    counted: (listed) => listed.filter((instrument) => instrument.quote === quote).map(({ id }) => id),
  }
  let sum = 0n
  for (const traded of products) sum += await traded(tables, core, query)
  return sum
}
