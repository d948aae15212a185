import type { ChannelMessage, DepthData, DepthLevel, OrderRow, TapeRow } from '@touchstone/protocol'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTape } from './channelBooks.ts'
import { compareDecimals, DepthBook } from './depthBook.ts'
import { mergeOrders } from './heldOrders.ts'

const price = fc.integer({ min: 1, max: 30 }).map((ticks) => (ticks / 10).toFixed(1))
const amount = fc.integer({ min: 0, max: 5 }).map((lots) => (lots / 100).toFixed(2))
const level = fc.tuple(price, amount)
const levels = fc.uniqueArray(level, { selector: ([at]) => at, maxLength: 10 })
const change = fc.record({ bids: levels, asks: levels })

function message(type: 'snap' | 'diff', seq: number, data: DepthData): ChannelMessage<DepthData> {
  return { ch: 'depth.X.0.1', type, seq, time: 0, data }
}

function naive(side: ReadonlyMap<string, string>, best: 1 | -1): DepthLevel[] {
  return [...side]
    .filter(([, quantity]) => Number(quantity) > 0)
    .toSorted(([left], [right]) => best * (Number(right) - Number(left)))
}

describe('a depth book', () => {
  it('is what its snapshot and changes add up to, best first', () => {
    fc.assert(
      fc.property(change, fc.array(change, { maxLength: 20 }), fc.nat(1_000), (start, changes, seq) => {
        const book = new DepthBook()
        const bids = new Map(start.bids)
        const asks = new Map(start.asks)
        expect(book.apply(message('snap', seq, start))).toBe(true)
        changes.forEach((data, index) => {
          for (const [at, quantity] of data.bids) bids.set(at, quantity)
          for (const [at, quantity] of data.asks) asks.set(at, quantity)
          expect(book.apply(message('diff', seq + index + 1, data))).toBe(true)
        })
        expect(book.bids).toEqual(naive(bids, 1))
        expect(book.asks).toEqual(naive(asks, -1))
        expect(book.seq).toBe(seq + changes.length)
      }),
      { seed: 96, numRuns: 300 },
    )
  })

  it('is empty and waits after a gap, before a snapshot, and for what it has seen', () => {
    const one: DepthData = { bids: [['1.0', '1']], asks: [] }
    const book = new DepthBook()
    expect(book.apply(message('diff', 1, one))).toBe(false)
    book.apply(message('snap', 5, one))
    expect(book.apply(message('diff', 7, one))).toBe(false)
    expect(book.bids).toEqual([])
    expect(book.seq).toBe(-1)
    expect(book.apply(message('diff', 8, one))).toBe(false)
    book.apply(message('snap', 8, one))
    expect(book.apply(message('diff', 8, one))).toBe(false)
  })

  it('hands out levels that never change afterwards', () => {
    const book = new DepthBook()
    book.apply(message('snap', 1, { bids: [['1.0', '1']], asks: [] }))
    const before = book.bids
    book.apply(message('diff', 2, { bids: [['1.0', '0']], asks: [] }))
    expect(before).toEqual([['1.0', '1']])
    expect(book.bids).toEqual([])
  })
})

it('decimals compare by value, whatever their length', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 18 }))
    .map(([units, scale]) => new Big(units.toString()).div(new Big(10).pow(scale)).toFixed())
  fc.assert(
    fc.property(decimal, decimal, (left, right) => {
      expect(Math.sign(compareDecimals(left, right))).toBe(new Big(left).cmp(right))
    }),
    { seed: 97, numRuns: 1000 },
  )
})

it('orders that are finished leave the list, whatever came first', () => {
  const row = (orderNo: string, state: OrderRow['state']) => ({ orderNo, state }) as OrderRow
  const at = (type: 'snap' | 'diff', data: OrderRow[]) => ({ ch: 'order', type, seq: 1, time: 0, data })
  const start = mergeOrders(
    new Map([['0', row('0', 'current')]]),
    at('snap', [row('1', 'current'), row('2', 'pending')]),
  )
  expect([...start.keys()]).toEqual(['1', '2'])
  const next = mergeOrders(start, at('diff', [row('1', 'completed'), row('2', 'current'), row('3', 'expired')]))
  expect([...next.values()]).toEqual([row('2', 'current')])
})

it('the tape keeps the newest first', () => {
  const trade = (number: number): TapeRow => [number, '1', '1', 'buy', 0, String(number)]
  const at = (type: 'snap' | 'diff', data: TapeRow[]) => ({ ch: 'trade.X', type, seq: 1, time: 0, data })
  const start = mergeTape([], at('snap', [trade(3), trade(2)]))
  expect(mergeTape(start, at('diff', [trade(4), trade(5)]), 3)).toEqual([trade(5), trade(4), trade(3)])
})
