import { CATALOG, type CallData, type OwnerId } from '@touchstone/protocol'
import { type Amount, parseDecimal, seededRandom } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { PastReader } from '../history/pastReader.ts'
import { LiveWorld } from '../live/liveWorld.ts'
import { DAY_MS, HOUR_MS } from '../marketdata/periods.ts'
import { PROJECTIONS } from '../products/projections.ts'
import { RESULTS } from '../products/results.ts'
import { Projector } from '../projector/projector.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { testContext, testSession } from '../projector/testing/callContext.ts'
import { ContractHands } from '../projector/testing/contractTrading.ts'
import { TEST_START_MS, TestWorld } from '../projector/testing/testWorld.ts'
import { tradingWorlds } from '../trading/tradingWorlds.ts'
import { usdtValue } from '../trading/usdtValue.ts'
import { equityCalls } from './equityCalls.ts'

type Equity = CallData<'getEquity'>
const USDT = 1
const BTC = 2
/** Two days and a little more. */
const HOURS = 50

const units = (text: string): Amount => parseDecimal(text, 6) ?? 0n
const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total + amount, 0n)

/** Each period leads from the one before, and its products make its result. */
function expectChained({ opening, list }: Equity): void {
  let before = units(opening)
  for (const { equity, moved, result, products } of list) {
    expect(before + units(moved) + units(result)).toBe(units(equity))
    expect(sum(products.map(({ amount }) => units(amount)))).toBe(units(result))
    before = units(equity)
  }
}

function totalOf(list: Equity['list'], product: string): Amount {
  const parts = list.flatMap(({ products }) => products)
  return sum(parts.filter((part) => part.product === product).map(({ amount }) => units(amount)))
}

/** What an owner has, by account, as the core says now, and what the faucet gave in the hour. */
interface Seen {
  readonly given: Amount
  readonly funds: Amount
  readonly contract: Amount
  readonly delivery: Amount
}

