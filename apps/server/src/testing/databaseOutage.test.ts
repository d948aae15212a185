import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createDatabase,
  postgresPrograms,
  startPostgres,
  type TestPostgres,
  type TestStandby,
} from '../database/testing/postgres.ts'
import { TestServer } from './testServer.ts'

const programs = postgresPrograms()
const AWAY = 5008
/** Done, and nothing to say of it. */
const DONE = 7

describe.skipIf(programs === null)('an exchange whose PostgreSQL server is killed', () => {
  let postgres: TestPostgres
  let standby: TestStandby | undefined
  let server: TestServer
  let token: string
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    server = await TestServer.start({ databaseUrl: await createDatabase(postgres.folder) })
    token = await server.newcomer()
    await server.listContracts()
  })
  afterAll(async () => {
    await server.remove()
    await standby?.stop()
    await postgres.stop()
  })

  const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.01' }
  const place = () => server.post('/web/addOrder', { token, ...order })
  const logIn = () => server.post('/web/userLogin', { account: 'person1@example.org', password: 'zebra42x' })
  const readiness = async () => (await fetch(`${server.origin}/readyz`)).json()

  test('trades on, says what is missing, and mends by itself', async () => {
    const first = await place()
    expect(first.code).toBe(0)
    const transfers = Array.from({ length: 8 }, () =>
      server.post('/web/addTransfer', { token, currency: 'USDT', from: 'funds', to: 'contract', amount: '1' }),
    )
    await postgres.kill()
    for (const { code } of await Promise.all(transfers)) expect(code).toBe(0)

    await server.quote()
    const placed = await place()
    expect(placed.code).toBe(0)
    const { orderNo } = placed.data as { orderNo: string }
    expect((await server.post('/web/cancelOrder', { token, orderNo })).code).toBe(0)
    expect((await server.post('/web/addOrder', { token, ...order, price: '50010' })).code).toBe(0)
    expect((await logIn()).code).toBe(AWAY)
    const past = await fetch(`${server.origin}/web/getOrderList?${new URLSearchParams({ token, state: 'history' })}`)
    expect(await past.json()).toMatchObject({ code: AWAY })
    expect(await readiness()).toMatchObject({ problems: { database: 'it does not answer' } })

    await postgres.start()
    expect((await logIn()).code).toBe(DONE)
    expect(await server.get('/web/getOrderList', { token, state: 'history' })).toMatchObject({
      code: DONE,
      data: { list: [{ price: '50010.0' }, { orderNo }] },
    })
    expect(await readiness()).toMatchObject({ status: 'ok' })
    expect(server.log).not.toContain('"event":"bug"')
  })

  test('trades on while a standby takes the place of what died, and goes on with that once it is promoted', async () => {
    standby = await postgres.standby()
    await server.quote()
    const kept = await server.post('/web/addOrder', { token, ...order, price: '50010' })
    expect(kept.code).toBe(0)
    expect(await server.get('/web/getOrderList', { token, state: 'history' })).toMatchObject({ code: DONE })
    await standby.caughtUp()
    await postgres.kill()
    expect((await place()).code).toBe(0)

    // It answers, and refuses what it is to write.
    await standby.takeAddress()
    expect((await place()).code).toBe(0)
    expect((await logIn()).code).toBe(AWAY)

    await standby.promote()
    expect((await logIn()).code).toBe(DONE)
    const { orderNo } = (await place()).data as { orderNo: string }
    expect((await server.post('/web/cancelOrder', { token, orderNo })).code).toBe(0)
    const { data } = await server.get('/web/getOrderList', { token, state: 'history' })
    const known = (data as { list: { orderNo: string }[] }).list.map((each) => each.orderNo)
    expect(known).toHaveLength(4)
    expect(known[0]).toBe(orderNo)
    expect(known[1]).toBe((kept.data as { orderNo: string }).orderNo)
    expect(await readiness()).toMatchObject({ status: 'ok' })
    expect(server.log).not.toContain('"event":"bug"')
  })
})
