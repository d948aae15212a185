import { type ByteReader, type ByteWriter, CodecError, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount, Lots, Ticks } from '@touchstone/quantities'
import { BUY, PENDING_BIT, RESTING_BIT, SELL, sideOf } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { readConditions, writeConditions } from '../../orders/canonicalConditions.ts'
import type { SpotMarket } from '../spotMarket.ts'
import { marketOf, type SpotState } from '../spotState.ts'
import type { Terms } from './orderTerms.ts'

interface StoredOrder extends Terms {
  readonly order: number
  readonly owner: number
  readonly flags: number
  readonly price: number
  readonly left: Lots
  readonly filled: Lots
  readonly quoteFilled: Amount
  slot: number
}

/** The orders of each market: the book's sides in priority, then the waiting stops in theirs. */
export function writeSpot(writer: ByteWriter, state: SpotState): void {
  writer.u8(state.stopsDue ? 1 : 0)
  for (const market of state.markets) writeOrders(writer, state, market)
  writeConditions(writer, state.orders, state.orderConditions, (slot) => extremeOf(state, slot))
}

function extremeOf(state: SpotState, slot: number): Ticks {
  return marketOf(state, slot).stops.trails.at(slot)?.extreme ?? 0
}

/** Reads the orders that {@link writeSpot} wrote into a state that has its markets and owners. */
export function readSpot(reader: ByteReader, state: SpotState): void {
  state.stopsDue = reader.u8() === 1
  const queues = state.markets.map((market) => readOrders(reader, market))
  const all = queues.flat().sort((one, other) => one.order - other.order)
  for (const stored of all) stored.slot = addOrder(state, stored)
  readConditions(reader, state.orders, state.orderConditions)
  queues.forEach((queue, index) => {
    for (const stored of queue) placeOrder(state.markets[index] as SpotMarket, stored)
  })
}

function writeOrders(writer: ByteWriter, state: SpotState, market: SpotMarket): void {
  for (const side of [BUY, SELL]) {
    for (let slot = market.book.first(side); slot !== NONE; slot = market.book.after(slot))
      writeOrder(writer, state, slot)
    for (const slot of market.stops.side(side)) writeOrder(writer, state, slot)
    writer.u53(0)
  }
}

/** Order 0 ends a side. */
function writeOrder(writer: ByteWriter, state: SpotState, slot: number): void {
  const { orders, terms } = state
  writer.u53(orders.id(slot))
  writer.u32(orders.owner(slot))
  writer.u16(orders.flags(slot))
  writer.u32(orders.price(slot))
  writer.u32(orders.left(slot))
  writer.u32(terms.filled(slot))
  writer.u32(terms.stopPrice(slot))
  writer.u32(terms.boundPrice(slot))
  writer.u32(terms.makerPpm(slot))
  writer.u32(terms.takerPpm(slot))
  writer.u53(terms.placedAt(slot))
  writer.i64(terms.turnover(slot))
  writer.i64(terms.quoteFilled(slot))
}

function readOrders(reader: ByteReader, market: SpotMarket): StoredOrder[] {
  const queue: StoredOrder[] = []
  for (const side of [BUY, SELL]) {
    for (let order = reader.u53(); order !== 0; order = reader.u53()) {
      const stored = readOrder(reader, market.index, order)
      if (sideOf(stored.flags) !== side) throw new CodecError('An order on the wrong side')
      queue.push(stored)
    }
  }
  return queue
}

function readOrder(reader: ByteReader, market: number, order: number): StoredOrder {
  return {
    order,
    market,
    slot: 0,
    owner: reader.u32(),
    flags: reader.u16(),
    price: reader.u32(),
    left: reader.u32(),
    filled: reader.u32(),
    stopPrice: reader.u32(),
    boundPrice: reader.u32(),
    makerPpm: reader.u32(),
    takerPpm: reader.u32(),
    placedAt: reader.u53(),
    turnover: reader.i64(),
    quoteFilled: reader.i64(),
  }
}

function addOrder(state: SpotState, stored: StoredOrder): number {
  if (!state.owners.exists(stored.owner)) throw new CodecError(`An order of nobody: ${stored.owner}`)
  const slot = state.orders.add(stored.order, stored.owner, stored.flags, stored.price, stored.left)
  state.terms.add(slot, stored)
  state.terms.addFill(slot, stored.filled, stored.quoteFilled)
  return slot
}

function placeOrder(market: SpotMarket, stored: StoredOrder): void {
  const { flags, slot, owner } = stored
  if ((flags & PENDING_BIT) !== 0) market.stops.add(slot)
  if ((flags & RESTING_BIT) === 0) return
  market.book.rest(slot)
  if (owner === SYSTEM_OWNERS.liquidity) market.quotes[sideOf(flags) as 0 | 1].push(slot)
}
