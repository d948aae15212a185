import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FastOrderBook } from './fastOrderBook.ts'
import { MatchPlan } from './matchPlan.ts'
import { NaiveOrderBook } from './naiveOrderBook.ts'
import type { OrderBook } from './orderBook.ts'
import { BUY, EXPIRE_TAKER, GTC, LIMIT, packFlags, SELL } from './orderFlags.ts'
import { NONE, OrderTable } from './orderTable.ts'

interface Resting {
  readonly price: number
  readonly visible: number
  readonly lots: number
}

interface Incoming {
  readonly limit: number
  readonly lots: number
  readonly turnover: number
}

/** Trades as the rule says them, one after the other: the first of the best price gives what it shows, and queues again behind. */
function tradesByHand(asks: readonly Resting[], taker: Incoming): [number, number][] {
  const queue = asks.map((ask, order) => ({ ...ask, order, shown: Math.min(ask.visible || ask.lots, ask.lots) }))
  queue.sort((one, other) => one.price - other.price || one.order - other.order)
  const trades: [number, number][] = []
  let { lots, turnover } = taker
  for (let first = queue[0]; first && first.price <= taker.limit; first = queue[0]) {
    const wanted = turnover > 0 ? Math.floor(turnover / first.price) : lots
    const filled = Math.min(wanted, first.shown)
    if (filled === 0) break
    trades.push([first.order, filled])
    lots -= filled
    if (turnover > 0) turnover -= filled * first.price
    first.lots -= filled
    first.shown -= filled
    if (filled === wanted) break
    queue.shift()
    if (first.lots === 0) continue
    first.shown = Math.min(first.visible, first.lots)
    const { price } = first
    const behind = queue.findIndex((other) => other.price > price)
    queue.splice(behind < 0 ? queue.length : behind, 0, first)
  }
  return trades
}

function tradesByPlan(make: (table: OrderTable) => OrderBook, asks: readonly Resting[], taker: Incoming) {
  const table = new OrderTable(2)
  const book = make(table)
  const flags = packFlags(SELL, LIMIT, GTC, EXPIRE_TAKER)
  const slots = asks.map(({ price, visible, lots }, order) => {
    const slot = table.add(order + 1, 1, flags, price, lots)
    if (visible > 0 && visible < lots) table.putInReserve(slot, visible, lots - visible)
    book.rest(slot)
    return slot
  })
  const plan = new MatchPlan()
  const { limit, lots, turnover } = taker
  const wanted = turnover > 0 ? { lots: 0, turnover: BigInt(turnover) } : { lots, turnover: 0n }
  plan.make(book, table, { owner: 2, side: BUY, limit, prevention: EXPIRE_TAKER, ...wanted }, 1n)
  const trades = Array.from({ length: plan.steps }, (_, step) => [slots.indexOf(plan.maker(step)), plan.lots(step)])
  const left = slots.map((slot) => table.left(slot))
  expect(left).toEqual(asks.map((ask) => ask.lots))
  expect(plan.lotsFilled).toBe(trades.reduce((sum, [, filled = 0]) => sum + filled, 0))
  expect(shownLots(book, table)).toEqual(
    asks.reduce((sum, ask) => sum + Math.min(ask.visible || ask.lots, ask.lots), 0),
  )
  return trades
}

function shownLots(book: OrderBook, table: OrderTable): number {
  let sum = 0
  for (let slot = book.first(SELL); slot !== NONE; slot = book.after(slot)) sum += table.shown(slot)
  expect(book.depth(SELL, 100).reduce((total, [, lots]) => total + lots, 0)).toBe(sum)
  return sum
}

const resting = fc.record<Resting>({
  price: fc.integer({ min: 40, max: 44 }),
  visible: fc.integer({ min: 0, max: 4 }),
  lots: fc.integer({ min: 1, max: 12 }),
})
const incoming = fc.record<Incoming>({
  limit: fc.integer({ min: 39, max: 45 }),
  lots: fc.integer({ min: 1, max: 90 }),
  turnover: fc.constantFrom(0, 0, 41, 300, 1_200),
})

test('a plan goes round each level as its slices trade one by one, on both books alike', () => {
  let rounds = 0
  fc.assert(
    fc.property(fc.array(resting, { maxLength: 14 }), incoming, (asks, taker) => {
      const expected = tradesByHand(asks, taker)
      expect(tradesByPlan((table) => new FastOrderBook(table), asks, taker)).toEqual(expected)
      expect(tradesByPlan((table) => new NaiveOrderBook(table), asks, taker)).toEqual(expected)
      if (new Set(expected.map(([order]) => order)).size < expected.length) rounds++
    }),
    { seed: 71, numRuns: 1_000 },
  )
  expect(rounds).toBeGreaterThan(300)
})
