import { DepthBook, LiveSocket, mergeBalances, mergeOrders, type SocketLike } from '@touchstone/client'
import {
  type BalanceData,
  type BalanceRow,
  type ChannelMessage,
  type DepthData,
  type FillData,
  NO_CONDITIONS,
  type OrderData,
  type OrderRow,
  type TapeRow,
} from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { oneEngine } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { NO_CONNECTION_LIMITS } from '../gateway/limits/connectionLimits.ts'
import { createOpeningGate } from '../gateway/openingGate.ts'
import { groupLevels } from '../marketdata/groupLevels.ts'
import { MarketText } from '../marketdata/marketText.ts'
import { testSession } from '../projector/testing/callContext.ts'
import { orderNumber, type TestWorld } from '../projector/testing/testWorld.ts'
import { tradeAtRandom } from '../projector/testing/trading.ts'
import { RawClient } from './testing/rawClient.ts'
import { openStreamServer, type StreamServer, type StreamServerOptions } from './testing/streamServer.ts'

const SALE = {
  market: 1,
  side: 'sell',
  kind: 'limit',
  timeInForce: 'GTC',
  price: 500_000,
  lots: 10_000,
  turnover: 0n,
  stopPrice: 0,
  maxSlippagePpm: 0,
  selfTrade: 'expire_taker',
} as const

const database = suiteDatabase(oneEngine())
let server: StreamServer
const clients: (RawClient | LiveSocket)[] = []

async function serve(options: Omit<StreamServerOptions, 'database'> = {}): Promise<StreamServer> {
  server = await openStreamServer({ database, ...options })
  return server
}

async function connect(headers: Record<string, string> = {}): Promise<RawClient> {
  const client = await RawClient.open(server.address, headers)
  clients.push(client)
  return client
}

function live(token = ''): LiveSocket {
  const open = (address: string) => new WebSocket(address) as unknown as SocketLike
  const socket = new LiveSocket({ address: server.address, token: () => token, open })
  clients.push(socket)
  socket.connect()
  return socket
}

/** Repeats the check, with the event loop free in between, until it holds. */
async function eventually(holds: () => boolean, what: string): Promise<void> {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    if (holds()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`did not happen: ${what}`)
}

/** The levels that a depth channel must show of the core's book. */
function coreDepth({ world }: TestWorld, factor: number): DepthData {
  const definition = world.core.spot.market(1).definition
  const text = new MarketText(definition, world.core.assets())
  const depth = world.core.spot.depth(1, 50 * factor)
  const levels = (side: 'bids' | 'asks') =>
    Array.from(
      groupLevels(depth[side], factor, side),
      ([ticks, lots]) => [text.price(ticks), text.amount(lots)] as const,
    )
  return { bids: levels('bids'), asks: levels('asks') }
}

afterEach(async () => {
  for (const client of clients.splice(0)) {
    if (client instanceof RawClient) client.socket.terminate()
    else client.close()
  }
  await server.close()
})

