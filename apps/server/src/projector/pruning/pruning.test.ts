import type { World } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { emptyTables, testEngines } from '../../database/testing/databases.ts'
import { DAY_MS } from '../../marketdata/periods.ts'
import type { ProjectionTables } from '../schema.ts'
import { CANDLES_KEPT_MS, TRADES_KEPT_MS } from '../storedPeriods.ts'
import { MOST_ROWS, Pruning } from './pruning.ts'

const NOW = 1_000 * DAY_MS
const HOUR_MS = 3_600_000
const TABLES = ['trades', 'candles', 'index_minutes', 'mark_minutes', 'price_candles'] as const

/** Rows whose values do not matter: `count` times `every` apart, the newest of them now. */
function times(count: number, every: number): bigint[] {
  return Array.from({ length: count }, (_, place) => BigInt(NOW - place * every))
}

for (const engine of testEngines())
  describe(`what history forgets, on ${engine.name}`, () => {
    let opened: OpenDatabase
    let database: Kysely<ProjectionTables>

    /** Columns not given are nought. */
    async function fill(
      table: (typeof TABLES)[number],
      world: World,
      given: Readonly<Record<string, string | number>>,
      at: readonly bigint[],
    ): Promise<void> {
      const { rows } = await sql<{ name: string; type: string }>`
        select column_name as name, data_type as type from information_schema.columns
        where table_name = ${table} and table_schema = current_schema()`.execute(database)
      const own: Record<string, string | number> = { world, ...given }
      const values = rows.map(({ name, type }) => {
        if (name === 'time') return sql`time`
        if (name === 'trade') return sql`number`
        if (name in own) return sql.lit(own[name])
        if (type === 'boolean') return sql`false`
        if (type === 'text') return sql`'buy'`
        return /json|ARRAY/.test(type) ? sql`'[]'` : sql`0`
      })
      await sql`
        insert into ${sql.table(table)} (${sql.join(rows.map(({ name }) => sql.ref(name)))})
        select ${sql.join(values)} from unnest(${[...at]}::int8[]) with ordinality as given(time, number)`.execute(
        database,
      )
    }

    /** Of each table: how many rows it has, and the age of its oldest. */
    async function left(world: World): Promise<Record<string, [rows: number, oldestMs: number]>> {
      const found: Record<string, [number, number]> = {}
      for (const table of TABLES) {
        const rows = await database.selectFrom(table).select('time').where('world', '=', world).execute()
        found[table] = [rows.length, Math.max(...rows.map(({ time }) => NOW - Number(time)))]
      }
      return found
    }

    async function prune(pruning: Pruning, hour: number): Promise<number> {
      pruning.reached(hour)
      let steps = 0
      for (; !pruning.isDone; steps++) await pruning.step()
      return steps
    }

    beforeAll(async () => {
      opened = await engine.open()
      database = opened.kysely.withTables<ProjectionTables>()
    })
    beforeEach(() => emptyTables(opened))
    afterAll(() => opened.close())

    it('is what is too old in every series, and nothing else', async () => {
      for (const world of ['real', 'demo'] as const) {
        for (const market of [1, 7, 300]) {
          await fill('trades', world, { market }, times(20, TRADES_KEPT_MS / 10))
          for (const period of ['1m', '15m', '1h', '1d'])
            await fill('candles', world, { market, period }, times(20, CANDLES_KEPT_MS['15m'] / 10))
          for (const table of ['index_minutes', 'mark_minutes'] as const)
            await fill(table, world, { instrument: market }, times(20, CANDLES_KEPT_MS['1m'] / 10))
          for (const series of ['index', 'mark'])
            for (const period of ['15m', '1h', '1d'])
              await fill(
                'price_candles',
                world,
                { instrument: market, series, period },
                times(20, CANDLES_KEPT_MS['15m'] / 10),
              )
        }
      }
      const all = await left('demo')
      await prune(new Pruning(database, 'real'), NOW)
      const daily = 19 * (CANDLES_KEPT_MS['15m'] / 10)
      expect(await left('real')).toEqual({
        // Eleven of twenty, from now to the age at which they are forgotten, in each of three series.
        trades: [3 * 11, TRADES_KEPT_MS],
        index_minutes: [3 * 11, CANDLES_KEPT_MS['1m']],
        mark_minutes: [3 * 11, CANDLES_KEPT_MS['1m']],
        // One minute, eleven quarters, all hours and all days.
        candles: [3 * (1 + 11 + 20 + 20), daily],
        price_candles: [3 * 2 * (11 + 20 + 20), daily],
      })
      expect(await left('demo')).toEqual(all)
    })

    it('goes in steps of a few rows, and on from the hour before', async () => {
      const young = times(100, 1_000)
      const old = times(3 * MOST_ROWS, 1_000).map((time) => time - BigInt(TRADES_KEPT_MS + HOUR_MS))
      await fill('trades', 'real', { market: 1 }, [...young, ...old])
      const pruning = new Pruning(database, 'real')
      pruning.reached(NOW)
      const counts: number[] = []
      while (!pruning.isDone) {
        await pruning.step()
        counts.push((await left('real')).trades?.[0] ?? 0)
      }
      expect(counts.slice(0, 4)).toEqual([2, 1, 0, 0].map((times) => 100 + times * MOST_ROWS))
      expect(counts.at(-1)).toBe(100)
      expect(await prune(pruning, NOW)).toBe(0)
      await prune(pruning, NOW + TRADES_KEPT_MS - 50_000)
      expect((await left('real')).trades).toEqual([51, 50_000])
    })
  })
