import { DepthBook } from '@touchstone/client'
import {
  type CandleRow,
  type ContractRow,
  type DealRow,
  type DeliveryRow,
  type DepthData,
  type MarkData,
  NO_CONDITIONS,
  type PositionData,
  type TickerData,
} from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '../../../database/testing/databases.ts'
import { suiteDatabase } from '../../../database/testing/suiteDatabase.ts'
import { testSession } from '../../../projector/testing/callContext.ts'
import { BTC_PERPETUAL, ContractHands } from '../../../projector/testing/contractTrading.ts'
import { RawClient, type RawMessage } from '../../../streams/testing/rawClient.ts'
import { openStreamServer, type StreamServer } from '../../../streams/testing/streamServer.ts'

const database = suiteDatabase(oneEngine())
let server: StreamServer
let hands: ContractHands
let client: RawClient

/** Everything a channel said so far, in order, its snapshot first. */
function said<Data>(channel: string): Data[] {
  return client.heard.filter(({ ch }) => ch === channel).map(({ data }) => data as Data)
}

function hears(channel: string, fits: (data: never, message: RawMessage) => boolean): Promise<RawMessage> {
  return client.message((message) => message.ch === channel && fits(message.data as never, message))
}

async function subscribe(...channels: string[]): Promise<void> {
  for (const ch of channels) client.send({ op: 'sub', ch })
  for (const ch of channels) await hears(ch, (_data, { type }) => type === 'snap')
}

async function signIn(owner: number): Promise<void> {
  server.sessions.set('token', testSession(owner))
  client.send({ op: 'auth', token: 'token' })
  await client.message(({ op, code }) => op === 'auth' && code === 0)
}

function expectNoGaps(): void {
  const last = new Map<string, number>()
  for (const { ch, type, seq = 0 } of client.heard) {
    if (ch === undefined) continue
    if (type === 'diff') expect([ch, seq]).toEqual([ch, (last.get(ch) ?? 0) + 1])
    last.set(ch, seq)
  }
}

beforeEach(async () => {
  server = await openStreamServer({ database })
  hands = new ContractHands(server.real)
  await hands.list()
  client = await RawClient.open(server.address)
})
afterEach(async () => {
  expectNoGaps()
  client.socket.terminate()
  await server.close()
})

