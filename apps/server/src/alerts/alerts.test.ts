import { randomUUID } from 'node:crypto'
import { REJECTIONS, type World } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { SESSION } from '../gateway/testing/gatewayServer.ts'
import { createMessages } from '../messages/messages.ts'
import { toldOf, withoutMessages } from '../messages/testing/withoutMessages.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { TestWorld } from '../projector/testing/testWorld.ts'
import { type FollowedWorlds, followWorlds } from '../trading/testing/followWorlds.ts'
import { TestGateway } from '../trading/testing/testGateway.ts'
import { type Alerts, createAlerts } from './createAlerts.ts'

/** What a call that has nothing to say answers with. */
const SILENT = 7
const ABOVE = { symbol: 'BTCUSDT', side: 'above', price: '51000' } as const

describe.each(testEngines())('price alerts on $name', (engine) => {
  const database = suiteDatabase(engine)
  let tests: Record<World, TestWorld>
  let followed: FollowedWorlds
  let running: Alerts[]
  let alerts: Alerts
  let gateway: TestGateway
  let traders: Record<World, readonly [number, number]>
  let mails: string[]
  let problems: number

  const clock = { now: () => tests.real.clock.wallMs() }
  /** The same tables in the hands of a server that has just started. */
  const startOne = async () => {
    const messages = createMessages({
      database: database.kysely,
      clock,
      mail: { accepts: () => true, send: ({ subject }) => void mails.push(subject) },
      contactsOf: async () => ({ recipients: [{ channel: 'email', to: 'ann@example.org' }], word: '', language: 'en' }),
    })
    const shared = { database: database.kysely, clock, live: followed.live, messages }
    const one = createAlerts({ ...shared, simulated: true, problem: () => void problems++ })
    running.push(one)
    await one.start()
    return one
  }
  const openPerson = async (token: string, world: World = 'real', userId: string = randomUUID()) => {
    if (world === 'real') {
      const person = { id: userId, country: 'HK', email: `${token}@example.org`, invitation_code: userId.slice(0, 8) }
      await database.kysely
        .insertInto('users')
        .values({ ...person, password_hash: 'x', created_at: clock.now() })
        .execute()
    }
    gateway.sessions.set(token, { ...SESSION, id: token, userId, world })
    return userId
  }
  /** A trade at this price. */
  const trade = async (price: number, world: World = 'real') => {
    const [seller, buyer] = traders[world]
    const test = tests[world]
    await test.place(seller, { side: 'sell', price, lots: 1_000 })
    const { reply } = await test.place(buyer, { side: 'buy', price, lots: 1_000 })
    expect(reply.kind).toBe('order')
  }
  const settled = () => Promise.all(running.map((one) => one.settled()))
  const told = () => toldOf(database, 'priceAlert')
  const codeOf = async (fields: Record<string, string>, call: 'addAlert' | 'delAlert' = 'addAlert') =>
    (await gateway.ask(call, fields)).code

  beforeEach(async () => {
    tests = { real: await TestWorld.open('real'), demo: await TestWorld.open('demo') }
    followed = await followWorlds(tests, database.kysely.withTables<ProjectionTables>())
    running = []
    mails = []
    problems = 0
    const two = async (test: TestWorld) => [await test.customer('seller'), await test.customer('buyer')] as const
    traders = { real: await two(tests.real), demo: await two(tests.demo) }
    alerts = await startOne()
    gateway = new TestGateway(alerts.handlers, () => 0)
    await openPerson('ann')
    await openPerson('bob')
  })
  afterEach(async () => {
    for (const one of running) await one.stop()
    await followed.stop()
  })

  it('are told once, by a message with the price that was seen, and wait no longer', async () => {
    await trade(500_000)
    const set = await gateway.data('addAlert', { token: 'ann', ...ABOVE })
    expect(set).toMatchObject({ ...ABOVE, by: 'last', price: '51000.0' })
    await gateway.data('addAlert', { token: 'ann', symbol: 'BTCUSDT', side: 'below', price: '49000' })
    expect((await gateway.data('getAlertList', { token: 'ann' })).list).toHaveLength(2)
    await trade(509_999)
    await settled()
    expect(await told()).toEqual([])
    await trade(510_010)
    await trade(510_020)
    await settled()
    const said = { symbol: 'BTCUSDT', by: 'last', side: 'above', price: '51000.0', seen: '51001.0', market: 'coin' }
    expect(await told()).toEqual([{ ...said, late: 'no', simulated: 'yes', world: 'real' }])
    expect((await gateway.data('getAlertList', { token: 'ann' })).list).toMatchObject([{ side: 'below' }])
    expect((await gateway.data('getAlertList', { token: 'ann', symbol: 'ETHUSDT' })).list).toEqual([])
    expect(mails).toEqual([])
    expect(problems).toBe(0)
  })

  it('come by e-mail too where their owner wants it', async () => {
    const userId = gateway.sessions.get('ann')?.userId ?? ''
    await database.kysely
      .insertInto('message_settings')
      .values({ user_id: userId, topic: 'alerts', email: true, sms: false })
      .execute()
    await gateway.data('addAlert', { token: 'ann', ...ABOVE })
    await trade(510_000)
    await settled()
    expect(mails).toEqual(['BTCUSDT is at 51000.0'])
  })

  it('that were passed while nobody watched are told at the start, with the price of then', async () => {
    await gateway.data('addAlert', { token: 'ann', ...ABOVE })
    await alerts.stop()
    await trade(512_000)
    await trade(511_000)
    expect(await told()).toEqual([])
    await startOne()
    await settled()
    expect(await told()).toMatchObject([{ price: '51000.0', seen: '51100.0', late: 'yes' }])
  })

  it('are told once when two servers see the price, and when the message could not be written at first', async () => {
    await gateway.data('addAlert', { token: 'ann', ...ABOVE })
    await startOne()
    await withoutMessages(database, async () => {
      await trade(510_000)
      await expect(settled()).rejects.toThrow()
      expect((await gateway.data('getAlertList', { token: 'ann' })).list).toHaveLength(1)
    })
    await settled()
    await startOne()
    await settled()
    expect(await told()).toHaveLength(1)
    expect((await gateway.data('getAlertList', { token: 'ann' })).list).toEqual([])
  })

  it('are the same one when they are set twice, and at most 50', async () => {
    const at = (price: number) => ({ token: 'ann', symbol: 'BTCUSDT', side: 'above', price: String(price) })
    const twice = await Promise.all([gateway.data('addAlert', at(60_000)), gateway.data('addAlert', at(60_000))])
    expect(twice[0].id).toBe(twice[1].id)
    const tried = await Promise.all(Array.from({ length: 60 }, (_one, more) => codeOf(at(60_001 + more))))
    expect(tried.filter((code) => code === SILENT)).toHaveLength(49)
    expect(new Set(tried.filter((code) => code !== SILENT))).toEqual(new Set([REJECTIONS.alerts_full.code]))
    expect(await gateway.data('getAlertList', { token: 'ann' })).toMatchObject({ max: 50, list: { length: 50 } })
    expect(await codeOf(at(60_000))).toBe(SILENT)
    expect(await codeOf({ ...at(60_000), token: 'bob' })).toBe(SILENT)
  })

  it('refuse what cannot be: a price that is there, one between the steps, a mark of a spot market', async () => {
    await trade(500_000)
    const below = { token: 'ann', symbol: 'BTCUSDT', side: 'below' }
    expect((await gateway.ask('addAlert', { ...below, price: '50000' })).message).toBe(
      'The price is there already: 50000.0',
    )
    expect(await codeOf({ ...below, price: '49000.05' })).toBe(REJECTIONS.malformed.code)
    expect(await codeOf({ ...below, price: '0' })).toBe(REJECTIONS.malformed.code)
    expect(await codeOf({ ...below, price: '49000', by: 'mark' })).toBe(REJECTIONS.alert_no_mark.code)
    expect(await codeOf({ ...below, price: '49000', symbol: 'NOSUCH' })).toBe(REJECTIONS.unknown_market.code)
    expect(await codeOf({ token: 'ann', id: '999999' }, 'delAlert')).toBe(REJECTIONS.alert_not_found.code)
  })

  it('are taken away by nobody but their owner, in their own world', async () => {
    const { id } = await gateway.data('addAlert', { token: 'bob', ...ABOVE })
    expect(await codeOf({ token: 'ann', id }, 'delAlert')).toBe(REJECTIONS.alert_not_found.code)
    await openPerson('bob in demo', 'demo', gateway.sessions.get('bob')?.userId)
    expect(await codeOf({ token: 'bob in demo', id }, 'delAlert')).toBe(REJECTIONS.alert_not_found.code)
    expect((await gateway.data('getAlertList', { token: 'bob in demo' })).list).toEqual([])
    await gateway.data('delAlert', { token: 'bob', id })
    await trade(520_000)
    await settled()
    expect(await told()).toEqual([])
  })

  it('of the demo account wait for its own prices, and say so', async () => {
    await openPerson('bob in demo', 'demo', gateway.sessions.get('bob')?.userId)
    await gateway.data('addAlert', { token: 'bob in demo', ...ABOVE })
    await trade(520_000)
    await settled()
    expect(await told()).toEqual([])
    await trade(520_000, 'demo')
    await settled()
    expect(await told()).toMatchObject([{ world: 'demo', seen: '52000.0' }])
    expect(await database.kysely.selectFrom('messages').select('world').execute()).toEqual([{ world: 'demo' }])
    expect(mails).toEqual([])
  })
})
