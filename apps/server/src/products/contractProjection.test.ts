import type { CoreEvent, Posting } from '@touchstone/protocol'
import { type Kysely, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { emptyTables, testEngines } from '../database/testing/databases.ts'
import { bucketStart, MINUTE_MS } from '../marketdata/periods.ts'
import { QUEUE_LIMITS } from '../projector/batches/entryQueue.ts'
import { Projector } from '../projector/projector.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { contentsOf } from '../projector/testing/contents.ts'
import {
  ContractScript,
  liquidationStep,
  SCRIPT_START_MS,
  sampled,
  struck,
} from '../projector/testing/contractScript.ts'
import { ScriptedWorld } from '../projector/testing/scriptedWorld.ts'
import type { ContractTables } from './contracts/projection/contractTables.ts'
import { PROJECTIONS } from './projections.ts'
import type { OptionTables } from './timedOptions/projection/optionTable.ts'
import type { TransferTables } from './transfers/transferTable.ts'

const SMALL = { ...QUEUE_LIMITS, batchEntries: 20, batchRows: 20, customerDelayMs: 1, houseDelayMs: 2 }
const DAY_START = bucketStart(SCRIPT_START_MS, '1d')

/** Fails every n-th statement as often as told, as if the process had died between two of them. */
function failingEvery(step: number, times: number): KyselyPlugin & { readonly left: () => number } {
  let count = 0
  let left = times
  return {
    left: () => left,
    transformQuery({ node }) {
      count++
      if (left > 0 && count % step === 0) {
        left--
        throw new Error('cut off here')
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

const insurance = { owner: 3, wallet: 'funds', asset: 1, bucket: 'available' } as const
const external = { owner: 1, wallet: 'funds', asset: 1, bucket: 'available' } as const

function capital(amount: bigint): Posting {
  return { source: external, destination: insurance, amount, reason: 'capital', ref: 0 }
}

for (const engine of testEngines())
  describe(`contracts in history on ${engine.name}`, () => {
    let opened: OpenDatabase
    let database: Kysely<ProjectionTables>
    const running: Projector[] = []

    function project(world: ScriptedWorld, plugin?: KyselyPlugin): Projector {
      const projector = new Projector({
        world,
        database: plugin ? database.withPlugin(plugin) : database,
        projections: PROJECTIONS,
        limits: SMALL,
        pause: { shortestMs: 1, longestMs: 1 },
      })
      running.push(projector)
      projector.start()
      return projector
    }

    async function caughtUp(projector: Projector, world: ScriptedWorld): Promise<void> {
      expect(await projector.waitFor(world.entries.length, 30_000)).toBe(true)
    }

    async function stopAll(): Promise<void> {
      await Promise.all(running.splice(0).map((projector) => projector.stop()))
    }

    /** What the tables say after one more run over the whole log. */
    async function afresh(world: ScriptedWorld): Promise<string[]> {
      await stopAll()
      await emptyTables(opened)
      await caughtUp(project(world), world)
      return contentsOf(database, 'real')
    }

    async function projected(events: readonly CoreEvent[], time = SCRIPT_START_MS): Promise<void> {
      const world = new ScriptedWorld()
      world.tell(time, events)
      await caughtUp(project(world), world)
    }

    beforeAll(async () => {
      opened = await engine.open()
      database = opened.kysely.withTables<ProjectionTables>()
    })
    beforeEach(async () => {
      await stopAll()
      await emptyTables(opened)
    })
    afterAll(async () => {
      await stopAll()
      await opened.close()
    })

    it('is the same followed, read again, and cut off anywhere', async () => {
      const world = new ScriptedWorld()
      const script = new ContractScript(world, 31)
      script.run(150)
      const projector = project(world)
      await caughtUp(projector, world)
      script.run(150)
      await caughtUp(projector, world)
      const followed = await contentsOf(database, 'real')
      expect(await afresh(world)).toEqual(followed)
      await stopAll()
      await emptyTables(opened)
      const failing = failingEvery(29, 8)
      await caughtUp(project(world, failing), world)
      expect(failing.left()).toBe(0)
      expect(await contentsOf(database, 'real')).toEqual(followed)
    })

    it('goes on in the middle of a minute after a stop, with every sample of it', async () => {
      const world = new ScriptedWorld()
      const minute = bucketStart(SCRIPT_START_MS, '1m') + MINUTE_MS
      world.tell(minute + 1_000, [sampled(1, 100), struck(2001, 100, minute)])
      world.tell(minute + 2_000, [sampled(1, 140), struck(2001, 140, minute)])
      await caughtUp(project(world), world)
      expect(await database.selectFrom('index_minutes').selectAll().execute()).toEqual([])
      await stopAll()
      world.tell(minute + 3_000, [sampled(1, 90), struck(2001, 90, minute)])
      const second = project(world)
      await caughtUp(second, world)
      const { indexes } = await second.atRest(async ({ minutes }) => minutes)
      expect(indexes).toMatchObject([{ open: 100, high: 140, low: 90, close: 90, sequence: 3 }])
      world.tell(minute + MINUTE_MS, [sampled(1, 95)])
      await caughtUp(second, world)
      const rows = await database.selectFrom('index_minutes').selectAll().execute()
      const prices = { open: 100n, high: 140n, low: 90n, close: 90n, price: 90n }
      expect(rows).toMatchObject([
        { instrument: 1, time: BigInt(minute), ...prices, used: 3, spread_ppm: 40, sequence: 3n },
      ])
      expect(rows[0]?.sources).toEqual([89, 90, 91])
      const marks = await database.selectFrom('mark_minutes').selectAll().execute()
      const legs = { funding_leg: 91n, basis_leg: 89n, funding_e8: 10_000 }
      expect(marks).toMatchObject([
        { instrument: 2001, high: 140n, close: 90n, ...legs, sampled_at: BigInt(minute + 3_000) },
      ])
    })

    it('writes one row a minute of each price, however often it is sampled', async () => {
      const world = new ScriptedWorld()
      for (let second = 0; second < 300; second++)
        world.tell(SCRIPT_START_MS + second * 1_000, [sampled(1, 1_000 + second), sampled(1001, 0)])
      await caughtUp(project(world), world)
      const rows = await database.selectFrom('index_minutes').selectAll().where('instrument', '=', 1).execute()
      expect(rows).toHaveLength(4)
      const blank = await database.selectFrom('index_minutes').selectAll().where('instrument', '=', 1001).execute()
      expect(blank.every(({ close, price }) => close === 0n && price === 0n)).toBe(true)
      const candles = await database.selectFrom('price_candles').selectAll().execute()
      expect(candles.map(({ instrument, period }) => `${instrument} ${period}`).sort()).toEqual([
        '1 15m',
        '1 1d',
        '1 1h',
      ])
      expect(candles.every(({ open, close }) => open === 1_000n && close === 1_239n)).toBe(true)
    })

    it('adds fills up to orders, and tells positions as they are or ended', async () => {
      const world = new ScriptedWorld()
      new ContractScript(world, 32).run(300)
      await caughtUp(project(world), world)
      const { rows: wrong } = await sql`
        select order_no from contract_orders left join (
          select order_no, sum(lots) as lots, sum(notional) as value, sum(fee) as fee, sum(realised) as realised
          from contract_fills group by order_no) as filled using (order_no)
        where lots_filled <> coalesce(filled.lots, 0) or value_filled <> coalesce(filled.value, 0)
          or contract_orders.fee <> coalesce(filled.fee, 0)
          or contract_orders.realised <> coalesce(filled.realised, 0)`.execute(database)
      expect(wrong).toEqual([])
      const last = new Map<number, CoreEvent>()
      for (const { events } of world.entries)
        for (const event of events)
          if (event.type === 'PositionChanged' || event.type === 'PositionClosed') last.set(event.position, event)
      const rows = await database
        .withTables<ContractTables>()
        .selectFrom('positions')
        .selectAll()
        .orderBy('position')
        .execute()
      const told = [...last.values()].map((event) => {
        if (event.type === 'PositionChanged')
          return `${event.position} open ${Math.abs(event.lots)} ${event.entryValue}`
        return event.type === 'PositionClosed' ? `${event.position} closed ${event.lotsClosed} ${event.entryValue}` : ''
      })
      expect(
        rows.map((row) => `${row.position} ${row.closed_at > 0n ? 'closed' : 'open'} ${row.lots} ${row.entry_value}`),
      ).toEqual(told)
      expect(rows.filter(({ closed_at }) => closed_at > 0n).length).toBeGreaterThan(2)
    })

    it('keeps every number of a liquidation, and tells everybody of every step but the first', async () => {
      await projected([
        liquidationStep(7, 1_000, 'orders_cancelled'),
        liquidationStep(7, 1_000, 'taken_over'),
        { type: 'InsuranceClosed', contract: 2001, lots: 4, value: 3_900n, result: 12n },
        { type: 'Deleveraged', position: 9, owner: 1_001, contract: 2001, lots: 6, value: 5_394n, price: 899, rank: 1 },
      ])
      const steps = await database
        .withTables<ContractTables>()
        .selectFrom('liquidation_steps')
        .selectAll()
        .orderBy('index')
        .execute()
      const numbers = { mark: 900n, index_price: 901n, equity: 10n, maintenance: 45n, risk_ppm: 4_500_000n }
      expect(steps).toMatchObject([
        { step: 'orders_cancelled', ...numbers },
        { step: 'taken_over', ...numbers },
      ])
      const feed = await database
        .withTables<ContractTables>()
        .selectFrom('liquidation_feed')
        .selectAll()
        .orderBy('index')
        .execute()
      expect(feed).toMatchObject([
        { step: 'taken_over', position: 7n, side: 'long', lots: 10n, value: 8_990n },
        { step: 'insurance_closed', position: 0n, side: '', lots: 4n },
        { step: 'deleveraged', position: 9n, lots: 6n },
      ])
    })

    it('lists what closed positions without a trade among the fills of those who held them, read again or not', async () => {
      const world = new ScriptedWorld()
      const held = { position: 9, owner: 1_001, contract: 2001, openedAt: SCRIPT_START_MS, leverage: 10 } as const
      const paid = { marginMode: 'isolated', fees: 0n, funding: 0n } as const
      const open = (lots: number, entryValue: bigint, realised: bigint): CoreEvent => ({
        type: 'PositionChanged',
        ...held,
        ...paid,
        lots,
        entryValue,
        realised,
        margin: 100n,
        takeProfit: 0,
        stopLoss: 0,
      })
      const deleveraged = (lots: number, value: bigint): CoreEvent => ({
        type: 'Deleveraged',
        position: 9,
        owner: 1_001,
        contract: 2001,
        lots,
        value,
        price: 899,
        rank: 1,
      })
      world.tell(SCRIPT_START_MS, [open(-10, 10_000n, 0n)])
      world.tell(SCRIPT_START_MS + 1, [
        deleveraged(6, 5_394n),
        open(-4, 4_000n, 606n),
        deleveraged(1, 900n),
        open(-3, 3_000n, 706n),
      ])
      const projector = project(world)
      await caughtUp(projector, world)
      await stopAll()
      world.tell(SCRIPT_START_MS + 2, [
        {
          type: 'PositionClosed',
          ...held,
          ...paid,
          side: 'short',
          lotsClosed: 10,
          entryValue: 10_000n,
          exitValue: 8_994n,
          realised: 1_006n,
          closedBy: 'settlement',
        },
        { type: 'ContractSettled', contract: 2001, price: 900, samples: 1_800, expectedSamples: 1_800 },
      ])
      await caughtUp(project(world), world)
      const rows = await database
        .withTables<ContractTables>()
        .selectFrom('contract_fills')
        .selectAll()
        .orderBy('sequence')
        .orderBy('index')
        .execute()
      const shared = { owner: 1_001n, trade: 0n, role: 'none', side: 'buy', fee: 0n }
      expect(rows).toMatchObject([
        { ...shared, origin: 'deleveraging', lots: 6n, notional: 5_394n, realised: 606n, sequence: 2n, index: 0 },
        { ...shared, origin: 'deleveraging', lots: 1n, notional: 900n, realised: 100n, sequence: 2n, index: 2 },
        { ...shared, origin: 'settlement', lots: 3n, notional: 2_700n, price: 900n, realised: 300n, sequence: 3n },
      ])
      const followed = await contentsOf(database, 'real')
      expect(await afresh(world)).toEqual(followed)
    })

    it('has the insurance fund at the end of each day it moved on', async () => {
      const world = new ScriptedWorld()
      world.tell(DAY_START, [], [capital(100n)])
      world.tell(DAY_START + 5_000, [], [capital(20n), capital(3n)])
      world.tell(DAY_START + 2 * 86_400_000, [], [capital(1n)])
      await caughtUp(project(world), world)
      const rows = await database.selectFrom('insurance_days').selectAll().orderBy('day').execute()
      expect(rows.map(({ day, balance, sequence }) => [Number(day) - DAY_START, balance, sequence])).toEqual([
        [0, 123n, 2n],
        [2 * 86_400_000, 124n, 3n],
      ])
    })

    it('remembers settled funding, payments of customers, transfers and timed orders', async () => {
      const world = new ScriptedWorld()
      const dueAt = SCRIPT_START_MS
      const funding = { contract: 2001, rateE8: -2_500, mark: 1_000, dueAt }
      world.tell(dueAt, [
        { type: 'FundingSettled', ...funding, paid: 8n, received: 7n },
        { type: 'PositionFunded', position: 1, owner: 1_000, ...funding, lots: -3, amount: -8n },
        { type: 'PositionFunded', position: 2, owner: 4, ...funding, lots: 3, amount: 7n },
        { type: 'FundsTransferred', owner: 1_000, from: 'funds', to: 'contract', asset: 1, amount: 50n },
      ])
      const bought = {
        option: 5,
        owner: 1_000,
        index: 1,
        cycle: 1,
        seconds: 60,
        direction: 'up',
        stake: 100n,
        fee: 1n,
      } as const
      const terms = { payoutPpm: 850_000, feePpm: 10_000, payout: 85n, termsVersion: 2, expiry: dueAt + 60_000 }
      world.tell(dueAt + 1, [{ type: 'OptionBought', ...bought, ...terms }])
      await caughtUp(project(world), world)
      expect(
        await database.withTables<ContractTables>().selectFrom('funding_payments').selectAll().execute(),
      ).toMatchObject([{ position: 1n, lots: -3n, amount: -8n, rate_e8: -2_500 }])
      expect(
        await database.withTables<ContractTables>().selectFrom('funding_rates').selectAll().execute(),
      ).toMatchObject([{ paid: 8n, received: 7n }])
      expect(await database.withTables<TransferTables>().selectFrom('transfers').selectAll().execute()).toMatchObject([
        { owner: 1_000n, from_wallet: 'funds', to_wallet: 'contract', amount: 50n, sequence: 1n },
      ])
      await stopAll()
      const strike = { strike: 1_000, strikeSequence: 3, strikeTime: dueAt + 900 }
      world.tell(dueAt + 900, [{ type: 'OptionStruck', option: 5, owner: 1_000, index: 1, ...strike }])
      const rule = { windowMs: 5_000, rule: 'median', expectedSamples: 5 } as const
      const samples = [[3, dueAt + 59_000, 1_001] as const, [4, dueAt + 60_000, 1_002] as const]
      const result = { result: 'won', strike: 1_000, price: 1_002, samples, received: 185n, profit: 84n } as const
      world.tell(dueAt + 60_001, [{ type: 'OptionSettled', option: 5, owner: 1_000, index: 1, ...result, ...rule }])
      await caughtUp(project(world), world)
      const [option] = await database.withTables<OptionTables>().selectFrom('options').selectAll().execute()
      expect(option).toMatchObject({
        state: 'won',
        stake: 100n,
        strike: 1_000n,
        strike_sequence: 3n,
        settled_sequence: 4n,
      })
      expect(option).toMatchObject({
        settle_price: 1_002n,
        rule: 'median',
        received: 185n,
        profit: 84n,
        bought_sequence: 2n,
      })
      expect(option?.samples).toEqual(samples)
    })
  })
