import { CATALOG, type CallData, type CallName, type CallRequest, type OwnerId } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { indexAt, indexHistory, markAt } from '../history/prices/indexReading.ts'
import type { OwnReading } from '../history/reading.ts'
import { LiveWorld } from '../live/liveWorld.ts'
import { marketHandlers } from '../live/marketHandlers.ts'
import { Projector } from '../projector/projector.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { testContext, testSession } from '../projector/testing/callContext.ts'
import { contentsOf, coreBalances, projectedBalances } from '../projector/testing/contents.ts'
import { BTC_PERPETUAL, ContractHands, tradeContractsAtRandom } from '../projector/testing/contractTrading.ts'
import { TEST_START_MS, TestWorld } from '../projector/testing/testWorld.ts'
import { contractFills } from './contracts/history/contractFills.ts'
import { contractList } from './contracts/history/contractLists.ts'
import { liquidationFeed, liquidationWorksheet } from './contracts/history/liquidationReading.ts'
import type { ContractTables } from './contracts/projection/contractTables.ts'
import { PROJECTIONS } from './projections.ts'
import { optionList, optionRecord } from './timedOptions/history/optionReading.ts'
import { transferList } from './transfers/transferReading.ts'

function request<Name extends CallName>(name: Name, fields: Record<string, string>): CallRequest<Name> {
  return z.parse(CATALOG[name].request, fields) as CallRequest<Name>
}

/** An answer must be what the catalog says. */
function checked<Name extends CallName>(name: Name, data: CallData<Name>): CallData<Name> {
  z.parse(CATALOG[name].data, data)
  return data
}

