import { CATALOG, CONTRACT_CALLS, DELIVERY_CALLS, TRANSFER_CALLS } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rejectionsOf } from '../gateway/docs/openApi.ts'
import { RawClient } from '../streams/testing/rawClient.ts'
import { TestServer } from './testServer.ts'

const LONG = { symbol: 'BTCPERP', side: 'long', type: 'market', lots: '100', leverage: '10' }
const RESTING = { ...LONG, type: 'limit', price: '49000' }

describe('contracts on the whole server', () => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await TestServer.start()
    await server.listContracts()
    token = await server.newcomer()
    for (const to of ['contract', 'delivery'])
      await server.data('addTransfer', 'post', { token, from: 'funds', to, currency: 'USDT', amount: '10000' })
  })
  afterAll(() => server.remove())

  it('tells the highest leverage of what is listed', async () => {
    expect((await server.data('getParam', 'get')).maxLeverage).toEqual({ crypto: 100, other: 25 })
    const [first] = await server.data('getContractSymbols', 'get')
    expect(first).toMatchObject({ symbol: 'BTCPERP', maxLeverage: 100, open: true })
  })

  it('trades over HTTP and over the socket alike', async () => {
    await server.quote()
    const preview = await server.data('tryContract', 'post', { ...LONG, token })
    expect(preview).toMatchObject({ problem: '', margin: '50.001000' })
    await server.quote()
    expect(await server.data('addContract', 'post', { ...LONG, token })).toMatchObject({ state: 'completed' })
    const client = await RawClient.open(`${server.origin.replace('http', 'ws')}/ws`)
    client.send({ op: 'auth', token })
    await client.message(({ op }) => op === 'auth')
    const reply = async (id: string, name: string, args: object) => {
      client.send({ op: 'call', id, name, args })
      return client.message((message) => message.op === 'reply' && message.id === id)
    }
    await server.quote()
    const placed = await reply('1', 'addContract', RESTING)
    expect(placed).toMatchObject({ code: 0, data: { state: 'current' } })
    expect(placed.sequence).toBe(server.real.core.sequence)
    expect(await reply('2', 'cancelAllContract', {})).toMatchObject({ code: 0, data: { cancelled: 1 } })
    await server.quote()
    expect(await reply('3', 'closeAllContract', {})).toMatchObject({ code: 0, data: { closed: 1, left: 0 } })
    const timed = { symbol: 'BTCUSDT', cycleId: '1', direction: 'up', amount: '5', payout: '0.85', feeRate: '0' }
    await server.quote()
    expect(await reply('4', 'addDelivery', timed)).toMatchObject({ code: 0, data: { orderNo: '1' } })
    expect(await reply('5', 'getContractList', {})).toMatchObject({ code: 4004 })
    client.socket.close()
  })

  it('keeps everything through a restart, and can be verified', async () => {
    await server.quote()
    await server.data('addContract', 'post', { ...LONG, token })
    await server.quote()
    const first = await server.post('/web/addContract', { ...RESTING, token, cid: 'kept' })
    expect(first.code).toBe(0)
    const before = { hash: server.real.core.stateHash(), list: await server.data('getContractList', 'get', { token }) }
    await server.stop()
    await server.start()
    const after = { hash: server.real.core.stateHash(), list: await server.data('getContractList', 'get', { token }) }
    expect(after).toEqual(before)
    expect(await server.post('/web/addContract', { ...RESTING, token, cid: 'kept' })).toEqual(first)
  })

  it('describes every new call with its own refusals', async () => {
    const document = (await (await fetch(`${server.origin}/openapi.json`)).json()) as { paths: Record<string, unknown> }
    const page = await (await fetch(`${server.origin}/docs`)).text()
    for (const name of Object.keys({ ...CONTRACT_CALLS, ...DELIVERY_CALLS, ...TRANSFER_CALLS })) {
      expect(document.paths).toHaveProperty([`/web/${name}`])
      expect(page).toContain(name)
      const call = CATALOG[name as keyof typeof CATALOG]
      expect(rejectionsOf(call).every(({ code, message }) => code > 0 && message !== '')).toBe(true)
    }
  })
})

describe('the limit on orders', () => {
  it('counts orders on contracts with those in spot markets', async () => {
    const server = await TestServer.start({ rates: { ordersPerSecond: 0.1, callsPerSecond: 0 } })
    const token = await server.newcomer()
    const calls = ['cancelAllOrder', 'cancelAllContract', 'closeAllContract', 'setLeverage', 'addDelivery'] as const
    const asked = Array.from({ length: 4 }, () => calls).flat()
    const answers = await Promise.all(asked.map((call) => server.post(`/web/${call}`, { token })))
    const limited = answers.filter(({ code }) => code === 4029).length
    expect(limited).toBeGreaterThan(0)
    expect(limited).toBeLessThan(asked.length)
    await server.remove()
  })
})
