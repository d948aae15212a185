import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseAway } from '../errors/databaseAway.ts'
import { openOffice, PASSWORD } from '../identity/testing/office.ts'
import { ROOM_MIGRATIONS, SERVER_MIGRATIONS } from '../wiring/migrations.ts'
import { openDatabase, openEngine } from './openDatabase.ts'
import { openPostgresEngine } from './postgresEngine.ts'
import { createDatabase, postgresPrograms, startPostgres, type TestPostgres } from './testing/postgres.ts'

const programs = postgresPrograms()
const MINUTE = 60_000

describe.skipIf(programs === null)('a PostgreSQL server that goes away', () => {
  let server: TestPostgres
  let databaseUrl: string
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    databaseUrl = await createDatabase(server.folder)
  })
  afterAll(() => server.stop())

  const lost: string[] = []
  const open = (limits = {}) =>
    openEngine(
      openPostgresEngine({ databaseUrl, onConnectionLost: (error) => void lost.push(error.message), limits }),
      ROOM_MIGRATIONS,
      Date.now,
    )

  async function terminateBackends(): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    await client.end()
  }

  test.each([
    ['its connections are ended', terminateBackends, async () => undefined],
    ['it is restarted', () => server.halt('fast'), () => server.start()],
    ['it is killed', () => server.kill(), () => server.start()],
  ])('fails what is under way and nothing else when %s', async (_how, goAway, comeBack) => {
    const { kysely, isReachable, close } = await open()
    lost.length = 0
    const transaction = kysely.transaction().execute(async (inside) => {
      await sql`select 1`.execute(inside)
      await goAway()
      await sql`select 2`.execute(inside)
    })
    await expect(transaction).rejects.toBeInstanceOf(DatabaseAway)
    expect(lost.length).toBeGreaterThan(0)
    await comeBack()
    expect((await sql`select 3 as three`.execute(kysely)).rows).toEqual([{ three: 3 }])
    expect(await isReachable()).toBe(true)
    await close()
  })

  test('is waited for no longer than a limit when a connection hangs without being closed', async () => {
    const { kysely, patient, isReachable, close } = await open({ connectMs: 300, answerMs: 900, hurriedMs: 300 })
    // Work in the background has more time for a statement than calls, which somebody waits for.
    await expect(sql`select pg_sleep(5)`.execute(kysely)).rejects.toBeInstanceOf(DatabaseAway)
    expect((await sql`select pg_sleep(0.4)`.execute(patient)).rows.length).toBe(1)
    const goOn = await server.freeze()
    await expect(sql`select 1`.execute(kysely)).rejects.toBeInstanceOf(DatabaseAway)
    await expect(sql`select 1`.execute(kysely)).rejects.toBeInstanceOf(DatabaseAway)
    expect(await isReachable()).toBe(false)
    goOn()
    expect((await sql`select 3 as three`.execute(kysely)).rows).toEqual([{ three: 3 }])
    await close()
  })

  test('is waited for at the start, which says so', async () => {
    await server.halt('fast')
    const told: string[] = []
    let starting: Promise<void> | undefined
    const database = await openDatabase({
      dataDirectory: '',
      databaseUrl,
      migrations: SERVER_MIGRATIONS,
      onWaiting: (reason) => {
        told.push(reason)
        starting ??= server.start()
      },
    })
    await starting
    expect(told[0]).toMatch(/^the database at localhost\/test_\w+ cannot be used: connect ENOENT/)
    await database.close()
  })

  test('leaves sessions that were known for fifteen minutes, used or just opened, and none that was not', async () => {
    const database = await openDatabase({ dataDirectory: '', databaseUrl, migrations: SERVER_MIGRATIONS })
    const office = await openOffice(database)
    const known = await office.register('ann@example.org')
    const elsewhere = await openOffice(database, { real: office.real })
    const unknown = await elsewhere.register('bob@example.org')
    await elsewhere.close()
    const opened = await office.register('cleo@example.org')
    const presented = { cookie: '', fromBrowser: false }
    const resolve = async (token: string) => office.identity.resolveSession(token, presented)
    const session = await resolve(known)
    expect(session).toMatchObject({ world: 'real' })

    await server.halt('immediate')
    for (const minutes of [1, 6, 7]) {
      office.clock.time += minutes * MINUTE
      expect(await resolve(known)).toEqual(session)
      expect(await resolve(opened)).toMatchObject({ world: 'real' })
    }
    await expect(resolve(unknown)).rejects.toBeInstanceOf(DatabaseAway)
    const logIn = office.call('userLogin', { account: 'ann@example.org', password: PASSWORD })
    await expect(logIn).rejects.toBeInstanceOf(DatabaseAway)
    await expect(office.identity.sweep()).rejects.toBeInstanceOf(DatabaseAway)
    office.clock.time += MINUTE
    for (const token of [known, opened]) await expect(resolve(token)).rejects.toBeInstanceOf(DatabaseAway)

    await server.start()
    expect(await resolve(known)).toEqual(session)
    const again = await office.call('userLogin', { account: 'cleo@example.org', password: PASSWORD })
    expect(again).toMatchObject({ token: expect.any(String) })
    await office.close()
    await database.close()
  })
})