describe('public channels', () => {
  it('add up to the book of the core, in every step, whenever one joins', async () => {
    const { real } = await serve()
    const customers = [await real.customer('ann'), await real.customer('bob')]
    const socket = live()
    const books = new Map([1, 10, 100].map((factor) => [factor, new DepthBook()]))
    const steps = new Map([
      [1, '0.1'],
      [10, '1'],
      [100, '10'],
    ])
    const gaps: number[] = []
    let levelsSeen = 0
    const follow = (factor: number) =>
      socket.subscribe<DepthData>(`depth.BTCUSDT.${steps.get(factor)}`, (message) => {
        if (!books.get(factor)?.apply(message)) gaps.push(message.seq)
        levelsSeen += message.data.bids.length
      })
    follow(1)
    for (let round = 0; round < 6; round++) {
      await tradeAtRandom(real, customers, { seed: 30 + round, steps: 25, stepMs: 50 })
      if (round === 1) follow(10)
      if (round === 3) follow(100)
      const joined = [1, ...(round >= 1 ? [10] : []), ...(round >= 3 ? [100] : [])]
      for (const factor of joined) {
        const book = books.get(factor)
        const shown = () => JSON.stringify({ bids: book?.bids, asks: book?.asks })
        const expected = JSON.stringify(coreDepth(real, factor))
        await eventually(() => shown() === expected, `the book in steps of ${factor} after round ${round}`)
      }
    }
    expect(gaps).toEqual([])
    expect(levelsSeen).toBeGreaterThan(100)
  })

  it('number every message of a channel without a gap, and start again on request', async () => {
    const { real } = await serve()
    const client = await connect()
    const customers = [await real.customer('ann'), await real.customer('bob')]
    const traded: number[] = []
    real.world.follow(({ events }) => {
      for (const event of events) if (event.type === 'Trade') traded.push(event.trade)
    })
    const channels = ['trade.BTCUSDT', 'kline.BTCUSDT.1m', 'ticker.BTCUSDT']
    const said = (channel: string) => client.heard.filter(({ ch }) => ch === channel)
    for (const ch of channels) client.send({ op: 'sub', ch })
    await client.message(({ ch, type }) => ch === 'ticker.BTCUSDT' && type === 'snap')
    for (let round = 0; round < 5; round++) {
      const before = channels.map((channel) => said(channel).length)
      await tradeAtRandom(real, customers, { seed: 50 + round, steps: 20 })
      await client.until(() => channels.every((channel, place) => said(channel).length > (before[place] ?? 0)))
    }
    const last = real.world.core.spot.market(1).lastPrice / 10
    await client.message(({ ch, data }) => ch === 'ticker.BTCUSDT' && Number((data as { last: string }).last) === last)
    // The last price may have been there before: the channels are complete once they have told the last trade.
    const told = () => said('trade.BTCUSDT').flatMap(({ data }) => data as TapeRow[])
    await client.until(() => Number(told().at(-1)?.[5]) === traded.at(-1))
    for (const channel of channels) {
      const messages = said(channel)
      expect(messages[0]?.type).toBe('snap')
      expect(messages.slice(1).every(({ type }) => type === 'diff')).toBe(true)
      expect(messages.map(({ seq = 0 }) => seq - (messages[0]?.seq ?? 0))).toEqual(messages.map((_, index) => index))
      expect(messages.length).toBeGreaterThan(2)
    }
    const numbers = told().map(([, , , , , number]) => Number(number))
    expect(numbers).toEqual(Array.from(numbers, (_, index) => (numbers[0] ?? 0) + index))
    const heard = client.heard.length
    client.send({ op: 'sub', ch: 'trade.BTCUSDT' })
    const again = await client.message(({ ch }) => ch === 'trade.BTCUSDT', heard)
    expect(again.type).toBe('snap')
    expect((again.data as TapeRow[])[0]?.[5]).toBe(String(numbers.at(-1)))
  })

  it('show of an iceberg its slices alone', async () => {
    const { real } = await serve()
    const [ann, bob] = [await real.customer('ann'), await real.customer('bob')]
    const client = await connect()
    for (const ch of ['depth.BTCUSDT.0.1', 'trade.BTCUSDT', 'ticker.BTCUSDT']) client.send({ op: 'sub', ch })
    const book = new DepthBook()
    const offered = () => {
      for (const message of client.heard.splice(0))
        if (message.ch === 'depth.BTCUSDT.0.1') book.apply(message as ChannelMessage<DepthData>)
        else if (message.ch === 'trade.BTCUSDT') sold.push(...(message.data as TapeRow[]).map(([, , amount]) => amount))
      return JSON.stringify(book.asks)
    }
    const sold: string[] = []
    const plain = await real.place(ann, { side: 'sell', price: 500_000, lots: 1_000 })
    await eventually(() => offered() === '[["50000.0","0.01000"]]', 'an order that shows all of itself')
    await real.world.submit({ type: 'CancelOrder', ...real.stamp(ann), order: orderNumber(plain) })
    const iceberg = { ...SALE, ...real.stamp(ann), visible: 1_000 }
    await real.world.submit({ type: 'PlaceConditionalOrder', ...NO_CONDITIONS, ...iceberg })
    await eventually(() => offered() === '[["50000.0","0.01000"]]', 'the first slice')
    await real.place(bob, { side: 'buy', price: 500_000, lots: 2_400, timeInForce: 'IOC' })
    await eventually(() => offered() === '[["50000.0","0.00600"]]' && sold.length === 3, 'the rest of the third')
    expect(sold).toEqual(['0.01000', '0.01000', '0.00400'])
  })

  it('tell the heartbeat, the tickers of all markets, and stop when asked to', async () => {
    const { real, hub } = await serve()
    const client = await connect()
    client.send({ op: 'sub', ch: 'status' })
    client.send({ op: 'sub', ch: 'tickers.coin' })
    client.send({ op: 'sub', ch: 'tickers.forex' })
    const status = await client.message(({ ch }) => ch === 'status')
    expect(status.data).toEqual(
      expect.objectContaining({ storage: 'ok', late: [], sequence: real.world.core.sequence }),
    )
    const tickers = await client.message(({ ch }) => ch === 'tickers.coin')
    expect((tickers.data as { symbol: string }[]).map(({ symbol }) => symbol)).toEqual(['BTCUSDT', 'ETHUSDT'])
    expect((await client.message(({ ch }) => ch === 'tickers.forex')).data).toEqual([])
    await client.message(({ ch, type }) => ch === 'status' && type === 'diff')
    client.send({ op: 'unsub', ch: 'tickers.coin' })
    client.send({ op: 'ping' })
    await client.message(({ op }) => op === 'pong')
    const heard = client.heard.length
    await real.index(500_100)
    await client.message(({ ch, type }) => ch === 'status' && type === 'diff', heard)
    expect(client.heard.slice(heard).filter(({ ch }) => ch === 'tickers.coin')).toEqual([])
    client.socket.terminate()
    await eventually(() => hub.figures.sockets === 0, 'the socket is forgotten')
  })
})

