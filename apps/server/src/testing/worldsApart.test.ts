import { FIRST_CUSTOMER, type World } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RawClient } from '../streams/testing/rawClient.ts'
import { type Fields, TestServer } from './testServer.ts'

const LIMIT = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.01' }
const MARKET = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '0.1' }
const LONG = { symbol: 'BTCPERP', side: 'long', type: 'market', lots: '100', leverage: '10' }
const NOT_IN_DEMO = 4128
const ORDER_NOT_FOUND = 3002
const CROSS_SITE = 4110
const WALLET = `0x${'1'.repeat(40)}`

/** Calls that concern the person or the outside, with fields that would pass their schemas. */
const CLOSED: Readonly<Record<string, Fields>> = {
  saveTpwd: { tpwd: '274913', tpwd2: '274913' },
  delSession: { id: '00000000-0000-4000-8000-000000000000' },
  linkWallet: { address: WALLET, nonce: 'a'.repeat(48), signature: `0x${'0'.repeat(130)}` },
  unlinkWallet: {},
  savePayout: { name: 'Ann', tpwd: '274913' },
  bindPhone: { telCode: '852', phone: '51234567', code: '123456' },
  bindEmail: { email: 'b@example.org', code: '123456' },
  saveQuestion: { id: '1', answer: 'x', code: '123456' },
  updateTpwd: { code: '123456', tpwd: '274913', tpwd2: '274913' },
  startTotp: {},
  startPasskey: {},
  newRecoveryCodes: {},
  startStepUp: {},
  saveAntiPhishing: { word: 'x' },
  freezeAccount: {},
}

