import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPostgresEngine } from '../database/postgresEngine.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { coreBalances, projectedBalances } from '../projector/testing/contents.ts'
import { gone, Killer } from '../threads/testing/killer.ts'
import { TestServer } from './testServer.ts'

const WRITER = 'postgresHistoryThread'
/** Done, and nothing to say of it. */
const DONE = 7
const BATCH = 15
const installed = inject('postgres')

describe.skipIf(installed === '')('an exchange whose writer of history into PostgreSQL dies', () => {
  let killer: Killer
  let server: TestServer
  let database: Kysely<ProjectionTables>
  let token: string
  let placed = 0

  beforeAll(async () => {
    killer = new Killer()
    server = await TestServer.start({}, { care: killer.care })
    const { databaseUrl } = server
    if (databaseUrl === null) throw new Error('PostgreSQL is installed, and the server uses the embedded database')
    database = new Kysely<ProjectionTables>(openPostgresEngine({ databaseUrl, onConnectionLost: () => undefined }))
    token = await server.newcomer()
  })
  afterAll(async () => {
    killer.leave()
    await database.destroy()
    await server.remove()
  })

  const trade = async () => {
    const order = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '0.001', cid: `order-${placed++}` }
    return (await server.post('/web/addOrder', { ...order, token })).code
  }
  const logIn = () => server.post('/web/userLogin', { account: 'person1@example.org', password: 'zebra42x' })

  test.each([
    ['throws what nobody catches', 'throwUncaught', 'Error: a bug'],
    ['fills its heap', 'fillHeaps', 'memory limit'],
  ] as const)('trades, logs people in, and has all of history once, after it %s', async (_how, die, reason) => {
    await server.quote()
    const writer = await killer.running(WRITER)
    const others = [...killer.threads].filter((thread) => thread !== writer)
    const end = gone([writer])
    await killer[die]([writer])
    const codes = await Promise.all(Array.from({ length: BATCH }, trade))
    expect(codes).toEqual(codes.map(() => 0))
    expect((await logIn()).code).toBe(DONE)
    await end
    expect((await Promise.all(Array.from({ length: BATCH }, trade))).every((code) => code === 0)).toBe(true)

    expect(await server.get('/web/getOrderList', { token, state: 'history' })).toMatchObject({ code: DONE })
    expect(await projectedBalances(database, 'real')).toEqual(coreBalances(server.real.core))
    const { rows } = await sql<{ trades: bigint; entries: bigint }>`
      select count(*) as trades, count(distinct sequence) as entries from ledger_entries
      where world = 'real' and type = 'trade' and change < 0 and asset = 1`.execute(database)
    expect(rows).toEqual([{ trades: BigInt(placed), entries: BigInt(placed) }])
    expect(killer.threads).not.toContain(writer)
    for (const thread of others) expect(killer.threads).toContain(thread)
    expect(server.log).toMatch(new RegExp(`"history_ended","reason":"[^"]*${reason}`))
    expect(server.log).not.toContain('"event":"bug"')
  })
})