for (const engine of testEngines())
  describe(`equity over time on ${engine.name}`, () => {
    const opened = suiteDatabase(engine)
    let database: Kysely<ProjectionTables>
    let stop: (() => Promise<void>)[] = []

    async function serve() {
      const test = await TestWorld.open()
      const projector = new Projector({ world: test.world, database, projections: PROJECTIONS })
      projector.start()
      const live = new LiveWorld({ port: test.world, projector, database, now: () => test.clock.wallMs() })
      await live.start()
      const worlds = tradingWorlds({ real: test.world, demo: test.world })
      const calls = equityCalls({
        past: new PastReader({ database, worlds: { real: { live, projector }, demo: { live, projector } } }),
        worlds,
        results: RESULTS,
        now: () => test.clock.wallMs(),
      })
      stop.push(async () => {
        live.stop()
        await projector.stop()
      })
      const ask = async (owner: OwnerId, fields: Record<string, string> = {}): Promise<Equity> => {
        await projector.waitFor(test.world.core.sequence, 60_000)
        const request = z.parse(CATALOG.getEquity.request, fields)
        return z.parse(CATALOG.getEquity.data, await calls.getEquity(request, testContext(testSession(owner))))
      }
      const worthOf = (asset: number, amount: Amount): Amount => {
        const definition = test.world.core.assets().find(({ id }) => id === asset)
        return (definition && usdtValue(worlds.real, definition, amount)) ?? 0n
      }
      const see = (owner: OwnerId, coins: Amount): Seen => {
        const { core } = test.world
        const balances = core.ledger.balances(owner)
        const worth = (wallet: string) =>
          sum(
            balances
              .filter((balance) => balance.wallet === wallet)
              .map(({ asset, available, held }) => worthOf(asset, available + held)),
          )
        return {
          given: worthOf(BTC, coins),
          funds: worth('funds'),
          contract: core.contracts.account(owner).equity,
          delivery: worth('delivery'),
        }
      }
      return { test, hands: new ContractHands(test), ask, see }
    }

    beforeAll(async () => {
      database = opened.kysely.withTables<ProjectionTables>()
    })
    afterEach(async () => {
      await Promise.all(stop.map((end) => end()))
      stop = []
    })

    /** An act of a customer, drawn by chance; returns what it transferred into the contract account. */
    async function actAtRandom(
      { test, hands }: Awaited<ReturnType<typeof serve>>,
      owner: OwnerId,
      middle: number,
      random: () => number,
    ): Promise<Amount> {
      const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
      const side = random() < 0.5 ? 'buy' : 'sell'
      const choice = random()
      if (choice >= 0.85) {
        const into = choice < 0.92
        const amount = BigInt(whole(1, 900)) * 1_000_000n
        const way = into ? ({ from: 'funds', to: 'contract' } as const) : ({ from: 'contract', to: 'funds' } as const)
        const { reply } = await test.world.submit({
          type: 'TransferFunds',
          ...way,
          asset: USDT,
          amount,
          ...test.stamp(owner),
        })
        return reply.kind === 'rejected' ? 0n : into ? amount : -amount
      }
      if (choice < 0.3) await test.place(owner, { side, kind: 'market', timeInForce: 'IOC', lots: whole(10, 9_000) })
      else if (choice < 0.4) await test.place(owner, { side, price: middle + whole(-9, 9), lots: whole(10, 900) })
      else if (choice < 0.75) await hands.place(owner, { side, lots: whole(1, 2_000), leverage: whole(2, 50) })
      else await hands.close(owner)
      return 0n
    }

    it.each([2, 4])(
      'is what the core said at every hour, and what came and what was made of it leads from one to the next (seed %s)',
      async (seed) => {
        const served = await serve()
        const { test, hands, ask, see } = served
        const random = seededRandom(seed)
        await hands.list()
        const owners = [await hands.customer('ann'), await hands.customer('bob')]
        const seen = new Map<OwnerId, Seen[]>(owners.map((owner) => [owner, []]))
        /** Of the running hour, in BTC; of all hours, in the contract account. */
        const given = new Map<OwnerId, Amount>(owners.map((owner) => [owner, 1_000_000_000n]))
        const transferred = new Map<OwnerId, Amount>(owners.map((owner) => [owner, 20_000_000_000n]))
        let middle = 500_000
        for (let hour = 0; hour < HOURS; hour++) {
          await test.pass(HOUR_MS / 2)
          for (let act = 0; act < 4; act++) {
            middle += Math.floor(random() * 3_000) - 1_500
            await hands.price(middle)
            await test.quote([middle - 10, 9_000], [middle + 10, 9_000])
            const owner = owners[act % 2] ?? 0
            const into = await actAtRandom(served, owner, middle, random)
            transferred.set(owner, (transferred.get(owner) ?? 0n) + into)
            if (random() < 0.15) {
              const amount = BigInt(Math.floor(random() * 1_000_000) + 1)
              await test.credit(owner, BTC, amount)
              given.set(owner, (given.get(owner) ?? 0n) + amount)
            }
            await test.pass(1_000)
          }
          await test.pass(TEST_START_MS + (hour + 1) * HOUR_MS - test.clock.wallMs() - 1)
          for (const owner of owners) {
            seen.get(owner)?.push(see(owner, given.get(owner) ?? 0n))
            given.set(owner, 0n)
          }
          await test.pass(1)
        }
        for (const owner of owners) {
          const hours = seen.get(owner) ?? []
          const answer = await ask(owner, { period: '1h', size: String(HOURS + 1) })
          const told = answer.list.slice(0, HOURS)
          expect(told.map(({ equity }) => units(equity))).toEqual(
            hours.map(({ funds, contract, delivery }) => funds + contract + delivery),
          )
          // A million USDT came with the account itself; coins count at the price of the end of their hour.
          expect(told.map(({ moved }) => units(moved))).toEqual(
            hours.map(({ given }, hour) => given + (hour === 0 ? 1_000_000_000_000n : 0n)),
          )
          expectChained(answer)
          const last = hours.at(-1)
          expect(totalOf(told, 'contracts')).toBe((last?.contract ?? 0n) - (transferred.get(owner) ?? 0n))
          expect(totalOf(told, 'timedOptions')).toBe(0n)
          const days = await ask(owner, { period: '1d', size: '3' })
          expectChained(days)
          expect(days.list.map(({ from }) => from)).toEqual([0, 1, 2].map((day) => TEST_START_MS + day * DAY_MS))
          expect(days.list[1]?.equity).toBe(answer.list[47]?.equity)
          for (const product of ['spot', 'contracts'])
            expect(totalOf(days.list, product), product).toBe(totalOf(answer.list, product))
          const part = await ask(owner, { period: '1h', size: '5' })
          expect(part.opening).toBe(answer.list.at(-6)?.equity)
          expect(part.list).toEqual(answer.list.slice(-5))
        }
      },
      120_000,
    )

    it('has nothing to tell of somebody to whom nothing has happened', async () => {
      const { test, ask } = await serve()
      const { reply } = await test.world.submit({ type: 'OpenOwner', ref: 'new' })
      const answer = await ask(reply.kind === 'done' ? reply.value : 0)
      expect(answer).toMatchObject({ currency: 'USDT', opening: '0.000000', list: [] })
    })

    it('counts what came as no gain, begins on the day of the first entry, and lets the running day run', async () => {
      const { test, hands, ask } = await serve()
      await hands.list()
      await test.pass(2 * DAY_MS)
      await test.index(500_000)
      const ann = await test.customer('ann')
      await test.pass(DAY_MS)
      await test.index(510_000)
      await test.pass(HOUR_MS)
      const { from, opening, list } = await ask(ann, { size: '30' })
      expect([from, opening]).toEqual([TEST_START_MS + 2 * DAY_MS, '0.000000'])
      expect(list.map(({ moved }) => moved)).toEqual(['1500000.000000', '0.000000'])
      expect(list[1]).toMatchObject({
        from: TEST_START_MS + 3 * DAY_MS,
        to: test.clock.wallMs(),
        equity: '1510000.000000',
        result: '10000.000000',
        products: [{ product: 'spot', amount: '10000.000000' }],
      })
    })
  })