describe('two worlds', () => {
  let server: TestServer
  let real: string
  let demo: string
  let guest: string

  const inWorld = (name: World) => server.running.worlds[name].world
  const balances = async (token: string) => {
    const { list } = await server.data('getAsset2', 'get', { token })
    return Object.fromEntries(list.map(({ currency, available, frozen }) => [currency, `${available} ${frozen}`]))
  }
  const orders = async (token: string) => (await server.data('getOrderList', 'get', { token })).list
  const enter = async (fields: Fields = {}) => (await server.data('demoLogin', 'post', fields)).token
  /** What each customer has of each asset by the postings of this world's own log alone, and by its memory. */
  const books = async (name: World) => {
    const { core } = inWorld(name)
    const posted = new Map<string, bigint>()
    const post = (owner: number, asset: number, amount: bigint) => {
      const key = `${owner} ${asset}`
      posted.set(key, (posted.get(key) ?? 0n) + amount)
    }
    for await (const { postings } of inWorld(name).replay(1))
      for (const { source, destination, amount } of postings) {
        post(source.owner, source.asset, -amount)
        post(destination.owner, destination.asset, amount)
      }
    const held = new Map<string, bigint>()
    for (const { owner } of core.customers.all())
      for (const { asset, available, held: frozen } of core.ledger.balances(owner)) {
        const key = `${owner} ${asset}`
        held.set(key, (held.get(key) ?? 0n) + available + frozen)
      }
    const ofCustomers = (sums: ReadonlyMap<string, bigint>) =>
      Object.fromEntries([...sums].filter(([key, sum]) => sum !== 0n && Number(key.split(' ')[0]) >= FIRST_CUSTOMER))
    return { posted: ofCustomers(posted), held: ofCustomers(held) }
  }

  beforeAll(async () => {
    server = await TestServer.start()
    await server.listContracts()
    await server.listContracts(server.demo)
    real = await server.newcomer()
    demo = await enter({ token: real })
    guest = await enter()
  })
  afterAll(() => server.remove())

  it('give everybody in the demo account play money of its own, and only there', async () => {
    expect(await balances(demo)).toMatchObject({ USDT: '100000 0', BTC: '0 0' })
    expect(await balances(guest)).toMatchObject({ USDT: '100000 0' })
    expect(await balances(real)).toMatchObject({ USDT: '100000 0', BTC: '5 0' })
    expect([
      await server.data('getInfo', 'get', { token: demo }),
      await server.data('getInfo', 'get', { token: guest }),
    ]).toMatchObject([{ demo: true }, { demo: true, email: '', phone: '', transaction_password: 1 }])
  })

  it('trade apart: no order, fill, balance or ledger line of one shows in the other', async () => {
    const before = [await balances(real), inWorld('real').core.stateHash()]
    const bought = await server.data('addOrder', 'post', { ...MARKET, token: demo })
    expect(bought).toMatchObject({ state: 'completed', filled: '0.10000' })
    const resting = await server.data('addOrder', 'post', { ...LIMIT, token: demo, cid: 'same-cid' })
    expect((await orders(demo)).map(({ orderNo }) => orderNo)).toEqual([resting.orderNo])
    expect([await balances(real), inWorld('real').core.stateHash()]).toEqual(before)
    expect(await orders(real)).toEqual([])
    expect((await server.data('getDealList', 'get', { token: real })).total).toBe(0)
    expect((await server.data('getDealList', 'get', { token: demo })).total).toBe(1)
    const ledger = await server.data('getAccountLog', 'get', { token: real })
    expect(JSON.stringify(ledger)).not.toContain('trade')

    const other = await server.post('/web/cancelOrder', { token: real, orderNo: resting.orderNo })
    expect(other.code).toBe(ORDER_NOT_FOUND)
    const strangers = await server.post('/web/cancelOrder', { token: guest, orderNo: resting.orderNo })
    expect(strangers.code).toBe(ORDER_NOT_FOUND)
    const twin = await server.data('addOrder', 'post', { ...LIMIT, token: real, cid: 'same-cid' })
    expect(await orders(real)).toHaveLength(1)
    await server.data('cancelOrder', 'post', { token: real, orderNo: twin.orderNo })
    expect(await orders(demo)).toHaveLength(1)
  })

  it('keep the faucet, transfers, contracts and favourites of a session in its world', async () => {
    await server.post('/sandbox/faucet', { token: guest, currency: 'BTC', amount: '1' })
    expect(await balances(guest)).toMatchObject({ BTC: '1 0' })
    const strangers = inWorld('real').core.ledger.balances(FIRST_CUSTOMER + 1)
    expect(strangers.filter(({ available, held }) => available !== 0n || held !== 0n)).toEqual([])
    await server.data('addTransfer', 'post', {
      token: guest,
      from: 'funds',
      to: 'contract',
      currency: 'USDT',
      amount: '60000',
    })
    expect(await server.post('/web/addDemoFunds', { token: guest })).toMatchObject({ code: 4130 })
    const socket = await RawClient.open(`${server.origin.replace('http', 'ws')}/ws`)
    socket.send({ op: 'auth', token: guest })
    await socket.message(({ op }) => op === 'auth')
    await server.quote(server.demo)
    socket.send({ op: 'call', id: '1', name: 'addContract', args: LONG })
    expect(await socket.message(({ op }) => op === 'reply')).toMatchObject({ code: 0, data: { state: 'completed' } })
    socket.socket.close()
    const positions = (name: World) => inWorld(name).core.contracts.positions(FIRST_CUSTOMER + 1)
    expect([positions('demo').length, positions('real').length]).toEqual([1, 0])
    await server.data('addCollectCurrenct', 'post', { token: guest, symbol: 'BTCUSDT', on: '1' })
    await server.data('addOrder', 'post', { ...MARKET, token: guest, amount: '0.5' })
    const { added } = await server.data('addDemoFunds', 'post', { token: guest })
    expect(Number(added)).toBeGreaterThan(25_000)
    expect(Number(added)).toBeLessThan(25_010)
    expect(await balances(real)).toMatchObject({ USDT: '100000 0', BTC: '5 0' })
  })

  it('close to the demo account whatever touches the person or the outside', async () => {
    for (const [name, fields] of Object.entries(CLOSED))
      for (const token of [demo, guest])
        expect({ name, ...(await server.post(`/web/${name}`, { ...fields, token })) }).toMatchObject({
          name,
          code: NOT_IN_DEMO,
        })
    const asked = await server.get('/web/ethSignlog', { token: demo, address: WALLET, use: 'link' })
    expect(asked.code).toBe(NOT_IN_DEMO)
  })

  it('refuse what another site or a prefetch asks of a wallet', async () => {
    const query = `address=${WALLET}&nonce=${'a'.repeat(48)}&signature=0x${'0'.repeat(130)}`
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
    ])
      for (const path of [`/web/ethSignlog?address=${WALLET}`, `/web/tempLogin?${query}`]) {
        const answer = await fetch(server.origin + path, { headers })
        expect(await answer.json()).toMatchObject({ code: CROSS_SITE })
      }
    expect((await server.post('/web/ethSignlog', { address: WALLET })).code).toBe(7)
  })

  it('know only their own owners, whose every unit follows from their own log alone', async () => {
    const refs = (name: World) =>
      [...inWorld(name).core.customers.all()].filter(({ owner }) => owner >= FIRST_CUSTOMER).map(({ ref }) => ref)
    expect([refs('real').length, refs('demo').length]).toEqual([1, 2])
    expect(refs('demo')).toContain(refs('real')[0])
    for (const name of ['real', 'demo'] as const) {
      const { posted, held } = await books(name)
      expect(Object.keys(held).length).toBeGreaterThan(1)
      expect(posted).toEqual(held)
    }
  })

  it('lead back from the demo account, and stay apart after a restart', async () => {
    const back = (await server.data('exitDemo', 'post', { token: demo })).token
    expect(await server.data('getInfo', 'get', { token: back })).toMatchObject({ demo: false })
    expect(await orders(back)).toEqual([])
    const before = [await balances(back), await balances(demo), await balances(guest)]
    await server.stop()
    await server.start()
    expect([await balances(back), await balances(demo), await balances(guest)]).toEqual(before)
    expect(await orders(demo)).toHaveLength(1)
  })
})
