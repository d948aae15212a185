import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PGLITE_OPTIONS } from '../pgliteOptions.ts'
import { SingleConnectionPool } from '../singleConnectionPool.ts'
import { archivedSchema } from '../testing/databases.ts'
import { unpackDatabase } from '../unpackDatabase.ts'
import { upkeep } from './upkeep.ts'

const MB = 1_000_000
const SEGMENT = 16 * 1024 * 1024
const BATCH = 1_000

async function logLength(folder: string): Promise<number> {
  const log = join(folder, 'pg_wal')
  const files = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(log, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('the upkeep of an embedded database', () => {
  let parent: string
  let folder: string
  let pglite: PGlite

  const open = () => PGlite.create({ dataDir: folder, ...PGLITE_OPTIONS })
  const insert = (batch: number) =>
    pglite.query(
      `insert into written select $1::int8 * ${BATCH} + n, repeat(md5(n::text), 20) from generate_series(1, ${BATCH}) n`,
      [batch],
    )

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'touchstone-upkeep-'))
    folder = join(parent, 'sql')
    unpackDatabase(await archivedSchema(), folder)
    pglite = await open()
    await pglite.exec('create table written (number int8 primary key, text text)')
  })

  afterEach(async () => {
    await pglite.close()
    await rm(parent, { recursive: true })
  })

  it('keeps its log short however much is written, and loses nothing by it', async () => {
    const pool = new SingleConnectionPool({ lend: () => pglite, close: async () => undefined })
    const task = upkeep(pool.behind(), { everyMs: 1e6, logBytes: 4 * MB })
    for (let batch = 0; batch < 50; batch++) {
      await insert(batch)
      await task.run()
    }
    const { rows } = await pglite.query<{ all: bigint; since: bigint }>(`
      select (pg_current_wal_lsn() - '0/0'::pg_lsn)::int8 as all,
        pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as since from pg_control_checkpoint()`)
    expect(Number(rows[0]?.all)).toBeGreaterThan(30 * MB)
    expect(Number(rows[0]?.since)).toBeLessThan(5 * MB)
    expect(await logLength(folder)).toBeLessThanOrEqual(5 * SEGMENT)
    await pglite.close()
    pglite = await open()
    expect((await pglite.query('select count(*)::int4 as count from written')).rows).toEqual([{ count: 50 * BATCH }])
  })

  it('lets new rows have the space of deleted ones, also in the indexes', async () => {
    const pool = new SingleConnectionPool({ lend: () => pglite, close: async () => undefined })
    const task = upkeep(pool.behind(), { everyMs: 1e6, logBytes: 400 * MB })
    const pagesOf = async (name: string) => {
      const { rows } = await pglite.query<{ bytes: bigint }>(`select pg_relation_size($1)::int8 as bytes`, [name])
      return Number(rows[0]?.bytes) / 8_192
    }
    /** How many rows are in the table is known to the statistics a second later. */
    const told = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_100))
      await pglite.query('select 1')
    }
    for (let batch = 0; batch < 10; batch++) await insert(batch)
    const before = [await pagesOf('written'), await pagesOf('written_pkey')] as const
    for (let round = 1; round <= 2; round++) {
      await pglite.query('delete from written where number <= $1', [round * 5 * BATCH])
      await told()
      await task.run()
      for (let batch = 0; batch < 5; batch++) await insert(5 + round * 5 + batch)
    }
    expect(await pagesOf('written')).toBeLessThanOrEqual(before[0] * 1.1)
    // The pages of an index that became empty are used again after the next transaction.
    expect(await pagesOf('written_pkey')).toBeLessThanOrEqual(before[1] * 1.6)
  })
})
