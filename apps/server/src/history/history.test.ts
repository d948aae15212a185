import type { CallData, CallName, CallRequest } from '@touchstone/protocol'
import { CATALOG } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { LiveWorld } from '../live/liveWorld.ts'
import { marketHandlers } from '../live/marketHandlers.ts'
import { openTimes } from '../marketdata/openTimes.ts'
import { FILLS } from '../products/fills.ts'
import { PROJECTIONS } from '../products/projections.ts'
import { orderHistory } from '../products/spot/history/orderHistory.ts'
import type { SpotTables } from '../products/spot/projection/spotTables.ts'
import { readCandles } from '../projector/candleStore.ts'
import { Projector } from '../projector/projector.ts'
import { keepReferenceCandles } from '../projector/referenceCandles.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { type TestContext, testContext, testSession } from '../projector/testing/callContext.ts'
import { orderNumber, TEST_START_MS, TestWorld } from '../projector/testing/testWorld.ts'
import { historyCalls } from './historyCalls.ts'
import { PastReader } from './pastReader.ts'

const MINUTE = 60_000

/** Reads text fields as the gateway does. */
function request<Name extends CallName>(name: Name, fields: Record<string, string>): CallRequest<Name> {
  return z.parse(CATALOG[name].request, fields) as CallRequest<Name>
}

/** An answer must fit the catalog. */
function checked<Name extends CallName>(name: Name, data: CallData<Name>): CallData<Name> {
  z.parse(CATALOG[name].data, data)
  return data
}

/** A call's reading of the whole history: it waits for it half a second, then reads the present part and says so. */
async function whole<Data>(minSequence: number, owner: number, read: (context: TestContext) => Promise<Data>) {
  for (;;) {
    const context = testContext(testSession(owner), minSequence)
    const data = await read(context)
    if (context.behind() === 0) return data
  }
}

