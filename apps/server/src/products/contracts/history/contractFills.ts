import type { DealRow } from '@touchstone/protocol'
import type { FillsRequest, OwnTrades, Projections, Whose } from '../../../history/ownFills.ts'
import { given, type OwnReading, type Page, pageOf } from '../../../history/reading.ts'
import { contractDealRow } from '../projection/contractFill.ts'
import { CONTRACT_FILLS, type ContractTables } from '../projection/contractTables.ts'
import { listedContract, wantedContracts } from './listedContracts.ts'

/** getDealList of contracts: the caller's fills and other closings of the caller's lots, newest first. */
export async function contractFills(reading: OwnReading, request: FillsRequest): Promise<Page<DealRow>> {
  const { database, world, owner } = reading
  const { symbol, orderNo, from, to, page, size } = request
  const found = database
    .withTables<ContractTables>()
    .selectFrom('contract_fills')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(wantedContracts(reading.live, { symbol }), (ids) => is('contract', 'in', ids)),
        ...given(orderNo, (number) => is('order_no', '=', BigInt(number))),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof found): Promise<DealRow[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('time', 'desc')
      .orderBy('trade', 'desc')
      .orderBy('role')
      .orderBy('sequence', 'desc')
      .orderBy('index', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) =>
      contractDealRow(CONTRACT_FILLS.record(row), listedContract(reading.live, row.contract).text),
    )
  }
  return pageOf(found, read, request)
}

export function contractTrades(database: Projections, { world, owner }: Whose): OwnTrades {
  return database
    .withTables<ContractTables>()
    .selectFrom('contract_fills')
    .select(['trade', 'time', 'order_no'])
    .where('world', '=', world)
    .where('owner', '=', BigInt(owner))
    .where('trade', '>', 0n)
}