for (const engine of testEngines())
  describe(`the history of a real core's contracts on ${engine.name}`, () => {
    const opened = suiteDatabase(engine)
    let database: Kysely<ProjectionTables>
    let stop: (() => Promise<void>)[] = []

    async function serve(test: TestWorld) {
      const projector = new Projector({ world: test.world, database, projections: PROJECTIONS })
      projector.start()
      const now = () => test.clock.wallMs()
      const live = new LiveWorld({ port: test.world, projector, database, now })
      await live.start()
      stop.push(async () => {
        live.stop()
        await projector.stop()
      })
      const own = async (owner: OwnerId): Promise<OwnReading> => {
        expect(await projector.waitFor(test.world.core.sequence, 30_000)).toBe(true)
        return { database, world: 'real', live, owner }
      }
      return { projector, live, own, now }
    }

    async function opening() {
      const test = await TestWorld.open()
      const hands = new ContractHands(test)
      await hands.list()
      return { test, hands }
    }

    beforeAll(async () => {
      database = opened.kysely.withTables<ProjectionTables>()
    })
    afterEach(async () => {
      await Promise.all(stop.map((end) => end()))
      stop = []
    })

    it('says what the core says of positions, orders and money, followed and made anew', async () => {
      const { test, hands } = await opening()
      const customers = [await hands.customer('ann'), await hands.customer('bob'), await hands.customer('cy')]
      const { projector, own } = await serve(test)
      await tradeContractsAtRandom(test, hands, customers, { seed: 41, steps: 160 })
      const { core } = test.world
      for (const owner of customers) {
        const reading = await own(owner)
        const open = await contractList(reading, request('getContractList', { tab: 'trading' }))
        checked('getContractList', open)
        const rows = await database
          .withTables<ContractTables>()
          .selectFrom('positions')
          .selectAll()
          .where('owner', '=', BigInt(owner))
          .where('closed_at', '=', 0n)
          .execute()
        const told = rows.map(({ position, side, lots, entry_value, margin, realised, fees }) => ({
          position: Number(position),
          lots: side === 'long' ? Number(lots) : -Number(lots),
          entryValue: entry_value,
          margin,
          realised,
          fees,
        }))
        expect(told).toEqual(
          core.contracts.positions(owner).map(({ position, lots, entryValue, margin, realised, fees }) => {
            return { position, lots, entryValue, margin, realised, fees }
          }),
        )
        expect(open.total).toBe(told.length)
        const pending = await contractList(reading, request('getContractList', { tab: 'pending', size: '200' }))
        checked('getContractList', pending)
        expect(pending.list.map((row) => `${row.orderNo} ${row.lots} ${row.filledLots}`).sort()).toEqual(
          core.contracts
            .orders(owner)
            .map((order) => `${order.order} ${order.lots} ${order.lotsFilled}`)
            .sort(),
        )
        const closed = await contractList(reading, request('getContractList', { tab: 'closed', size: '200' }))
        checked('getContractList', closed)
        expect(closed.total).toBeGreaterThan(0)
        checked(
          'getContractList',
          await contractList(reading, request('getContractList', { tab: 'cancelled', kind: 'perpetual' })),
        )
        const deals = await contractFills(reading, request('getDealList', { product: 'contract', symbol: 'BTCPERP' }))
        checked('getDealList', deals)
        expect(deals.total).toBeGreaterThan(0)
        const none = await contractList(reading, request('getContractList', { tab: 'closed', symbol: 'NOTHING' }))
        expect(none.total).toBe(0)
        const moved = checked('getTransferList', await transferList(reading, request('getTransferList', {})))
        expect(moved.list.map(({ from, to }) => `${from} ${to}`)).toEqual(['funds delivery', 'funds contract'])
      }
      expect(await projectedBalances(database, 'real')).toEqual(coreBalances(core))
      const { rows: wrong } = await sql`
        select position from positions join (
          select owner, contract, sum(realised) as realised, sum(fee) as fees from contract_fills group by 1, 2) as filled
        using (owner, contract) group by owner, contract, position, filled.realised, filled.fees
        having (select sum(realised) from positions as all_of where all_of.owner = positions.owner) <> filled.realised
          or (select sum(fees) from positions as all_of where all_of.owner = positions.owner) <> filled.fees`.execute(
        database,
      )
      expect(wrong).toEqual([])
      const { rows: unbalanced } = await sql`
        select owner from (select owner, balance,
          sum(change) over (partition by owner, wallet, asset order by sequence, index) as total
          from ledger_entries) as entries where balance <> total`.execute(database)
      expect(unbalanced).toEqual([])
      const contents = await contentsOf(database, 'real')
      await projector.rebuild()
      expect(await projector.waitFor(core.sequence, 30_000)).toBe(true)
      expect(await contentsOf(database, 'real')).toEqual(contents)
    })

    it('shows a liquidated position with the worksheet it was decided by', async () => {
      const { test, hands } = await opening()
      const owner = await hands.customer('ann')
      const { own } = await serve(test)
      await hands.hold(500_000, 3)
      await hands.place(owner, { side: 'buy', lots: 500, leverage: 50 })
      const [position] = test.world.core.contracts.positions(owner)
      await hands.hold(488_000, 40)
      const reading = await own(owner)
      const closed = await contractList(reading, request('getContractList', { tab: 'closed' }))
      expect(closed.list).toMatchObject([{ id: String(position?.position), closedBy: 'liquidation', state: 'closed' }])
      const sheet = await liquidationWorksheet(reading, position?.position ?? 0)
      expect(sheet?.steps.length).toBeGreaterThan(0)
      const step = sheet?.steps.at(-1)
      expect(Number(step?.riskRate)).toBeGreaterThanOrEqual(1)
      expect(Number(step?.equity)).toBeLessThanOrEqual(Number(step?.maintenance))
      const feed = checked(
        'getLiquidationFeed',
        await liquidationFeed(reading, request('getLiquidationFeed', { size: '200' })),
      )
      expect(feed.list.map(({ symbol, side }) => `${symbol} ${side}`)).toContain('BTCPERP long')
      const deals = checked(
        'getDealList',
        await contractFills(reading, request('getDealList', { product: 'contract' })),
      )
      expect(deals.list[0]).toMatchObject({
        orderNo: '',
        role: 'none',
        side: 'sell',
        closedBy: 'liquidation',
        lots: step?.lots,
        price: closed.list[0]?.closePrice,
      })
      expect(deals.list.reduce((sum, { profit }) => sum + Number(profit), 0)).toBeCloseTo(
        Number(closed.list[0]?.realised),
        6,
      )
      const other = await own(await hands.customer('bob'))
      expect(await liquidationWorksheet(other, position?.position ?? 0)).toBeUndefined()
    })

    it('tells prices of the past: the second from memory, the minute from the tables', async () => {
      const { test, hands } = await opening()
      const { own, live } = await serve(test)
      await hands.hold(500_000, 90)
      await hands.hold(501_000, 60)
      const reading = await own(0)
      const moment = TEST_START_MS + 95_500
      expect(await indexAt(reading, 1, moment)).toMatchObject({ time: TEST_START_MS + 95_000, price: 501_000, used: 1 })
      expect(await markAt(reading, BTC_PERPETUAL, moment)).toMatchObject({ index: 501_000 })
      live.stop()
      const again = await (await serve(test)).own(0)
      expect(await indexAt(again, 1, moment)).toMatchObject({ time: TEST_START_MS + 59_000, price: 500_000 })
      expect(await markAt(again, BTC_PERPETUAL, TEST_START_MS + 130_000)).toMatchObject({
        time: TEST_START_MS + 119_000,
        index: 501_000,
      })
      const history = await indexHistory(again, 1, test.clock.wallMs(), 3)
      expect(history.map(([, price]) => price)).toEqual(['50000.0', '50100.0', '50100.0'])
    })

    it('draws candles of trades, index and mark in every period as they were sampled, started anew or not', async () => {
      const { test, hands } = await opening()
      const customers = [await hands.customer('ann'), await hands.customer('bob')]
      const first = await serve(test)
      await tradeContractsAtRandom(test, hands, customers, { seed: 42, steps: 150 })
      const read = async (live: LiveWorld, fields: Record<string, string>) => {
        const parts = { worlds: { real: live, demo: live }, database, favourites: async () => [], now: first.now }
        const handlers = marketHandlers(parts)
        const answer = await handlers.getKline(request('getKline', fields), testContext(testSession(0)))
        return checked('getKline', answer)
      }
      await first.own(0)
      const second = await serve(test)
      for (const series of ['market', 'index', 'mark'])
        for (const period of ['1m', '3m', '15m', '1h', '12h', '1d', '1w', '1M']) {
          const fields = { symbol: 'BTCPERP', series, period, limit: '3' }
          const followed = await read(first.live, fields)
          expect(await read(second.live, fields)).toEqual(followed)
          expect(followed.list.length).toBeGreaterThan(0)
        }
      const seconds = await read(first.live, { symbol: 'BTCPERP', series: 'index', period: '1s', limit: '5' })
      expect(seconds.list).toHaveLength(5)
      const minute = await read(first.live, { symbol: 'BTCUSDT', series: 'index', period: '1M' })
      const lows = test.world.core.reference.index(1)
      expect(minute.list.at(-1)?.[4]).toBe(second.live.prices.index(1)?.text.price(lows.price))
    })

    it('keeps a timed order from its purchase to its receipt', async () => {
      const { test, hands } = await opening()
      const owner = await hands.customer('ann')
      const { own, now } = await serve(test)
      await hands.hold(500_000, 3)
      const [terms] = test.world.core.timedOptions.terms()
      const cycle = terms?.cycles[0]
      if (!cycle) throw new Error('no options are listed')
      const { payoutPpm, feePpm, seconds, id } = cycle
      const order = { type: 'BuyOption', index: 1, cycle: id, direction: 'up', stake: 50_000_000n } as const
      await test.world.submit({ ...order, payoutPpm, feePpm, ...test.stamp(owner) })
      await hands.hold(500_100, 2)
      const open = await optionList(await own(owner), request('getDeliveryList', {}), now())
      checked('getDeliveryList', open)
      expect(open.list).toMatchObject([{ direction: 'up', openPrice: '50010.0', state: 'open', profit: '' }])
      await hands.hold(500_500, seconds + 5)
      const reading = await own(owner)
      const closed = await optionList(reading, request('getDeliveryList', { state: 'closed' }), now())
      checked('getDeliveryList', closed)
      expect(closed.totals).toMatchObject({ count: 1, won: 1, amount: '50' })
      expect(closed.list).toMatchObject([{ state: 'won', settlePrice: '50050.0' }])
      const record = await optionRecord(reading, Number(closed.list[0]?.orderNo))
      expect(record?.samples.length).toBeGreaterThan(0)
      expect(record?.settledSequence).toBeGreaterThan(record?.strikeSequence ?? 0)
    })
  })
