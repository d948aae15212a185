import { describe, expect, it } from 'vitest'
import { groupedPrice, ownPrices, paintBook } from './bookRows.ts'

const scale = { priceScale: 1, amountScale: 5 }
const none = { bids: new Set<string>(), asks: new Set<string>() }

describe('painted book', () => {
  it('adds up from the best level and scales bars to the deepest painted one', () => {
    const book = paintBook(
      {
        bids: [
          ['100.0', '1'],
          ['99.9', '3'],
        ],
        asks: [
          ['100.2', '0.5'],
          ['100.3', '1.5'],
        ],
      },
      50,
      scale,
      none,
    )
    expect(book.bids.map((row) => [row.amount, row.total, row.barPercent])).toEqual([
      ['1.00000', '1.00000', 25],
      ['3.00000', '4.00000', 100],
    ])
    expect(book.asks.at(-1)?.barPercent).toBe(50)
    expect(book).toMatchObject({ spread: '0.2', spreadPercent: '0.20', bidPercent: 67 })
  })

  it('cuts to the levels that fit and leaves an empty side without a spread', () => {
    const book = paintBook(
      {
        bids: [
          ['1.0', '1'],
          ['0.9', '1'],
        ],
        asks: [],
      },
      1,
      scale,
      none,
    )
    expect(book.bids).toHaveLength(1)
    expect(book).toMatchObject({ asks: [], spread: '', spreadPercent: '' })
  })

  it('marks the levels where own orders rest, grouped outward from the spread', () => {
    const own = ownPrices(
      [
        { side: 'buy', price: '100.4' },
        { side: 'sell', price: '100.4' },
        { side: 'buy', price: '' },
      ],
      '1',
      1,
    )
    expect([...own.bids]).toEqual(['100.0'])
    expect([...own.asks]).toEqual(['101.0'])
    const book = paintBook({ bids: [['100.0', '1']], asks: [['101.0', '1']] }, 5, scale, own)
    expect(book.bids[0]?.mine && book.asks[0]?.mine).toBe(true)
  })

  it('leaves a price on the step where it is', () => {
    expect(groupedPrice(100n, 10n, 'sell')).toBe(100n)
    expect(groupedPrice(101n, 10n, 'buy')).toBe(100n)
  })
})
