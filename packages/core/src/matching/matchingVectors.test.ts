import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FastOrderBook } from './fastOrderBook.ts'
import { LimitMatcher } from './limitMatcher.ts'
import { NaiveOrderBook } from './naiveOrderBook.ts'
import type { OrderBook } from './orderBook.ts'
import type { OrderTable } from './orderTable.ts'

const FOLDER = new URL('../../../../../shared/data/matching-vectors/', import.meta.url)
const there = existsSync(FOLDER)
if (!there) console.log('The published matching exercises are not beside this checkout: their tests did not run.')

const USER = 100_000
const BOOKS: readonly (readonly [string, (table: OrderTable) => OrderBook])[] = [
  ['naive', (table) => new NaiveOrderBook(table)],
  ['fast', (table) => new FastOrderBook(table)],
]

function scenarios(file: string, header: RegExp): Map<number, string[]> {
  const parts = new Map<number, string[]>()
  let current: string[] = []
  for (const line of readFileSync(new URL(file, FOLDER), 'utf8').split('\n')) {
    const number = header.exec(line)?.[1]
    if (number) {
      current = []
      parts.set(Number(number), current)
    }
    const bare = line.replace(/\s+/g, '')
    if (bare !== '' && !bare.startsWith('#') && bare !== 'F') current.push(bare)
  }
  return parts
}

/** Speaks the exercises' output: A acknowledged, R refused, T trade (buyer first), B change of the top of the book. */
class Exercise {
  readonly #out: string[] = []
  readonly #matcher: LimitMatcher
  readonly #postOnly: boolean
  #buyer = true
  readonly #tops = ['-,-', '-,-']

  constructor(makeBook: (table: OrderTable) => OrderBook, postOnly: boolean) {
    this.#postOnly = postOnly
    this.#matcher = new LimitMatcher(makeBook, (maker, taker, price, lots) => {
      const [buyer, seller] = this.#buyer ? [taker, maker] : [maker, taker]
      this.#out.push(`T,${name(buyer)},${name(seller)},${price},${lots}`)
    })
  }

  play(lines: readonly string[]): string[] {
    for (const line of lines) {
      const fields = line.split(',')
      if (fields[0] === 'N') this.#order(fields)
      else this.#cancel(Number(fields[1]), Number(fields[2]))
      this.#tellTops()
    }
    return this.#out
  }

  #order([, user = '', , price = '', lots = '', side = '', order = '']: readonly string[]): void {
    this.#buyer = side === 'B'
    const number = Number(user) * USER + Number(order)
    const market = price === '0'
    const limit = market ? (this.#buyer ? 1_000_000 : 1) : Number(price)
    const best = this.#matcher.book.bestPrice(this.#buyer ? 1 : 0)
    const crosses = best !== 0 && (this.#buyer ? best <= limit : best >= limit)
    this.#out.push(`${this.#postOnly && crosses ? 'R' : 'A'},${user},${order}`)
    if (this.#postOnly && crosses) return
    const left = this.#matcher.limit(number, 0, this.#buyer ? 0 : 1, limit, Number(lots))
    if (market && left > 0) this.#matcher.cancel(number)
  }

  #cancel(user: number, order: number): void {
    this.#out.push(`A,${user},${order}`)
    expect(this.#matcher.cancel(user * USER + order)).toBe(true)
  }

  #tellTops(): void {
    for (const side of [0, 1]) {
      const [level] = this.#matcher.book.depth(side, 1)
      const top = level ? level.join(',') : '-,-'
      if (top !== this.#tops[side]) this.#out.push(`B,${side === 0 ? 'B' : 'S'},${top}`)
      this.#tops[side] = top
    }
  }
}

function name(number: number): string {
  return `${Math.floor(number / USER)},${number % USER}`
}

describe.runIf(there).each(BOOKS)('published matching exercises on the %s book', (_, makeBook) => {
  test('top of book and trades, the scenarios whose printed answers hold', () => {
    const input = scenarios('tob16_input.csv', /^#\s*scenario\s*(\d+)/)
    const expected = scenarios('tob16_expected_odd.csv', /^#\s*scenario\s*(\d+)/)
    for (const number of [3, 5, 7, 13]) {
      expect(new Exercise(makeBook, false).play(input.get(number) ?? [])).toEqual(expected.get(number))
    }
  })

  test('top of book when crossing orders are refused, all scenarios', () => {
    const input = scenarios('tob12_reject_input.csv', /^#\s*name:\s*scenario\s*(\d+)/)
    const expected = scenarios('tob12_reject_expected.csv', /^#\s*name:\s*scenario\s*(\d+)/)
    expect(input.size).toBe(12)
    for (const [number, lines] of input) {
      expect(new Exercise(makeBook, true).play(lines), `scenario ${number}`).toEqual(expected.get(number))
    }
  })

  test('one order through four levels', () => {
    const trades: string[] = []
    const matcher = new LimitMatcher(makeBook, (...trade) => trades.push(trade.join(',')))
    const orders = [
      [10000, 0, 98, 25500],
      [10005, 1, 105, 20000],
      [10001, 1, 100, 500],
      [10002, 1, 100, 10000],
      [10003, 0, 99, 50000],
      [10004, 1, 103, 100],
      [10006, 0, 105, 16000],
    ] as const
    for (const [id, side, price, lots] of orders) matcher.limit(id, 0, side, price, lots)
    expect(trades).toEqual([
      '10001,10006,100,500',
      '10002,10006,100,10000',
      '10004,10006,103,100',
      '10005,10006,105,5400',
    ])
    expect(matcher.book.depth(0, 9)).toEqual([
      [99, 50000],
      [98, 25500],
    ])
    expect(matcher.book.depth(1, 9)).toEqual([[105, 14600]])
  })
})