describe('private channels', () => {
  it('follow orders, fills and balances of one owner and nobody else', async () => {
    const { real, sessions } = await serve()
    const ann = await real.customer('ann')
    const bob = await real.customer('bob')
    sessions.set('token-ann', testSession(ann))
    const socket = live('token-ann')
    let orders: ReadonlyMap<string, OrderRow> = new Map()
    let balances: ReadonlyMap<string, BalanceRow> = new Map()
    const finished: OrderRow[] = []
    const fills: FillData[number][] = []
    socket.subscribe<OrderData>('order', (message) => {
      orders = mergeOrders(orders, message)
      finished.push(...message.data.filter(({ state }) => state !== 'current' && state !== 'pending'))
    })
    socket.subscribe<FillData>('fill', ({ data }) => fills.push(...data))
    socket.subscribe<BalanceData>('balance', (message) => {
      balances = mergeBalances(balances, message)
    })
    await eventually(() => balances.size > 0, 'the first balances')
    const traded: string[] = []
    real.world.follow(({ events }) => {
      for (const event of events)
        if (event.type === 'Trade' && [event.taker, event.maker].includes(ann)) traded.push(String(event.trade))
    })
    await tradeAtRandom(real, [ann, bob], { seed: 70, steps: 150 })
    const shown = () => {
      const rows = real.world.core.ledger
        .balances(ann)
        .map(({ asset, available, held }) => [asset, available, held] as const)
      return rows.every(([asset, available, held]) => {
        const { code, scale = 0 } = real.world.core.assets().find(({ id }) => id === asset) ?? {}
        const row = balances.get(`funds ${code}`)
        if (!row) return available + held === 0n
        return row.available === formatPlain(available, scale) && row.frozen === formatPlain(held, scale)
      })
    }
    await eventually(shown, 'balances equal to the core')
    const open = real.world.core.spot.openOrders(ann).map(({ order, lotsFilled }) => `${order} ${lotsFilled}`)
    await eventually(
      () =>
        [...orders.values()]
          .map(({ orderNo, filled }) => `${orderNo} ${Number(filled.replace('.', ''))}`)
          .sort()
          .join() === open.toSorted().join(),
      'orders equal to the core',
    )
    await eventually(() => fills.length >= traded.length, 'every fill')
    expect(fills.map(({ tradeNo }) => tradeNo)).toEqual(traded)
    expect(finished.length).toBeGreaterThan(10)
    expect(new Set(finished.map(({ orderNo }) => orderNo)).size).toBe(finished.length)
    const { rows } = await sql<{ trade: bigint; owner: bigint }>`
      select trade, owner from fills where world = 'real' order by trade`.execute(database.kysely)
    const ofAnn = rows.filter(({ owner }) => Number(owner) === ann).map(({ trade }) => String(trade))
    expect(fills.map(({ tradeNo }) => tradeNo).slice(0, ofAnn.length)).toEqual(ofAnn)
    expect(fills.length).toBeGreaterThan(10)
  })

  it('need a session, and end with it', async () => {
    const { real, sessions, hub } = await serve({ limits: { sessionCheckMs: 100 } })
    const ann = await real.customer('ann')
    sessions.set('token-ann', testSession(ann))
    const client = await connect()
    client.send({ op: 'sub', ch: 'balance' })
    expect(await client.message(({ op }) => op === 'error')).toEqual(
      expect.objectContaining({ ch: 'balance', code: 4103 }),
    )
    client.send({ op: 'auth', token: 'wrong' })
    expect((await client.message(({ op }) => op === 'auth')).code).toBe(1000)
    client.send({ op: 'auth', token: 'token-ann' })
    client.send({ op: 'sub', ch: 'balance' })
    await client.message(({ op, code }) => op === 'auth' && code === 0)
    await client.message(({ ch, type }) => ch === 'balance' && type === 'snap')
    sessions.set('token-ann', 'ended_elsewhere')
    await client.message(({ op, code }) => op === 'error' && code === 2000)
    expect((await client.ended()).code).toBe(1008)
    await eventually(() => hub.figures.sockets === 0, 'the socket is forgotten')
  })

  it('tell which books somebody looks at, in which world, until the last has left', async () => {
    const { hub } = await serve()
    const client = await connect()
    expect([...hub.watchedBooks('real')]).toEqual([])
    for (const ch of ['depth.BTCUSDT.0.1', 'depth.BTCUSDT.1', 'trade.ETHUSDT']) client.send({ op: 'sub', ch })
    await client.message(({ ch }) => ch === 'trade.ETHUSDT')
    expect([...hub.watchedBooks('real')]).toEqual(['BTCUSDT'])
    expect([...hub.watchedBooks('demo')]).toEqual([])
    client.socket.close()
    await client.ended()
    await expect.poll(() => [...hub.watchedBooks('real')]).toEqual([])
  })

  it('and public ones show the world of the session', async () => {
    const { real, demo, sessions } = await serve()
    const ann = await demo.customer('ann')
    sessions.set('token-demo', testSession(ann, 'demo'))
    await demo.place(ann, { side: 'buy', price: 499_000, lots: 500 })
    const client = await connect()
    client.send({ op: 'sub', ch: 'depth.BTCUSDT.0.1' })
    const first = await client.message(({ ch }) => ch === 'depth.BTCUSDT.0.1')
    expect(first.data).toEqual({ bids: [], asks: [] })
    const heard = client.heard.length
    client.send({ op: 'auth', token: 'token-demo' })
    client.send({ op: 'sub', ch: 'order' })
    const second = await client.message(({ ch, type }) => ch === 'depth.BTCUSDT.0.1' && type === 'snap', heard)
    expect(second.data).toEqual({ bids: [['49900.0', '0.00500']], asks: [] })
    const orders = await client.message(({ ch }) => ch === 'order')
    expect((orders.data as OrderData).map(({ amount }) => amount)).toEqual(['0.00500'])
    const stranger = await real.customer('stranger')
    await real.place(stranger, { side: 'buy', price: 498_000, lots: 500 })
    const own = orderNumber(await demo.place(ann, { side: 'buy', price: 498_500, lots: 700 }))
    await client.message(({ ch, data }) => ch === 'order' && (data as OrderData)[0]?.orderNo === String(own))
    const bids = client.heard
      .filter(({ ch, type }) => ch === 'depth.BTCUSDT.0.1' && type === 'diff')
      .flatMap(({ data }) => (data as DepthData).bids)
    expect(bids.some(([price]) => price === '49800.0')).toBe(false)
  })
})

