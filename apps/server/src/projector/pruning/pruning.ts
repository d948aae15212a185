import type { World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ProjectionTables } from '../schema.ts'
import { CANDLES_KEPT_MS, TRADES_KEPT_MS } from '../storedPeriods.ts'

/** Rows that one step deletes at the most. */
export const MOST_ROWS = 200

/** Rows that are forgotten when they are older than `keptMs`. */
interface Forgotten {
  readonly table: 'trades' | 'candles' | 'price_candles' | 'index_minutes' | 'mark_minutes'
  /** The column that tells their series apart; null: they are found by their time alone. */
  readonly series: 'market' | 'instrument' | null
  /** Which of its series, and which rows of these: columns before and behind `series` in the table's key. */
  readonly of?: RawBuilder<unknown>
  readonly which?: RawBuilder<unknown>
  readonly keptMs: number
}

const MINUTES = { series: 'instrument', keptMs: CANDLES_KEPT_MS['1m'] } as const
const QUARTERS = { which: sql`period = '15m'`, keptMs: CANDLES_KEPT_MS['15m'] }
const EVERY_ROW = sql`true`

const FORGOTTEN: readonly Forgotten[] = [
  { table: 'trades', series: null, keptMs: TRADES_KEPT_MS },
  { table: 'index_minutes', ...MINUTES },
  { table: 'mark_minutes', ...MINUTES },
  { table: 'candles', series: 'market', which: sql`period = '1m'`, keptMs: CANDLES_KEPT_MS['1m'] },
  { table: 'candles', series: 'market', ...QUARTERS },
  { table: 'price_candles', of: sql`series = 'index'`, series: 'instrument', ...QUARTERS },
  { table: 'price_candles', of: sql`series = 'mark'`, series: 'instrument', ...QUARTERS },
]

/** "select ctid …": the places of the oldest rows of a kind, {@link MOST_ROWS} at the most. */
function oldest(forgotten: Forgotten, world: World, from: Timestamp, before: Timestamp): RawBuilder<unknown> {
  const { series, of = EVERY_ROW, which = EVERY_ROW } = forgotten
  const table = sql.table(forgotten.table)
  const all = sql`${table} where world = ${world} and ${of}`
  const old = sql`${which} and time >= ${BigInt(from)} and time < ${BigInt(before)} order by time limit ${MOST_ROWS}`
  if (series === null) return sql`select ctid from ${all} and ${old}`
  const column = sql.ref(series)
  // Each series has its rows in the order of time, all of them together have not: without the list of series the whole table is read.
  // The list is read from behind: in front of each series lie the places of what was forgotten before.
  return sql`
    with recursive each(id) as (
      (select ${column} from ${all} order by ${column} desc limit 1)
      union all
      select (select ${column} from ${all} and ${column} < each.id order by ${column} desc limit 1)
      from each where each.id is not null
    )
    select old.ctid from each
    cross join lateral (select ctid from ${all} and ${column} = each.id and ${old}) as old
    where each.id is not null
    limit ${MOST_ROWS}`
}

/**
 * Forgets single trades and fine candles of a world that are too old, as a rebuild does, which comes to the same rows. In
 * steps, between which others have the connection: each hour as many trades become too old as were made in an hour.
 */
export class Pruning {
  readonly #database: Kysely<ProjectionTables>
  readonly #world: World
  #hour = 0
  /** What was too old at this hour is gone. */
  #doneHour = 0
  #next = 0

  constructor(database: Kysely<ProjectionTables>, world: World) {
    this.#database = database
    this.#world = world
  }

  /** To be told of the hour in which log time is. */
  reached(hour: Timestamp): void {
    if (this.#next === 0) this.#hour = hour
  }

  get isDone(): boolean {
    return this.#hour === this.#doneHour
  }

  async step(): Promise<void> {
    const forgotten = FORGOTTEN[this.#next]
    if (!forgotten) {
      this.#doneHour = this.#hour
      this.#next = 0
      return
    }
    const { table, keptMs } = forgotten
    const from = Math.max(0, this.#doneHour - keptMs)
    const places = oldest(forgotten, this.#world, from, this.#hour - keptMs)
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(${places}))`.execute(this.#database)
    if (Number(numAffectedRows) < MOST_ROWS) this.#next++
  }
}
