import { InvariantBroken } from '../entry/invariantBroken.ts'
import type { OrderBook } from './orderBook.ts'
import { BUY, PENDING_BIT, RESTING_BIT, SELL, sideOf } from './orderFlags.ts'
import { NONE, type OrderTable } from './orderTable.ts'
import type { StopList } from './stopList.ts'

/** The part of a market that is checked. */
export interface CheckedBook {
  readonly symbol: string
  readonly orders: OrderTable
  readonly book: OrderBook
  readonly stops: readonly StopList[]
}

/** I10: sides sorted and apart, queues whole, level sums right. Returns how many orders live in the market. */
export function checkBook(market: CheckedBook): number {
  const bid = market.book.bestPrice(BUY)
  const ask = market.book.bestPrice(SELL)
  if (bid !== 0 && ask !== 0 && bid >= ask) throw broken(market, `crossed: ${bid} over ${ask}`)
  let count = 0
  for (const side of [BUY, SELL]) {
    count += checkSide(market, side)
    for (const slot of market.stops.flatMap((stops) => stops.side(side))) {
      if ((market.orders.flags(slot) & PENDING_BIT) === 0) throw broken(market, 'a stop that does not wait')
      count++
    }
  }
  return count
}

function checkSide(market: CheckedBook, side: number): number {
  const { orders, book } = market
  const levels: [number, number][] = []
  let count = 0
  for (let slot = book.first(side); slot !== NONE; slot = book.after(slot)) {
    const flags = orders.flags(slot)
    const price = orders.price(slot)
    if (sideOf(flags) !== side || (flags & RESTING_BIT) === 0) throw broken(market, `order ${orders.id(slot)} astray`)
    if (orders.shown(slot) <= 0) throw broken(market, `order ${orders.id(slot)} rests empty`)
    if (orders.find(orders.id(slot)) !== slot) throw broken(market, `order ${orders.id(slot)} is not to be found`)
    const last = levels.at(-1)
    if (last?.[0] === price) last[1] += orders.shown(slot)
    else levels.push([price, orders.shown(slot)])
    count++
  }
  for (let at = 1; at < levels.length; at++) {
    const step = (levels[at]?.[0] ?? 0) - (levels[at - 1]?.[0] ?? 0)
    if (side === BUY ? step >= 0 : step <= 0) throw broken(market, 'prices out of order')
  }
  const depth = book.depth(side, levels.length + 1)
  const same =
    depth.length === levels.length && depth.every(([p, l], at) => p === levels[at]?.[0] && l === levels[at]?.[1])
  if (!same) throw broken(market, 'level sums differ from their orders')
  return count
}

function broken({ symbol }: CheckedBook, what: string): InvariantBroken {
  return new InvariantBroken('I10', `${symbol}: ${what}`)
}
