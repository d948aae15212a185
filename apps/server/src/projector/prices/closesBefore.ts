import type { World } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import type { ProjectionTables } from '../schema.ts'
import type { PriceSeries } from './priceTables.ts'

export interface PriceMoment {
  /** A spot market, an index or a contract. */
  readonly instrument: number
  readonly time: Timestamp
}

/** "2001 1767225600000" */
const keyOf = ({ instrument, time }: PriceMoment) => `${instrument} ${time}`

/** The last price before each moment, in ticks, 0 when there was none: exact for full hours, which is what SQL keeps for ever. */
export async function closesBefore(
  database: Kysely<ProjectionTables>,
  { world, series }: { readonly world: World; readonly series: 'market' | PriceSeries },
  moments: readonly PriceMoment[],
): Promise<(moment: PriceMoment) => Ticks> {
  const asked = [...new Map(moments.map((moment) => [keyOf(moment), moment])).values()]
  if (asked.length === 0) return () => 0
  const hours =
    series === 'market'
      ? sql`candles where world = ${world} and market = wanted.id`
      : sql`price_candles where world = ${world} and series = ${series} and instrument = wanted.id`
  const { rows } = await sql<{ id: number; time: bigint; close: bigint }>`
    select wanted.id, wanted.time, last.close
    from unnest(${sql.val(asked.map(({ instrument }) => instrument))}::int4[],
      ${sql.val(asked.map(({ time }) => time))}::int8[]) as wanted (id, time)
    cross join lateral (
      select close from ${hours} and period = '1h' and time < wanted.time order by time desc limit 1
    ) as last
  `.execute(database)
  const closes = new Map(rows.map(({ id, time, close }) => [`${id} ${time}`, Number(close)]))
  return (moment) => closes.get(keyOf(moment)) ?? 0
}
