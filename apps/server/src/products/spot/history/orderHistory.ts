import type { CallRequest, OrderId, OrderRow } from '@touchstone/protocol'
import { given, type OwnReading, type Page, pageOf } from '../../../history/reading.ts'
import { EXITS, type ExitsRecord, ORDERS, type SpotTables } from '../projection/spotTables.ts'
import { orderRow } from './orderRow.ts'
import { marketNamed, spotMarket } from './spotMarket.ts'

/** What became of the exits of purchases among these orders. */
async function exitsOf(
  { database, world }: OwnReading,
  orders: readonly SpotTables['exits']['order_no'][],
): Promise<ReadonlyMap<OrderId, ExitsRecord>> {
  if (orders.length === 0) return new Map()
  const rows = await database
    .withTables<SpotTables>()
    .selectFrom('exits')
    .selectAll()
    .where('world', '=', world)
    .where('order_no', 'in', orders)
    .execute()
  return new Map(rows.map((row) => [Number(row.order_no), EXITS.record(row)]))
}

/** Finished orders, newest first. The open ones come from memory: see `openOrders`. */
export function orderHistory(reading: OwnReading, request: CallRequest<'getOrderList'>): Promise<Page<OrderRow>> {
  const { database, world, live, owner } = reading
  const { symbol, side, from, to, page, size } = request
  const filter = database
    .withTables<SpotTables>()
    .selectFrom('orders')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        is('state', 'not in', ['pending', 'open']),
        ...given(marketNamed(live, symbol), (id) => is('market', '=', id)),
        ...given(side, (wanted) => is('side', '=', wanted)),
        ...given(from, (time) => is('placed_at', '>=', BigInt(time))),
        ...given(to, (time) => is('placed_at', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof filter): Promise<OrderRow[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('order_no', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    const exits = await exitsOf(
      reading,
      rows.map((row) => row.order_no),
    )
    return rows.map((row) => {
      const order = ORDERS.record(row)
      return orderRow(order, spotMarket(live, row.market), undefined, exits.get(order.order))
    })
  }
  return pageOf(filter, read, request)
}
