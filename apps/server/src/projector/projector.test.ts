import { type Kysely, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { emptyTables, testEngines } from '../database/testing/databases.ts'
import { PROJECTIONS } from '../products/projections.ts'
import type { SpotTables } from '../products/spot/projection/spotTables.ts'
import { QUEUE_LIMITS } from './batches/entryQueue.ts'
import { projectedTables } from './projectedTables.ts'
import { Projector } from './projector.ts'
import type { ProjectionTables } from './schema.ts'
import { contentsOf, coreBalances, projectedBalances } from './testing/contents.ts'
import { TestWorld } from './testing/testWorld.ts'
import { tradeAtRandom } from './testing/trading.ts'

/** Small batches, so that a short run has many. */
const SMALL = { ...QUEUE_LIMITS, batchEntries: 20, batchRows: 20, customerDelayMs: 5, houseDelayMs: 10 }
/** What is tried again is tried at once: what is asked is not how long it pauses. */
const AT_ONCE = { shortestMs: 1, longestMs: 1 }

async function caughtUp(projector: Projector, test: TestWorld): Promise<void> {
  expect(await projector.waitFor(test.world.core.sequence, 30_000)).toBe(true)
}

/** Fails the statements with these numbers, counted from 1: as if the process had died between two of them. */
function failingAt(numbers: ReadonlySet<number>): KyselyPlugin {
  let count = 0
  return {
    transformQuery({ node }) {
      count++
      if (numbers.has(count)) throw new Error('cut off here')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

for (const engine of testEngines())
  describe(`projections on ${engine.name}`, () => {
    let opened: OpenDatabase
    let database: Kysely<ProjectionTables>
    const running: Projector[] = []

    function project(test: TestWorld, options: { weight?: number } = {}) {
      const limits = { ...SMALL, weight: options.weight ?? SMALL.weight }
      const projector = new Projector({ world: test.world, database, projections: PROJECTIONS, limits })
      running.push(projector)
      projector.start()
      return projector
    }

    async function tradedWorld(seed: number, steps = 150): Promise<TestWorld> {
      const test = await TestWorld.open()
      const customers = [await test.customer('ann'), await test.customer('bob'), await test.customer('cy')]
      await tradeAtRandom(test, customers, { seed, steps })
      return test
    }

    beforeAll(async () => {
      opened = await engine.open()
      database = opened.kysely.withTables<ProjectionTables>()
    })
    beforeEach(async () => {
      await Promise.all(running.splice(0).map((projector) => projector.stop()))
      await emptyTables(opened)
    })
    afterAll(async () => {
      await Promise.all(running.map((projector) => projector.stop()))
      await opened.close()
    })

    it('holds the balances of the core while it follows, and all money sums to zero', async () => {
      const test = await TestWorld.open()
      const projector = project(test)
      const customers = [await test.customer('ann'), await test.customer('bob')]
      for (let round = 1; round <= 3; round++) {
        await tradeAtRandom(test, customers, { seed: round, steps: 80 })
        await caughtUp(projector, test)
        expect(await projectedBalances(database, 'real')).toEqual(coreBalances(test.world.core))
      }
      const { rows } = await sql<{ sum: string }>`
        select sum(available + held)::text as sum from balances group by asset`.execute(database)
      expect(new Set(rows.map(({ sum }) => sum))).toEqual(new Set(['0']))
    })

    it('tells every change of a balance with the balance after it', async () => {
      const test = await tradedWorld(11)
      await caughtUp(project(test), test)
      const { rows } = await sql<{ wrong: string }>`
        select count(*)::text as wrong from (
          select balance, sum(change) over (partition by owner, wallet, asset order by sequence, index) as total
          from ledger_entries) as entries
        where balance <> total`.execute(database)
      expect(rows[0]?.wrong).toBe('0')
      const last = await sql<{ line: string }>`
        select distinct on (owner, wallet, asset) owner || ' ' || asset || ' ' || balance as line
        from ledger_entries order by owner, wallet, asset, sequence desc, index desc`.execute(database)
      const { core } = test.world
      const expected = Array.from(core.customers.all()).flatMap(({ owner }) =>
        core.ledger.balances(owner).map(({ asset, available, held }) => `${owner} ${asset} ${available + held}`),
      )
      for (const { line } of last.rows) expect(expected).toContain(line)
      expect(last.rows.length).toBeGreaterThanOrEqual(6)
    })

    it('has the orders of customers as the core has them, and none of the house', async () => {
      const test = await tradedWorld(12)
      await caughtUp(project(test), test)
      const { core } = test.world
      const rows = await database
        .withTables<SpotTables>()
        .selectFrom('orders')
        .selectAll()
        .orderBy('order_no')
        .execute()
      const open = rows.filter(({ state }) => state === 'open' || state === 'pending')
      const views = Array.from(core.customers.all()).flatMap(({ owner }) => core.spot.openOrders(owner))
      expect(
        open.map((row) => `${row.order_no} ${row.state} ${row.lots} ${row.lots_filled} ${row.quote_filled}`),
      ).toEqual(
        views
          .toSorted((one, other) => one.order - other.order)
          .map((view) => `${view.order} ${view.state} ${view.lots} ${view.lotsFilled} ${view.quoteFilled}`),
      )
      expect(rows.length).toBeGreaterThan(open.length)
      expect(rows.every(({ owner }) => owner >= 1000n)).toBe(true)
      const { rows: wrong } = await sql`
        select order_no from orders join (
          select order_no, sum(lots) as lots, sum(quote) as quote, sum(fee) as fee from fills group by order_no) as filled
        using (order_no)
        where lots_filled <> filled.lots or quote_filled <> filled.quote or orders.fee <> filled.fee`.execute(database)
      expect(wrong).toEqual([])
    })

    it('writes everything exactly once when cut off anywhere in a batch', async () => {
      const test = await tradedWorld(13, 60)
      await caughtUp(project(test), test)
      const whole = await contentsOf(database, 'real')
      for (const cut of [12, 15, 19, 24, 31, 40]) {
        await Promise.all(running.splice(0).map((projector) => projector.stop()))
        await emptyTables(opened)
        const problems: unknown[] = []
        const weak = database.withPlugin(failingAt(new Set([cut, cut + 9])))
        const projector = new Projector({
          world: test.world,
          database: weak,
          projections: PROJECTIONS,
          limits: SMALL,
          pause: AT_ONCE,
          onProblem: (problem) => problems.push(problem),
        })
        running.push(projector)
        projector.start()
        await caughtUp(projector, test)
        expect(problems.length).toBeGreaterThan(0)
        expect(await contentsOf(database, 'real')).toEqual(whole)
      }
    })

    it('goes on where a stopped one ended, and two at once write nothing twice', async () => {
      const test = await TestWorld.open()
      const first = project(test)
      const customers = [await test.customer('ann'), await test.customer('bob')]
      await tradeAtRandom(test, customers, { seed: 14, steps: 40 })
      await first.stop()
      await tradeAtRandom(test, customers, { seed: 15, steps: 40 })
      const second = project(test)
      const third = project(test)
      await tradeAtRandom(test, customers, { seed: 16, steps: 40 })
      await caughtUp(second, test)
      await caughtUp(third, test)
      expect(await projectedBalances(database, 'real')).toEqual(coreBalances(test.world.core))
      const contents = await contentsOf(database, 'real')
      await second.rebuild()
      await caughtUp(second, test)
      expect(await contentsOf(database, 'real')).toEqual(contents)
    })

    it('is made anew, equal, when its tables are dropped or were made by another version', async () => {
      const test = await tradedWorld(17)
      const first = project(test)
      await caughtUp(first, test)
      const contents = await contentsOf(database, 'real')
      await first.stop()
      for (const { name: table } of projectedTables(PROJECTIONS).slice(0, 3))
        await sql`drop table ${sql.table(table)}`.execute(database)
      const second = project(test)
      await caughtUp(second, test)
      await second.stop()
      expect(await contentsOf(database, 'real')).toEqual(contents)
      await sql`update projection_cursors set version = 0`.execute(database)
      await sql`delete from trades`.execute(database)
      await caughtUp(project(test), test)
      expect(await contentsOf(database, 'real')).toEqual(contents)
    })

    it('starts over when the log is another one', async () => {
      const old = await tradedWorld(18, 80)
      const first = project(old)
      await caughtUp(first, old)
      await first.stop()
      const young = await TestWorld.open('real', old.clock.wallMs() + 1)
      await tradeAtRandom(young, [await young.customer('dee')], { seed: 19, steps: 90 })
      const second = project(young)
      await caughtUp(second, young)
      expect(await projectedBalances(database, 'real')).toEqual(coreBalances(young.world.core))
    })

    it('lets go of its queue rather than grow, and reads the log instead', async () => {
      const test = await TestWorld.open()
      const projector = project(test, { weight: 60 })
      await caughtUp(projector, test)
      const customers = [await test.customer('ann'), await test.customer('bob')]
      await projector.atRest(() => tradeAtRandom(test, customers, { seed: 20, steps: 120 }))
      expect(projector.behind).toBeGreaterThan(100)
      await caughtUp(projector, test)
      expect(await projectedBalances(database, 'real')).toEqual(coreBalances(test.world.core))
    })

    it('keeps worlds apart, and forgets single trades after a week as a rebuild does', async () => {
      const real = await tradedWorld(21, 60)
      const demo = await TestWorld.open('demo')
      await tradeAtRandom(demo, [await demo.customer('ann')], { seed: 22, steps: 60 })
      const projectors = [project(real), project(demo)]
      await caughtUp(projectors[0] as Projector, real)
      await caughtUp(projectors[1] as Projector, demo)
      const demoContents = await contentsOf(database, 'demo')
      await real.pass(8 * 86_400_000)
      await real.world.submit({ type: 'ResumeClock', reason: 'a week later' })
      await tradeAtRandom(real, [await real.customer('eve')], { seed: 23, steps: 40 })
      await caughtUp(projectors[0] as Projector, real)
      await vi.waitFor(async () => {
        const trades = await database.selectFrom('trades').select('time').where('world', '=', 'real').execute()
        expect(trades.length).toBeGreaterThan(0)
        expect(trades.every(({ time }) => Number(time) > real.clock.wallMs() - 8 * 86_400_000)).toBe(true)
      }, 20_000)
      const contents = await contentsOf(database, 'real')
      await projectors[0]?.rebuild()
      await caughtUp(projectors[0] as Projector, real)
      await vi.waitFor(async () => expect(await contentsOf(database, 'real')).toEqual(contents), 20_000)
      expect(await contentsOf(database, 'demo')).toEqual(demoContents)
    })
  })
