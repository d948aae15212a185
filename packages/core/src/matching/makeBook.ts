import { FastOrderBook } from './fastOrderBook.ts'
import { NaiveOrderBook } from './naiveOrderBook.ts'
import type { OrderBook } from './orderBook.ts'
import type { OrderTable } from './orderTable.ts'

export type BookKind = 'fast' | 'naive'

export function makeBook(kind: BookKind, orders: OrderTable): OrderBook {
  return kind === 'fast' ? new FastOrderBook(orders) : new NaiveOrderBook(orders)
}