describe('calls over the socket', () => {
  it('go through the one door with the token of the sign-in, and are answered by id', async () => {
    const { calls, sessions, real } = await serve()
    sessions.set('token-ann', testSession(await real.customer('ann')))
    const socket = live('token-ann')
    const replies = await Promise.all([
      socket.call('addOrder', { symbol: 'BTCUSDT', cid: '1' }),
      socket.call('cancelOrder', { orderNo: '1' }),
      socket.call('userLogin', { account: 'x' }),
    ])
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 4004])
    expect(replies[0]?.sequence).toBe(real.world.core.sequence)
    expect(replies[0]?.data).toEqual({ orderNo: '1' })
    expect(calls).toEqual([
      'addOrder {"symbol":"BTCUSDT","cid":"1"} token-ann',
      'cancelOrder {"orderNo":"1"} token-ann',
    ])
  })
})

describe('limits', () => {
  it('refuse what is not right, in words, and keep the socket', async () => {
    await serve()
    const client = await connect()
    const bad = [
      'not json',
      '[]',
      '{"op":"dance"}',
      '{"op":"sub"}',
      '{"op":"sub","ch":"depth.BTCUSDT.0.3"}',
      '{"op":"sub","ch":"depth.NOSUCH.0.1"}',
      '{"op":"sub","ch":"kline.BTCUSDT.2m"}',
      '{"op":"sub","ch":"__proto__"}',
      `{"op":"sub","ch":"${'x'.repeat(200)}"}`,
      '{"op":"call","id":"1","name":"addOrder","args":{"price":1}}',
      '{"op":"auth","token":5}',
    ]
    for (const message of bad) client.send(message)
    await client.until(({ heard }) => heard.length === bad.length)
    const answers = new Set(client.heard.map(({ op, code, id }) => `${op} ${id ?? 'of none'} ${code}`))
    expect(answers).toEqual(new Set(['error of none 4001', 'reply 1 4001']))
    client.send(Buffer.from([1, 2, 3]).toString('latin1'))
    client.send({ op: 'ping' })
    await client.message(({ op }) => op === 'pong')
  })

  it('hold for subscriptions, rates and sizes', async () => {
    await serve({ limits: { subscriptions: 3, messagesPerSecond: 5, messageBytes: 1_000 } })
    const client = await connect()
    for (const period of ['1m', '5m', '15m', '30m']) client.send({ op: 'sub', ch: `kline.BTCUSDT.${period}` })
    const refused = await client.message(({ op }) => op === 'error')
    expect(refused).toEqual(expect.objectContaining({ ch: 'kline.BTCUSDT.30m', code: 4001 }))
    for (let count = 0; count < 20; count++) client.send({ op: 'ping' })
    await client.message(({ code }) => code === 4029)
    client.send('x'.repeat(2_000))
    expect((await client.ended()).code).toBe(1009)
  })

  it('keep pages of other sites, other paths and too many sockets out', async () => {
    const { port, address } = await serve({ connections: { ...NO_CONNECTION_LIMITS, sockets: 2 } })
    const refusal = (url: string, headers: Record<string, string> = {}) =>
      expect(RawClient.open(url, headers)).rejects.toThrow(/Unexpected server response: (403|404|503)/)
    await refusal(address, { origin: 'https://elsewhere.example' })
    await refusal(address, { origin: 'null' })
    await refusal(`ws://127.0.0.1:${port}/other`)
    await connect({ origin: `http://127.0.0.1:${port}` })
    await connect()
    await refusal(address)
  })

  it('tell everybody of announcements and news as they are published, in both worlds, and not of those before', async () => {
    await serve()
    server.notices.push({ id: 1, type: 'news', time: 1 })
    const client = await connect()
    client.send({ op: 'sub', ch: 'notice' })
    expect(await client.message(({ ch }) => ch === 'notice')).toMatchObject({ type: 'snap', data: [] })
    server.notices.push({ id: 2, type: 'announcement', time: 2 })
    const told = await client.message(({ ch, type }) => ch === 'notice' && type === 'diff')
    expect(told).toMatchObject({ data: [{ id: 2, type: 'announcement', time: 2 }] })
  })

  it('are refused as long as the exchange is closed to customers', async () => {
    let missing: readonly string[] = ['the terms']
    const { address } = await serve({ gate: createOpeningGate(async () => missing) })
    await expect(RawClient.open(address)).rejects.toThrow('Unexpected server response: 503')
    expect(server.hub.figures.sockets).toBe(0)
    missing = []
    await connect()
    missing = ['the terms']
    await connect()
  })

  it('are refused when nobody can tell whether the exchange is open', async () => {
    const { address } = await serve({ gate: createOpeningGate(() => Promise.reject(new Error('no database'))) })
    await expect(RawClient.open(address)).rejects.toThrow('Unexpected server response: 503')
  })

  it('are bounded for each address, the customer’s own behind a proxy, and come back when they close', async () => {
    const { address } = await serve({ connections: { ...NO_CONNECTION_LIMITS, socketsPerAddress: 2 }, proxies: 1 })
    const from = (forwarded: string) => connect({ 'x-forwarded-for': forwarded })
    const first = await from('10.0.0.1')
    await from('10.9.9.9, 10.0.0.1')
    const refused = RawClient.open(address, { 'x-forwarded-for': '10.8.8.8, 10.0.0.1' })
    await expect(refused).rejects.toThrow('Unexpected server response: 429')
    await from('10.0.0.2')
    await from('2001:db8::1')
    await from('2001:db8::2')
    await expect(from('2001:db8::3')).rejects.toThrow('429')
    first.socket.close()
    await first.ended()
    await vi.waitFor(() => expect(server.hub.figures.sockets).toBe(4))
    await from('10.0.0.1')
  })

  it('are opened no faster than the rate, whether or not they stay', async () => {
    const { address } = await serve({ connections: { ...NO_CONNECTION_LIMITS, upgradesPerSecond: 2 }, proxies: 1 })
    const open = (forwarded: string) => RawClient.open(address, { 'x-forwarded-for': forwarded })
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => open('10.0.0.1')))
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') clients.push(outcome.value)
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length
    expect(done).toBeGreaterThanOrEqual(4)
    expect(done).toBeLessThan(40)
    clients.push(await open('10.0.0.2'))
  })
})

