import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectEqual } from '../testing/expectEqual.ts'
import { FastOrderBook } from './fastOrderBook.ts'
import { LimitMatcher } from './limitMatcher.ts'
import { NaiveOrderBook } from './naiveOrderBook.ts'
import type { OrderBook } from './orderBook.ts'
import { NONE, OrderTable } from './orderTable.ts'

type Act = {
  readonly kind: 'limit' | 'cancel'
  readonly side: number
  readonly price: number
  readonly lots: number
  readonly of: number
}

const wide = fc.integer({ min: 1, max: 0x7fffffff })
const narrow = fc.integer({ min: 1, max: 120 })
/** A few times as many ticks as the pages near the best price have. */
const middling = fc.integer({ min: 1, max: 5_000 })
const acts = (price: fc.Arbitrary<number>) =>
  fc.array(
    fc.record<Act>({
      kind: fc.constantFrom('limit', 'limit', 'cancel'),
      side: fc.nat(1),
      price,
      lots: fc.integer({ min: 1, max: 30 }),
      of: fc.nat(200),
    }),
    { maxLength: 200 },
  )

function play(make: (table: OrderTable) => OrderBook, list: readonly Act[]): unknown[] {
  const log: unknown[] = []
  const matcher = new LimitMatcher(make, (...trade) => log.push(trade))
  let id = 2 ** 32 - 60
  for (const act of list) {
    if (act.kind === 'limit') log.push(matcher.limit(id++, 0, act.side, act.price, act.lots))
    else log.push(matcher.cancel(id - 1 - act.of))
    for (const side of [0, 1]) log.push(matcher.book.depth(side, 300), queue(matcher, side))
  }
  return log
}

function queue(matcher: LimitMatcher, side: number): number[] {
  const ids: number[] = []
  for (let slot = matcher.book.first(side); slot !== NONE; slot = matcher.book.after(slot))
    ids.push(matcher.table.id(slot))
  return ids
}

describe.each([
  ['a narrow', narrow],
  ['a middling', middling],
  ['any', wide],
])('on %s price range', (_, price) => {
  test('the fast book trades, queues and sums like the naive one, with ids across 2^32', () => {
    fc.assert(
      fc.property(acts(price), (list) => {
        expect(play((table) => new FastOrderBook(table), list)).toEqual(
          play((table) => new NaiveOrderBook(table), list),
        )
      }),
      { seed: 5, numRuns: 150 },
    )
  })
})

describe('the order table', () => {
  test('finds every live order and no other, however they come and go', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(3000)), { maxLength: 4000, minLength: 2000 }), (list) => {
        const table = new OrderTable(2)
        const live = new Map<number, number>()
        for (const [add, number] of list) {
          const id = number * (number % 3 === 0 ? 2 ** 32 : 1) + 1
          if (add && !live.has(id)) live.set(id, table.add(id, 1, 0, 1, 1))
          const slot = live.get(id)
          if (!add && slot !== undefined) {
            table.remove(slot)
            live.delete(id)
          }
        }
        expectEqual(table.count, live.size)
        for (const [, number] of list) {
          const id = number * (number % 3 === 0 ? 2 ** 32 : 1) + 1
          expectEqual(table.find(id), live.get(id) ?? NONE)
        }
        for (const [id, slot] of live) expectEqual(table.id(slot), id)
      }),
      { seed: 6, numRuns: 20 },
    )
  })
})
