import type { CoreEvent } from '@touchstone/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { testEngines } from '../../database/testing/databases.ts'
import { Projector } from '../../projector/projector.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { contentsOf } from '../../projector/testing/contents.ts'
import { ScriptedWorld } from '../../projector/testing/scriptedWorld.ts'
import { PROJECTIONS } from '../projections.ts'
import { HOSTING_DAYS, HOSTING_ORDERS, HOSTING_PAYMENTS, HOSTING_STEPS, type HostingTables } from './hostingTables.ts'

const [engine] = testEngines()
let database: OpenDatabase

beforeAll(async () => {
  if (!engine) throw new Error('no engine')
  database = await engine.open()
})
afterAll(async () => {
  await database.close()
})

const AT = 1_700_000_000_000
const DAY_MS = 86_400_000
const OWNER = 1_000

const TERMS = { product: 1, terms: 9, dailyRatePpm: 1_235, cycleDays: 2, earlyLossPpm: 50_000, redemptionDays: 3 }

function bought(order: number): CoreEvent {
  const sums = { amount: 100n, promised: 7n }
  return { type: 'HostingBought', order, owner: OWNER, asset: 1, ...TERMS, ...sums, endTime: AT + 2 * DAY_MS }
}

function paid(day: number): CoreEvent {
  return {
    type: 'HostingDayPaid',
    order: 1,
    owner: OWNER,
    product: 1,
    day,
    amount: BigInt(day + 2),
    at: AT + day * DAY_MS,
  }
}

it('keeps each order with the days that were paid and how it ended, and the same when all is made anew from the log', async () => {
  const world = new ScriptedWorld()
  const redeemAt = AT + 3 * DAY_MS
  const ended = { owner: OWNER, product: 1, at: AT + 2 * DAY_MS } as const
  world.tell(AT, [bought(1), bought(2)])
  world.tell(AT + 1, [{ type: 'HostingRedemptionAsked', order: 2, owner: OWNER, product: 1, unearned: 7n, redeemAt }])
  world.tell(AT + 5 * DAY_MS, [
    paid(1),
    paid(2),
    { type: 'HostingEnded', order: 1, ...ended, result: 'completed', returned: 100n, loss: 0n, unearned: 0n },
    {
      type: 'HostingEnded',
      order: 2,
      ...ended,
      at: redeemAt,
      result: 'redeemed',
      returned: 95n,
      loss: 5n,
      unearned: 7n,
    },
  ])
  const tables = database.kysely.withTables<ProjectionTables & HostingTables>()
  const projector = new Projector({ world, database: tables, projections: PROJECTIONS })
  projector.start()
  expect(await projector.waitFor(3, 10_000)).toBe(true)
  const orders = await tables.selectFrom('hosting_orders').selectAll().orderBy('order_no').execute()
  expect(orders.map(HOSTING_ORDERS.record)).toMatchObject([
    { order: 1, owner: OWNER, ...TERMS, asset: 1, amount: 100n, promised: 7n, sequence: 1, time: AT },
    { order: 2 },
  ])
  const payments = await tables.selectFrom('hosting_payments').selectAll().orderBy('day').execute()
  expect(payments.map(HOSTING_PAYMENTS.record)).toMatchObject([
    { order: 1, day: 1, amount: 3n, at: AT + DAY_MS, sequence: 3, time: AT + 5 * DAY_MS },
    { order: 1, day: 2, amount: 4n, at: AT + 2 * DAY_MS },
  ])
  const steps = await tables.selectFrom('hosting_steps').selectAll().orderBy('order_no').orderBy('sequence').execute()
  expect(steps.map(HOSTING_STEPS.record)).toMatchObject([
    { order: 1, state: 'completed', returned: 100n, loss: 0n },
    { order: 2, state: 'redemption', at: redeemAt, returned: 0n, sequence: 2 },
    { order: 2, state: 'redeemed', at: redeemAt, returned: 95n, loss: 5n, unearned: 7n, sequence: 3 },
  ])
  const days = await tables.selectFrom('hosting_days').selectAll().orderBy('day').execute()
  expect(days.map(HOSTING_DAYS.record)).toMatchObject([
    { product: 1, hosted: 200n, escrowed: 14n, owed: 7n, paid: 0n, unearned: 0n },
    { product: 1, hosted: -200n, escrowed: -14n, owed: -7n, paid: 7n, unearned: 7n },
  ])
  const before = await contentsOf(tables, 'real')
  await projector.rebuild()
  expect(await projector.waitFor(3, 10_000)).toBe(true)
  expect(await contentsOf(tables, 'real')).toEqual(before)
  await projector.stop()
})
