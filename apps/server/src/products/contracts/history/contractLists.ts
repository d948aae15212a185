import type { CallRequest, ContractRow } from '@touchstone/protocol'
import { given, isWithin, type OwnReading, type Page, pageOf, pageOfList } from '../../../history/reading.ts'
import { CONTRACT_ORDERS, type ContractTables, POSITIONS } from '../projection/contractTables.ts'
import { OPEN_CONTRACTS } from '../projection/openContracts.ts'
import { contractOrderNow } from './contractOrderNow.ts'
import { closedPositionRow, contractOrderRow, positionRow } from './contractRows.ts'
import { listedContract, wantedContracts } from './listedContracts.ts'

type ListRequest = CallRequest<'getContractList'>
type ContractFilter = Omit<ListRequest, 'tab'>

/** Orders that the customer did not place: their effect is told by the position that they closed. */
const ENGINES_OWN = ['liquidation', 'deleveraging', 'settlement'] as const

/** getContractList: one tab of the caller's orders and positions, newest first. */
export function contractList(reading: OwnReading, { tab, ...filter }: ListRequest): Promise<Page<ContractRow>> {
  switch (tab) {
    case 'pending':
      return Promise.resolve(pendingContractOrders(reading, filter))
    case 'trading':
      return Promise.resolve(openPositions(reading, filter))
    case 'closed':
      return closedPositions(reading, filter)
    case 'cancelled':
      return cancelledContractOrders(reading, filter)
  }
}

/** Open and waiting orders, from memory. */
function pendingContractOrders(reading: OwnReading, filter: ContractFilter): Page<ContractRow> {
  const { live, owner } = reading
  const ids = wantedContracts(reading.live, filter)
  const found = OPEN_CONTRACTS.of(live)
    .orders.ofOwner(owner)
    .filter(({ contract, placedAt }) => (!ids || ids.includes(contract)) && isWithin(placedAt, filter))
  const { list, ...page } = pageOfList(found.reverse(), filter)
  return {
    ...page,
    list: list.map((order) => contractOrderNow(live, order)),
  }
}

/** Open positions, from memory. */
function openPositions(reading: OwnReading, filter: ContractFilter): Page<ContractRow> {
  const ids = wantedContracts(reading.live, filter)
  const found = reading.live.port.core.contracts
    .positions(reading.owner)
    .filter(({ contract, openedAt }) => (!ids || ids.includes(contract)) && isWithin(openedAt, filter))
    .toSorted((one, other) => other.position - one.position)
  const { list, ...page } = pageOfList(found, filter)
  return {
    ...page,
    list: list.map((position) => {
      const { text, mark } = listedContract(reading.live, position.contract)
      return positionRow(position, text, mark)
    }),
  }
}

/** Closed positions by when they closed. */
async function closedPositions(reading: OwnReading, filter: ContractFilter): Promise<Page<ContractRow>> {
  const { database, world, owner } = reading
  const { from, to, page, size } = filter
  const found = database
    .withTables<ContractTables>()
    .selectFrom('positions')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        is('closed_at', '>', 0n),
        ...given(wantedContracts(reading.live, filter), (ids) => is('contract', 'in', ids)),
        ...given(from, (time) => is('closed_at', '>=', BigInt(time))),
        ...given(to, (time) => is('closed_at', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof found): Promise<ContractRow[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('closed_at', 'desc')
      .orderBy('position', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) => {
      const { text, mark } = listedContract(reading.live, row.contract)
      return closedPositionRow(POSITIONS.record(row), text, mark)
    })
  }
  return pageOf(found, read, filter)
}

/** Orders that ended without being filled in full, by when they were placed. */
async function cancelledContractOrders(reading: OwnReading, filter: ContractFilter): Promise<Page<ContractRow>> {
  const { database, world, owner } = reading
  const { from, to, page, size } = filter
  const found = database
    .withTables<ContractTables>()
    .selectFrom('contract_orders')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        is('state', 'not in', ['pending', 'open', 'filled']),
        is('origin', 'not in', ENGINES_OWN),
        ...given(wantedContracts(reading.live, filter), (ids) => is('contract', 'in', ids)),
        ...given(from, (time) => is('placed_at', '>=', BigInt(time))),
        ...given(to, (time) => is('placed_at', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof found): Promise<ContractRow[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('order_no', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) => {
      const { text, mark } = listedContract(reading.live, row.contract)
      return contractOrderRow(CONTRACT_ORDERS.record(row), text, { mark, held: 0n, shown: 0, other: 0 })
    })
  }
  return pageOf(found, read, filter)
}
