import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { bundled } from '../testing/bundled.ts'
import { ROOM_MIGRATIONS } from '../wiring/migrations.ts'
import { type MigrationArea, migrate } from './migrate.ts'
import { type OpenDatabase, openDatabase } from './openDatabase.ts'
import { ConnectionTimeout, SingleConnectionPool } from './singleConnectionPool.ts'
import { testEngines } from './testing/databases.ts'
import { violatedConstraint } from './uniqueViolation.ts'

const notes: MigrationArea = {
  area: 'notes',
  migrations: [
    { name: '0001-notes', statements: ['create table notes (id int8 primary key, body text not null)'] },
    {
      name: '0002-more',
      statements: ['alter table notes add column extra int8', 'insert into notes values (1, $$a$$, 9)'],
    },
  ],
}

describe.each(testEngines())('database on $name', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await engine.openNew([notes])
  })
  afterAll(async () => {
    await database.close()
  })

  it('applies every migration once, in order', async () => {
    expect(database.migrated.slice(-2)).toEqual(['notes/0001-notes', 'notes/0002-more'])
    expect(database.migrated).toContain('identity/0001-accounts')
    expect(await migrate(database.kysely, [notes], 5)).toEqual([])
  })

  it('applies what was added since, and lets parallel starts take turns', async () => {
    const grown = {
      ...notes,
      migrations: [...notes.migrations, { name: '0003-x', statements: ['create table x (y int)'] }],
    }
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.kysely, [grown], 7)))
    expect(applied.flat()).toEqual(['notes/0003-x'])
    await expect(migrate(database.kysely, [notes], 8)).rejects.toThrow('notes/0003-x, which this version does not know')
    await sql`drop table x`.execute(database.kysely)
    await database.kysely.deleteFrom('schema_migrations').where('name', '=', '0003-x').execute()
  })

  it('refuses a migration that was edited after it had been applied', async () => {
    const edited = {
      ...notes,
      migrations: [{ name: '0001-notes', statements: ['select 1'] }, ...notes.migrations.slice(1)],
    }
    const refused = migrate(database.kysely, [edited], 9)
    await expect(refused).rejects.toThrow(StartUpProblem)
    await expect(refused).rejects.toThrow('notes/0001-notes was changed')
  })

  it('leaves nothing behind when a migration fails', async () => {
    const broken = {
      area: 'broken',
      migrations: [{ name: '0001-b', statements: ['create table b (y int)', 'no sql'] }],
    }
    await expect(migrate(database.kysely, [broken], 9)).rejects.toThrow('syntax error')
    const { rows } = await sql`select 1 from pg_tables where tablename = 'b'`.execute(database.kysely)
    expect(rows).toEqual([])
  })

  it('reads int8 as bigint without losing digits', async () => {
    const { rows } = await sql`select 9007199254740993::int8 as big, count(*) as all from notes`.execute(
      database.kysely,
    )
    expect(rows).toEqual([{ big: 9007199254740993n, all: 1n }])
  })

  it('names the constraint that a row violates', async () => {
    const insert = () => sql`insert into notes (id, body) values (77, 'x')`.execute(database.kysely)
    await insert()
    const error = await insert().catch((reason: unknown) => reason)
    expect(violatedConstraint(error)).toBe('notes_pkey')
    expect(violatedConstraint(new Error('other'))).toBeUndefined()
  })

  it('counts changed rows', async () => {
    const { numUpdatedRows } = await database.kysely
      .updateTable('schema_migrations')
      .set({ applied_at: 1 })
      .where('area', '=', 'notes')
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(2n)
  })

  it('takes a transaction back when it throws', async () => {
    const failed = database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into notes (id, body) values (5, 'never')`.execute(transaction)
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    const { rows } = await sql`select id from notes where id = 5`.execute(database.kysely)
    expect(rows).toEqual([])
    expect(await database.isReachable()).toBe(true)
  })
})

describe('the pool over one connection', () => {
  const lent = { query: async (text: string) => ({ rows: [text] }) }
  const connection = { lend: () => lent, close: async () => {} }
  type Lender = Pick<SingleConnectionPool, 'connect'>
  /** Borrows for a moment, and writes down who had it. */
  const borrowing = (order: string[]) => async (name: string, from: Lender) => {
    const client = await from.connect()
    order.push(name)
    client.release()
    await new Promise(setImmediate)
  }
  const timed = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    return new SingleConnectionPool(connection)
  }

  it('lends in the order of asking', async () => {
    const pool = new SingleConnectionPool(connection)
    const order: number[] = []
    const first = await pool.connect()
    const later = [1, 2, 3].map(async (number) => {
      const client = await pool.connect()
      order.push(number)
      client.release()
    })
    first.release()
    first.release()
    await Promise.all(later)
    expect(order).toEqual([1, 2, 3])
  })

  it('lends to those who wait behind others when these have had it, and after a number of them at the latest', async () => {
    const pool = new SingleConnectionPool(connection)
    const order: string[] = []
    const borrow = borrowing(order)
    const first = await pool.connect()
    const behind = [borrow('history', pool.behind()), borrow('history', pool.behind())]
    const others = Array.from({ length: 20 }, () => borrow('call', pool))
    first.release()
    await Promise.all([...behind, ...others])
    const calls = (count: number) => Array.from({ length: count }, () => 'call')
    expect(order).toEqual([...calls(16), 'history', ...calls(4), 'history'])
  })

  it('keeps those behind waiting while somebody comes again at once, not for ever, and lets them in when nobody does', async () => {
    const pool = timed()
    const order: string[] = []
    const borrow = borrowing(order)
    await borrow('first', pool)
    const history = ['history 1', 'history 2'].map((name) => borrow(name, pool.behind()))
    for (let step = 0; step < 20; step++) await borrow('call', pool)
    const calls = (count: number) => Array.from({ length: count }, () => 'call')
    const before = ['first', ...calls(16), 'history 1', ...calls(4)]
    expect(order).toEqual(before)
    await vi.advanceTimersByTimeAsync(4)
    expect(order).toEqual(before)
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(history)
    expect(order).toEqual([...before, 'history 2'])
  })

  it('keeps those behind waiting while a work is under way that goes on, and after a quarter of a second no longer', async () => {
    const pool = timed()
    const order: string[] = []
    const borrow = borrowing(order)
    const isOver = pool.expect()
    await borrow('step', pool)
    const batch = borrow('batch', pool.behind())
    await vi.advanceTimersByTimeAsync(100)
    for (let step = 0; step < 20; step++) await borrow('step', pool)
    const steps = (count: number) => Array.from({ length: count }, () => 'step')
    expect(order).toEqual(steps(21))
    isOver()
    isOver()
    await vi.advanceTimersByTimeAsync(10)
    await batch
    expect(order).toEqual([...steps(21), 'batch'])

    pool.expect()
    const late = borrow('late batch', pool.behind())
    await vi.advanceTimersByTimeAsync(240)
    expect(order).toHaveLength(22)
    await vi.advanceTimersByTimeAsync(20)
    await late
    expect(order.at(-1)).toBe('late batch')
  })

  it('throws instead of waiting for itself for ever, and serves the next one', async () => {
    const pool = new SingleConnectionPool(connection, { acquireTimeoutMs: 20 })
    const transaction = await pool.connect()
    await expect(pool.connect()).rejects.toThrow(ConnectionTimeout)
    transaction.release()
    const client = await pool.connect()
    expect((await client.query('select 1', [])).rows).toEqual(['select 1'])
  })

  it('waits for work under way before it closes, and lends nothing afterwards', async () => {
    let closed = false
    const pool = new SingleConnectionPool({
      ...connection,
      close: async () => {
        closed = true
      },
    })
    const client = await pool.connect()
    const end = pool.end()
    expect(closed).toBe(false)
    client.release()
    await end
    expect(closed).toBe(true)
    await expect(pool.connect()).rejects.toThrow('closed')
  })
})

describe('the embedded database in a folder', () => {
  let folder: string
  let holder: string
  const open = () => openDatabase({ dataDirectory: folder, databaseUrl: null, migrations: ROOM_MIGRATIONS })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-sql-'))
    holder = bundled('holdDatabase')
  })
  afterEach(async () => {
    await rm(join(folder, 'sql.lock'), { force: true })
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  // Its database is made from nothing, which takes a busy machine most of a minute.
  it('keeps a second process out, survives the kill of the first, and keeps its rows', {
    timeout: 180_000,
  }, async () => {
    const first = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => first.once('exit', resolve))
    const opened = new Promise((resolve) => first.stdout.once('data', resolve))
    await Promise.race([opened, ended.then(() => Promise.reject(new Error('the holder ended early')))])
    const refused = open()
    await expect(refused).rejects.toThrow(StartUpProblem)
    await expect(refused).rejects.toThrow(`held by process ${first.pid}`)
    first.kill('SIGKILL')
    await ended

    const second = await open()
    expect(second.migrated).toEqual([])
    expect(second.notice).toContain('not a power cut')
    const { rows } = await sql`select id from outbox`.execute(second.kysely)
    expect(rows).toHaveLength(1)
    await second.close()
    expect(await second.isReachable()).toBe(false)
  })

  it('says which folder cannot be used', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, 'in the way')
    const unusable = openDatabase({ dataDirectory: join(file, 'data'), databaseUrl: null, migrations: [] })
    await expect(unusable).rejects.toThrow(StartUpProblem)
    await expect(unusable).rejects.toThrow(join(file, 'data'))
  })

  it('says which server cannot be reached, without its password', async () => {
    const databaseUrl = 'postgresql://someone:secret-word@127.0.0.1:1/exchange'
    const refused = openDatabase({ dataDirectory: folder, databaseUrl, migrations: [] }).catch((error: unknown) =>
      String(error),
    )
    expect(await refused).toContain('the database at 127.0.0.1:1/exchange cannot be used')
    expect(await refused).not.toContain('secret-word')
  })
})
