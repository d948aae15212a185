import type { DealRow } from '@touchstone/protocol'
import type { FillsRequest, OwnTrades, Projections, Whose } from '../../../history/ownFills.ts'
import { given, type OwnReading, type Page, pageOf } from '../../../history/reading.ts'
import { dealRow } from '../projection/fill.ts'
import { FILLS, type SpotTables } from '../projection/spotTables.ts'
import { marketNamed, spotMarket } from './spotMarket.ts'

/** getDealList of spot: the caller's fills, newest first. */
export function spotFills(reading: OwnReading, request: FillsRequest): Promise<Page<DealRow>> {
  const { database, world, live, owner } = reading
  const { symbol, orderNo, from, to, page, size } = request
  const order = orderNo === undefined ? undefined : Number(orderNo)
  const filter = database
    .withTables<SpotTables>()
    .selectFrom('fills')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(marketNamed(live, symbol), (id) => is('market', '=', id)),
        ...given(order, (number) => is('order_no', '=', BigInt(number))),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof filter): Promise<DealRow[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('time', 'desc')
      .orderBy('trade', 'desc')
      .orderBy('role')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) => dealRow(FILLS.record(row), spotMarket(live, row.market)))
  }
  return pageOf(filter, read, request)
}

export function spotTrades(database: Projections, { world, owner }: Whose): OwnTrades {
  return database
    .withTables<SpotTables>()
    .selectFrom('fills')
    .select(['trade', 'time', 'order_no'])
    .where('world', '=', world)
    .where('owner', '=', BigInt(owner))
}
