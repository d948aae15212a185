import type { CallRequest, OrderRow } from '@touchstone/protocol'
import { given, type OwnReading, type Page, pageOf } from '../../../history/reading.ts'
import { ORDERS, type SpotTables } from '../projection/spotTables.ts'
import { orderRow } from './orderRow.ts'
import { marketNamed, spotMarket } from './spotMarket.ts'

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
    return rows.map((row) => orderRow(ORDERS.record(row), spotMarket(live, row.market), 0))
  }
  return pageOf(filter, read, request)
}