describe('a slow reader', () => {
  const limits = {
    slowBytes: 32 * 1024,
    drainedBytes: 4 * 1024,
    hopelessBytes: 64 * 1024 * 1024,
    messagesPerSecond: 0,
  }

  /** Asks for snapshots without reading them until the server gives up sending, or the socket. */
  async function stopReading(client: RawClient, hub: StreamServer['hub']): Promise<void> {
    client.socket.pause()
    for (let round = 0; round < 500 && hub.figures.slow === 0 && hub.figures.sockets > 0; round++) {
      for (let count = 0; count < 200; count++) client.send({ op: 'sub', ch: 'depth.BTCUSDT.0.1' })
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Moves the whole book of the house, so that every depth update is large. */
  async function stir(test: TestWorld, rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      const level = (best: number, step: number) =>
        Array.from({ length: 50 }, (_, index) => [
          best + step * index,
          1_000 + ((round * 37 + index * 11) % 500),
        ]).flat()
      await test.quote(level(499_990, -2), level(500_010, 2))
      await test.index(500_000)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }

  it('is bounded, does not hold up the others, and gets a fresh snapshot when it reads again', async () => {
    const { real, hub } = await serve({ limits: { ...limits, hopelessMs: 600_000 } })
    const slow = await connect()
    const quick = await connect()
    const channels = ['0.1', '0.2', '0.5', '1', '2', '5'].map((step) => `depth.BTCUSDT.${step}`)
    for (const client of [slow, quick]) for (const ch of channels) client.send({ op: 'sub', ch })
    await slow.until(({ heard }) => heard.length >= channels.length)
    await stir(real, 60)
    await stopReading(slow, hub)
    expect(hub.figures.slow).toBe(1)
    const before = quick.heard.length
    await stir(real, 60)
    await quick.until(({ heard }) => heard.length > before)
    expect(hub.figures.slow).toBe(1)
    slow.socket.resume()
    await eventually(() => hub.figures.slow === 0, 'the slow socket has caught up')
    await stir(real, 5)
    const book = new DepthBook()
    const expected = JSON.stringify(coreDepth(real, 1))
    let applied = 0
    let restarts = 0
    await slow.until(({ heard }) => {
      for (; applied < heard.length; applied++) {
        const message = heard[applied] as ChannelMessage<DepthData>
        if (message.ch !== 'depth.BTCUSDT.0.1') continue
        if (message.type === 'snap') restarts++
        expect(book.apply(message)).toBe(true)
      }
      return JSON.stringify({ bids: book.bids, asks: book.asks }) === expected
    })
    expect(restarts).toBeGreaterThanOrEqual(2)
  })

  it('that never reads again is closed', async () => {
    const { real, hub } = await serve({ limits: { ...limits, hopelessMs: 200 } })
    const slow = await connect()
    slow.send({ op: 'sub', ch: 'depth.BTCUSDT.0.1' })
    await slow.until(({ heard }) => heard.length >= 1)
    await stir(real, 60)
    await stopReading(slow, hub)
    await eventually(() => hub.figures.sockets === 0, 'the socket was given up')
    slow.socket.resume()
    expect([1006, 1013]).toContain((await slow.ended()).code)
  })
})

describe('many readers', () => {
  it('all get every update of their channels', async () => {
    const { real, hub } = await serve()
    const readers = await Promise.all(Array.from({ length: 150 }, () => connect()))
    for (const reader of readers) {
      reader.send({ op: 'sub', ch: 'depth.BTCUSDT.0.1' })
      reader.send({ op: 'sub', ch: 'trade.BTCUSDT' })
    }
    await Promise.all(readers.map((reader) => reader.until(({ heard }) => heard.length >= 2)))
    expect(hub.figures.sockets).toBe(150)
    const customers = [await real.customer('ann'), await real.customer('bob')]
    await tradeAtRandom(real, customers, { seed: 90, steps: 100, stepMs: 20 })
    const expected = JSON.stringify(coreDepth(real, 1))
    const shown = readers.map((reader) => {
      const book = new DepthBook()
      let applied = 0
      return reader.until(({ heard }) => {
        for (; applied < heard.length; applied++) {
          const message = heard[applied] as ChannelMessage<DepthData>
          if (message.ch === 'depth.BTCUSDT.0.1') expect(book.apply(message)).toBe(true)
        }
        return JSON.stringify({ bids: book.bids, asks: book.asks }) === expected
      })
    })
    await Promise.all(shown)
  })
})
