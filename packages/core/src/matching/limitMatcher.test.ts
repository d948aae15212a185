import { MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { expect, test } from 'vitest'
import { FastOrderBook } from './fastOrderBook.ts'
import { LimitMatcher } from './limitMatcher.ts'

test('matching alone takes the largest order there may be, and refuses what the table could not keep', () => {
  const trades: (readonly [number, number, number, number])[] = []
  const matcher = new LimitMatcher(
    (table) => new FastOrderBook(table),
    (...trade) => trades.push(trade),
  )
  expect(matcher.limit(1, 0, 1, MAX_TICKS, MAX_LOTS)).toBe(MAX_LOTS)
  expect(matcher.book.depth(1, 1)).toEqual([[MAX_TICKS, MAX_LOTS]])
  for (const lots of [MAX_LOTS + 1, 2 ** 32 + 5, 0, -1, 1.5, Number.NaN])
    expect(() => matcher.limit(2, 0, 0, 100, lots)).toThrow(RangeError)
  for (const price of [MAX_TICKS + 1, 0, -1, 0.5]) expect(() => matcher.limit(2, 0, 0, price, 1)).toThrow(RangeError)
  expect(matcher.book.bestPrice(0)).toBe(0)
  expect(matcher.limit(3, 0, 0, MAX_TICKS, MAX_LOTS)).toBe(0)
  expect(trades).toEqual([[1, 3, MAX_TICKS, MAX_LOTS]])
})
