import type { OwnerId, World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Expression, Kysely, SelectQueryBuilder, SqlBool } from 'kysely'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { ProjectionTables } from '../projector/schema.ts'

/** The public part of one world's history. */
export interface Reading {
  readonly database: Kysely<ProjectionTables>
  readonly world: World
  readonly live: LiveWorld
}

/** A customer's own history. */
export interface OwnReading extends Reading {
  readonly owner: OwnerId
}

export interface Paging {
  readonly page: number
  readonly size: number
}

/** A page of the events from `from` to `to`, both included. */
export interface PastPage extends Paging {
  readonly from?: Timestamp | undefined
  readonly to?: Timestamp | undefined
}

export interface Page<Item> {
  readonly list: Item[]
  readonly total: number
  readonly page: number
}

/** The condition when the filter was given, nothing when it was not. */
export function given<Value>(
  value: Value | undefined,
  condition: (value: Value) => Expression<SqlBool>,
): Expression<SqlBool>[] {
  return value === undefined ? [] : [condition(value)]
}

/** One page of the rows that `filter` finds, and their number in all. */
export async function pageOf<Tables, Table extends keyof Tables, Item>(
  filter: SelectQueryBuilder<Tables, Table, object>,
  rows: (filter: SelectQueryBuilder<Tables, Table, object>) => Promise<Item[]>,
  { page }: Pick<Paging, 'page'>,
): Promise<Page<Item>> {
  const counted = filter.select((select) => select.fn.countAll().as('total'))
  const count = await counted.$castTo<{ total: bigint | number | string }>().executeTakeFirst()
  return { list: await rows(filter), total: Number(count?.total ?? 0), page }
}

/** Whether a moment is on such a page. */
export function isWithin(time: Timestamp, { from, to }: Pick<PastPage, 'from' | 'to'>): boolean {
  return (from === undefined || time >= from) && (to === undefined || time <= to)
}

/** One page of a list in memory. */
export function pageOfList<Item>(list: readonly Item[], { page, size }: Paging): Page<Item> {
  return { list: list.slice((page - 1) * size, page * size), total: list.length, page }
}