for (const engine of testEngines())
  describe(`history on ${engine.name}`, () => {
    const opened = suiteDatabase(engine)
    let database: Kysely<ProjectionTables>
    let stop: (() => Promise<void>)[] = []

    async function serve() {
      const test = await TestWorld.open()
      const projector = new Projector({ world: test.world, database, projections: PROJECTIONS })
      projector.start()
      const live = new LiveWorld({ port: test.world, projector, database, now: () => test.clock.wallMs() })
      await live.start()
      const past = new PastReader({ database, worlds: { real: { live, projector }, demo: { live, projector } } })
      const history = {
        ...historyCalls(past, FILLS),
        orderHistory: async (asked: CallRequest<'getOrderList'>, context: TestContext) =>
          orderHistory(await past.own(context), asked),
      }
      const market = marketHandlers({
        worlds: { real: live, demo: live },
        database,
        favourites: async () => ['BTCUSDT'],
        now: () => test.clock.wallMs(),
      })
      stop.push(async () => {
        live.stop()
        await projector.stop()
      })
      return { test, projector, live, history, market }
    }

    beforeAll(async () => {
      database = opened.kysely.withTables<ProjectionTables>()
    })
    afterEach(async () => {
      await Promise.all(stop.map((end) => end()))
      stop = []
    })

    it('lets a customer read what they just did, and nothing of others', async () => {
      const { test, history } = await serve()
      const ann = await test.customer('ann')
      const bob = await test.customer('bob')
      await test.cancel(bob, orderNumber(await test.place(bob, { side: 'buy', price: 490_000, lots: 100 })))
      const resting = orderNumber(await test.place(ann, { side: 'sell', price: 500_100, lots: 3_000 }))
      const taken = await test.place(bob, { side: 'buy', kind: 'market', timeInForce: 'IOC', lots: 1_000 })
      const withdrawn = await test.cancel(ann, resting)
      const asked = request('getOrderList', {})
      const read = await whole(withdrawn.sequence, ann, (context) => history.orderHistory(asked, context))
      const orders = checked('getOrderList', read)
      expect(orders).toEqual({
        total: 1,
        page: 1,
        list: [
          expect.objectContaining({
            orderNo: String(resting),
            symbol: 'BTCUSDT',
            side: 'sell',
            state: 'withdrawn',
            price: '50010.0',
            amount: '0.03000',
            filled: '0.01000',
            avgPrice: '50010.0',
            turnover: '500.100000',
            fee: '0.500100',
            feeCurrency: 'USDT',
          }),
        ],
      })
      const { getDealList, getAccountLog } = history
      const deals = checked('getDealList', await getDealList(request('getDealList', {}), testContext(testSession(bob))))
      expect(deals.list).toEqual([
        expect.objectContaining({
          orderNo: String(orderNumber(taken)),
          side: 'buy',
          role: 'taker',
          price: '50010.0',
          amount: '0.01000',
          fee: '0.00001000',
          feeCurrency: 'BTC',
          house: false,
        }),
      ])
      const log = checked(
        'getAccountLog',
        await getAccountLog(request('getAccountLog', { currency: 'USDT', size: '2' }), testContext(testSession(ann))),
      )
      expect(log.total).toBe(3)
      expect(log.list.map(({ type, change, balance }) => [type, change, balance])).toEqual([
        ['fee', '-0.500100', '1000499.599900'],
        ['trade', '500.100000', '1000500.100000'],
      ])
      expect(log.list.map(({ ref }) => ref)).toEqual([String(resting), String(resting)])
      const about = (ref: number) =>
        getAccountLog(request('getAccountLog', { ref: String(ref) }), testContext(testSession(ann)))
      expect((await about(resting)).list.map(({ currency, type, ref }) => [currency, type, ref])).toEqual([
        ['USDT', 'fee', String(resting)],
        ['BTC', 'trade', String(resting)],
        ['USDT', 'trade', String(resting)],
      ])
      // As the log numbers the trade; the order's own number is no trade's.
      const { trade } = await database
        .withTables<SpotTables>()
        .selectFrom('fills')
        .select('trade')
        .where('order_no', '=', BigInt(resting))
        .executeTakeFirstOrThrow()
      expect(Number(trade)).not.toBe(resting)
      expect((await about(Number(trade))).total).toBe(0)
      const nobodys = await getAccountLog(request('getAccountLog', { ref: '999999' }), testContext(testSession(ann)))
      expect(nobodys.total).toBe(0)
    })

    it('filters, pages, and finds nothing for names that do not exist', async () => {
      const { test, history } = await serve()
      const ann = await test.customer('ann')
      for (let index = 0; index < 5; index++) {
        const side = index % 2 === 0 ? 'buy' : 'sell'
        const order = orderNumber(
          await test.place(ann, { side, price: index % 2 === 0 ? 490_000 : 510_000, lots: 100 }),
        )
        await test.cancel(ann, order)
        await test.pass(1_000)
      }
      const context = () => testContext(testSession(ann), test.world.core.sequence)
      const ask = (fields: Record<string, string>) =>
        whole(test.world.core.sequence, ann, (reading) =>
          history.orderHistory(request('getOrderList', fields), reading),
        )
      expect((await ask({ side: 'sell' })).total).toBe(2)
      expect((await ask({ symbol: 'ETHUSDT' })).total).toBe(0)
      expect((await ask({ symbol: 'NOSUCH' })).total).toBe(0)
      expect((await ask({ from: String(TEST_START_MS + 1_000), to: String(TEST_START_MS + 2_000) })).total).toBe(2)
      const pages = [await ask({ size: '2' }), await ask({ size: '2', page: '2' }), await ask({ size: '2', page: '3' })]
      expect(pages.map(({ list }) => list.length)).toEqual([2, 2, 1])
      expect(new Set(pages.flatMap(({ list }) => list.map(({ orderNo }) => orderNo))).size).toBe(5)
      const handlers = history
      const contract = await handlers.getDealList(request('getDealList', { product: 'contract' }), context())
      expect(contract.list).toEqual([])
      const none = await handlers.getAccountLog(request('getAccountLog', { currency: 'NONE' }), context())
      expect(none.total).toBe(0)
    })

    it('answers after half a second when it is still behind, and says by how much', async () => {
      const { test, history, projector } = await serve()
      const ann = await test.customer('ann')
      const context = testContext(testSession(ann), test.world.core.sequence + 1)
      await projector.atRest(async () => {
        await test.place(ann, { side: 'buy', price: 490_000, lots: 100 })
        const answer = await history.orderHistory(request('getOrderList', {}), context)
        expect(answer.list).toEqual([])
      })
      expect(context.behind()).toBeGreaterThan(0)
    })

    it('draws candles without holes: the feed before the first trade, our own after it, the running one last', async () => {
      const reference = {
        history: (market: number, period: '1m' | '1h' | '1d', count: number, endingAt: number) => {
          if (market !== 1 || period !== '1m') return []
          const first = Math.floor(endingAt / MINUTE) * MINUTE - 5 * MINUTE
          return Array.from({ length: Math.min(count, 5) }, (_, index) => {
            const close = 499_000 + index
            return { time: first + index * MINUTE, open: close, high: close + 5, low: close - 5, close, volume: 100 }
          })
        },
      }
      const { test, market, projector } = await serve()
      await keepReferenceCandles(database, reference, test.world.core.spot.markets(), TEST_START_MS)
      await keepReferenceCandles(database, reference, test.world.core.spot.markets(), TEST_START_MS + 60 * MINUTE)
      const ann = await test.customer('ann')
      const bob = await test.customer('bob')
      const trade = async (price: number, lots: number) => {
        await test.place(ann, { side: 'sell', price, lots })
        await test.place(bob, { side: 'buy', price, lots })
      }
      await test.pass(2 * MINUTE)
      await trade(500_000, 100)
      await trade(500_020, 50)
      await test.pass(3 * MINUTE)
      await trade(499_900, 20)
      expect(await projector.waitFor(test.world.core.sequence, 30_000)).toBe(true)
      await trade(499_950, 20)
      await test.pass(MINUTE)
      const answer = checked(
        'getKline',
        await market.getKline(request('getKline', { symbol: 'BTCUSDT', period: '1m', limit: '9' }), testContext(null)),
      )
      const at = (minutes: number) => TEST_START_MS + minutes * MINUTE
      const repeated = (minutes: number, close: string) => [at(minutes), close, close, close, close, '0.00000']
      expect(answer.reference).toBe(at(-1))
      expect(answer.list).toEqual([
        [at(-2), '49900.3', '49900.8', '49899.8', '49900.3', '0.00100'],
        [at(-1), '49900.4', '49900.9', '49899.9', '49900.4', '0.00100'],
        repeated(0, '49900.4'),
        repeated(1, '49900.4'),
        [at(2), '50000.0', '50002.0', '50000.0', '50002.0', '0.00150'],
        repeated(3, '50002.0'),
        repeated(4, '50002.0'),
        [at(5), '49990.0', '49995.0', '49990.0', '49995.0', '0.00040'],
        repeated(6, '49995.0'),
      ])
      const long = await market.getKline(
        request('getKline', { symbol: 'BTCUSDT', period: '5m', limit: '3' }),
        testContext(null),
      )
      expect(long.list).toEqual([
        [at(-5), '49900.0', '49900.9', '49899.5', '49900.4', '0.00500'],
        [at(0), '50000.0', '50002.0', '50000.0', '50002.0', '0.00150'],
        [at(5), '49990.0', '49995.0', '49990.0', '49995.0', '0.00040'],
      ])
    })

    it('finds the last candles of a market that has been closed for days', async () => {
      const hour = 60 * MINUTE
      const friday = Date.UTC(2026, 10, 20, 20)
      const reference = {
        history: (market: number, period: '1m' | '1h' | '1d') =>
          market === 1 && period === '1h'
            ? [3, 2, 1, 0].map((back) => {
                const close = 500_000 - back
                return { time: friday - back * hour, open: close, high: close, low: close, close, volume: 0 }
              })
            : [],
      }
      const { test } = await serve()
      await keepReferenceCandles(database, reference, test.world.core.spot.markets(), friday)
      const hours = openTimes({ zone: 'newYork', sessions: [{ from: 7_770, to: 8_160 }], holidays: [] })
      const series = {
        world: 'real',
        series: 'market',
        id: 1,
        reference: { symbol: 'BTCUSDT', volume: false },
      } as const
      for (const later of [2, 50, 90]) {
        const query = { ...series, hours, period: '1h', end: friday + later * hour, limit: 3 } as const
        const { candles } = await readCandles(database, query)
        expect(candles.map(({ close }) => close)).toEqual([499_998, 499_999, 500_000])
      }
    })

    it('shows a day of prices before the first trade from the feed, and no volume of it', async () => {
      const hour = 60 * MINUTE
      const reference = {
        history: (market: number, period: '1m' | '1h' | '1d', count: number, endingAt: number) =>
          market === 1 && period === '1h'
            ? Array.from({ length: Math.min(count, 30) }, (_, index) => {
                const close = 400_000 + index
                const time = Math.floor(endingAt / hour) * hour - (30 - index) * hour
                return { time, open: close, high: close, low: close, close, volume: 100 }
              })
            : [],
      }
      const { test, live } = await serve()
      await keepReferenceCandles(database, reference, test.world.core.spot.markets(), TEST_START_MS)
      await live.learnReference()
      await live.learnReference()
      const figures = live.market.bySymbol('BTCUSDT')
      if (!figures) throw new Error('no market')
      const spark = live.market.spark(figures)
      expect(spark).toHaveLength(24)
      expect([spark[0], spark[22], spark[23]]).toEqual(['40000.7', '40002.9', '50000.0'])
      const ticker = live.market.ticker(figures)
      expect(ticker).toMatchObject({
        last: '50000.0',
        change: '0.249984',
        volume: '0.00000',
        high: '50000.0',
        low: '40000.7',
      })
    })

    it('starts the figures of a market from history as if they had been followed all along', async () => {
      const { test, live, projector, market } = await serve()
      const ann = await test.customer('ann')
      const bob = await test.customer('bob')
      for (let index = 0; index < 30; index++) {
        await test.place(ann, { side: 'sell', price: 500_000 + index * 7, lots: 100 + index })
        await test.place(bob, { side: 'buy', price: 500_000 + index * 7, lots: 100 + index })
        await test.pass(71 * MINUTE)
        await test.world.submit({ type: 'ResumeClock', reason: 'time passed' })
      }
      const again = new LiveWorld({ port: test.world, projector, database, now: () => test.clock.wallMs() })
      await again.start()
      const seen = (world: LiveWorld) => {
        const figures = world.market.bySymbol('BTCUSDT')
        if (!figures) throw new Error('no market')
        return {
          ticker: world.market.ticker(figures),
          spark: world.market.spark(figures),
          tape: figures.tape(200),
          candles: (['1m', '5m', '1h', '4h', '1d', '1w'] as const).map((period) => figures.tradedCandle(period)),
        }
      }
      expect(seen(again)).toEqual(seen(live))
      expect(seen(live).tape.length).toBe(30)
      again.stop()
      const list = checked('getmarketList', await market.getmarketList(request('getmarketList', {}), testContext(null)))
      expect(list.list.map(({ symbol, fav }) => [symbol, fav])).toEqual([
        ['BTCUSDT', false],
        ['ETHUSDT', false],
      ])
      const marked = await market.getmarketList(
        request('getmarketList', { type: 'optional' }),
        testContext(testSession(ann)),
      )
      expect(marked.list.map(({ symbol, fav }) => [symbol, fav])).toEqual([['BTCUSDT', true]])
      const prices = checked(
        'new_data',
        await market.new_data(request('new_data', { symbols: 'BTCUSDT,NOSUCH' }), testContext(null)),
      )
      expect(prices.map(({ symbol, last }) => [symbol, last])).toEqual([['BTCUSDT', '50020.3']])
    })
  })