describe('public channels of contracts', () => {
  it('show of an iceberg its slices alone', async () => {
    const owner = await hands.customer('ann')
    await hands.hold(500_000, 1)
    await subscribe('depth.BTCPERP.0.1')
    const book = new DepthBook()
    const offered = (lots: string) =>
      hears('depth.BTCPERP.0.1', () => {
        for (const message of client.heard) if (message.ch === 'depth.BTCPERP.0.1') book.apply(message as never)
        return book.asks.some(([price, amount]) => price === '50003.5' && amount === lots)
      })
    const iceberg = { side: 'sell', kind: 'limit', timeInForce: 'GTC', price: 500_035, lots: 100 } as const
    await hands.placeOn(owner, iceberg, { ...NO_CONDITIONS, visible: 20 })
    await offered('0.0020')
  })

  it('show book, tape, ticker and candles as for spot markets', async () => {
    await subscribe('depth.BTCPERP.0.1', 'trade.BTCPERP', 'ticker.BTCPERP', 'tickers.contract', 'kline.BTCPERP.1m')
    const owner = await hands.customer('ann')
    await hands.hold(500_000, 2)
    await hands.place(owner, { side: 'buy', lots: 100 })
    const { core } = server.real.world
    const { bestBid, bestAsk, lastPrice } = core.contracts.contract(BTC_PERPETUAL)
    await hears('trade.BTCPERP', (rows: unknown[], { type }) => type === 'diff' && rows.length === 1)
    await hears('ticker.BTCPERP', ({ volume }: TickerData) => Number(volume) > 0)
    await hears('kline.BTCPERP.1m', (row: CandleRow | null) => Number(row?.[4]) === lastPrice / 10)
    await hears('tickers.contract', (rows: TickerData[]) => rows.some(({ last }) => Number(last) === lastPrice / 10))
    const book = new DepthBook()
    const shown = () => {
      for (const message of client.heard) if (message.ch === 'depth.BTCPERP.0.1') book.apply(message as never)
      return [Number(book.bids[0]?.[0]), Number(book.asks[0]?.[0])]
    }
    await client.until(() => shown()[0] === bestBid / 10 && shown()[1] === bestAsk / 10)
    const levels = core.contracts.depth(BTC_PERPETUAL, 50)
    // The snapshot shows these prices already: what was bought is told after it.
    await client.until(() => said<DepthData>('depth.BTCPERP.0.1').length > 1)
    shown()
    expect([book.bids.length, book.asks.length]).toEqual([levels.bids.length, levels.asks.length])
    const ticker = said<TickerData>('ticker.BTCPERP').at(-1)
    expect(ticker).toMatchObject({ open: true, halted: false, index: '50000.0' })
  })

  it('tell index and mark prices once a second, and what a mark is made of', async () => {
    await hands.hold(500_000, 2)
    await subscribe('index.BTCPERP.1m', 'mark.BTCPERP.1m', 'mark.BTCPERP', 'mark.BTCUSDT')
    const started = Date.now()
    for (let round = 1; round <= 20; round++) {
      await hands.price(500_000 + round * 10)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await hears('index.BTCPERP.1m', (row: CandleRow | null) => row?.[4] === '50020.0')
    await hears('mark.BTCPERP', ({ index }: MarkData) => index === '50020.0')
    const seconds = (Date.now() - started) / 1_000
    for (const channel of ['index.BTCPERP.1m', 'mark.BTCPERP.1m', 'mark.BTCPERP', 'mark.BTCUSDT'])
      expect([channel, said(channel).length <= seconds + 3]).toEqual([channel, true])
    const view = server.real.world.core.contracts.contract(BTC_PERPETUAL)
    const mark = said<MarkData>('mark.BTCPERP').at(-1)
    expect(mark).toMatchObject({ symbol: 'BTCPERP', sources: 1, open: true, nextFunding: view.nextFundingAt })
    expect(Number(mark?.mark)).toBe(view.markPrice / 10)
    const index = said<MarkData>('mark.BTCUSDT').at(-1)
    expect(index).toMatchObject({ symbol: 'BTCUSDT', mark: '', fundingLeg: '', funding: '' })
  })

  it('are refused under names that are none', async () => {
    for (const ch of ['index.BTCUSDT', 'mark.NOTHING', 'index.NOTHING.1m', 'mark.BTCUSDT.1m', 'kline.BTCPERP.7m']) {
      client.send({ op: 'sub', ch })
      await client.message((message) => message.op === 'error' && message.ch === ch)
    }
    await subscribe('tickers.metal')
    expect(said('tickers.metal')).toEqual([[]])
  })
})

describe('private channels of contracts', () => {
  it('follow orders, fills, positions and the account of one owner, at most twice a second', async () => {
    const ann = await hands.customer('ann')
    const bob = await hands.customer('bob')
    await hands.hold(500_000, 2)
    await signIn(ann)
    await subscribe('contractOrder', 'position', 'fill')
    const started = Date.now()
    await hands.place(ann, { side: 'buy', lots: 100 })
    await hands.place(bob, { side: 'sell', lots: 77 })
    await hands.place(ann, { side: 'buy', kind: 'limit', timeInForce: 'GTC', price: 495_000, lots: 5 })
    await hears('fill', (rows: DealRow[]) => rows.some(({ lots, symbol }) => lots === '100' && symbol === 'BTCPERP'))
    await hears('contractOrder', (rows: ContractRow[]) =>
      rows.some(({ state, lots }) => state === 'pending' && lots === '5'),
    )
    const { core } = server.real.world
    for (let round = 1; round <= 15; round++) {
      await hands.price(500_000 + round * 10)
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    const unrealised = () => Number(core.contracts.positions(ann)[0]?.unrealised ?? 0n) / 1_000_000
    await hears('position', ({ list }: PositionData) => list.some(({ pnl }) => Number(pnl) === unrealised()))
    const told = said<PositionData>('position')
    expect(told.length).toBeLessThanOrEqual(((Date.now() - started) / 1_000) * 2 + 3)
    expect(told.flatMap(({ list }) => list).every(({ lots }) => lots === '100')).toBe(true)
    const account = core.contracts.account(ann)
    expect(Number(told.at(-1)?.account.equity)).toBe(Number(account.equity) / 1_000_000)
    await hands.close(ann)
    await hears('position', ({ list }: PositionData) =>
      list.some(({ state, closedBy }) => state === 'closed' && closedBy !== ''),
    )
    const orders = said<ContractRow[]>('contractOrder').flat()
    expect(orders.every(({ symbol }) => symbol === 'BTCPERP')).toBe(true)
    expect(new Set(orders.map(({ lots }) => lots))).toEqual(new Set(['100', '5']))
    const before = client.heard.length
    client.send({ op: 'sub', ch: 'position' })
    const again = await client.message(({ ch, type }) => ch === 'position' && type === 'snap', before)
    expect((again.data as PositionData).list).toEqual([])
  })

  it('tell a take-over by the insurance fund among the fills', async () => {
    const ann = await hands.customer('ann')
    await hands.hold(500_000, 3)
    await hands.place(ann, { side: 'buy', lots: 500, leverage: 50 })
    await signIn(ann)
    await subscribe('fill')
    await hands.hold(488_000, 40)
    const told = await hears('fill', (rows: DealRow[]) => rows.some(({ closedBy }) => closedBy === 'liquidation'))
    expect(told.data).toMatchObject([{ role: 'none', side: 'sell', orderNo: '', symbol: 'BTCPERP', fee: '0.000000' }])
  })

  it('stay silent about positions while nothing changes', async () => {
    const ann = await hands.customer('ann')
    await hands.hold(500_000, 2)
    await signIn(ann)
    await subscribe('position')
    const heard = said('position').length
    await hands.hold(500_100, 3)
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(said('position').length).toBe(heard)
  })

  it('follow timed orders to their end', async () => {
    const ann = await hands.customer('ann')
    await hands.hold(500_000, 2)
    await signIn(ann)
    await subscribe('delivery')
    const cycle = server.real.world.core.timedOptions.terms()[0]?.cycles[0]
    if (!cycle) throw new Error('no options are listed')
    const { id, payoutPpm, feePpm, seconds } = cycle
    const order = { type: 'BuyOption', index: 1, cycle: id, direction: 'down', stake: 20_000_000n } as const
    await server.real.world.submit({ ...order, payoutPpm, feePpm, ...server.real.stamp(ann) })
    await hears('delivery', (rows: DeliveryRow[]) => rows[0]?.result === '' && rows[0].openPrice === '')
    await hands.hold(500_000, 2)
    await hears('delivery', (rows: DeliveryRow[]) => rows[0]?.openPrice === '50000.0')
    await hands.hold(500_900, seconds + 5)
    const last = await hears('delivery', (rows: DeliveryRow[]) => rows[0]?.state === 'lost')
    expect(last.data).toMatchObject([{ direction: 'down', settlePrice: '50090.0', result: 'lost' }])
  })
})
