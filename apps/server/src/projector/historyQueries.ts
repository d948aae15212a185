import type { CallData, MarketId, OrderRow, OwnerId, Side, Wallet, World } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { MarketText } from '../marketdata/marketText.ts'
import { dealRow, type Fill } from './fill.ts'
import { orderRow } from './orderRow.ts'
import { orderOfRow } from './projectionState.ts'
import { given, type PastPage, pageOf } from './reading.ts'
import type { ProjectionTables } from './schema.ts'

type Projections = Kysely<ProjectionTables>

interface OwnersHistory extends PastPage {
  readonly world: World
  readonly owner: OwnerId
}

export interface OrderHistoryQuery extends OwnersHistory {
  readonly market?: MarketId | undefined
  readonly side?: Side | undefined
}

export interface DealQuery extends OwnersHistory {
  readonly market?: MarketId | undefined
  readonly order?: number | undefined
}

export interface AccountLogQuery extends OwnersHistory {
  readonly wallet?: Wallet | undefined
  readonly asset?: number | undefined
  readonly type?: string | undefined
  readonly sequence?: number | undefined
}

/** How stored numbers become text. */
export interface HistoryTexts {
  market(market: MarketId): MarketText
  asset(asset: number): { readonly code: string; readonly scale: number }
}

type Tables = ProjectionTables

/** Finished orders, newest first. */
export async function orderHistory(
  database: Projections,
  query: OrderHistoryQuery,
  texts: HistoryTexts,
): Promise<CallData<'getOrderList'>> {
  const { world, owner, market, side, from, to, page, size } = query
  const filter = database
    .selectFrom('orders')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        is('state', 'not in', ['pending', 'open']),
        ...given(market, (id) => is('market', '=', id)),
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
    return rows.map((row) => orderRow(orderOfRow(row), texts.market(row.market)))
  }
  return pageOf(filter, read, query)
}

function fillOfRow(row: Selectable<Tables['fills']>): Fill {
  const { market, role, side, quote, fee, house } = row
  const trade = { trade: Number(row.trade), market, price: Number(row.price), lots: Number(row.lots), quote }
  return {
    trade,
    role,
    side,
    fee,
    house,
    time: Number(row.time),
    owner: Number(row.owner),
    order: Number(row.order_no),
  }
}

/** Fills, newest first. */
export async function dealList(
  database: Projections,
  query: DealQuery,
  texts: HistoryTexts,
): Promise<CallData<'getDealList'>> {
  const { world, owner, market, order, from, to, page, size } = query
  const filter = database
    .selectFrom('fills')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(market, (id) => is('market', '=', id)),
        ...given(order, (number) => is('order_no', '=', BigInt(number))),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof filter) => {
    const rows = await filtered
      .selectAll()
      .orderBy('time', 'desc')
      .orderBy('trade', 'desc')
      .orderBy('role')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) => dealRow(fillOfRow(row), texts.market(row.market)))
  }
  return pageOf(filter, read, query)
}

/** Ledger entries, newest first. */
export async function accountLog(
  database: Projections,
  query: AccountLogQuery,
  texts: HistoryTexts,
): Promise<CallData<'getAccountLog'>> {
  const { world, owner, wallet, asset, type, sequence, from, to, page, size } = query
  const filter = database
    .selectFrom('ledger_entries')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(wallet, (wanted) => is('wallet', '=', wanted)),
        ...given(asset, (id) => is('asset', '=', id)),
        ...given(type, (wanted) => sql<SqlBool>`type = ${wanted}`),
        ...given(sequence, (wanted) => is('sequence', '=', BigInt(wanted))),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof filter) => {
    const rows = await filtered
      .selectAll()
      .orderBy('sequence', 'desc')
      .orderBy('index', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) => ledgerRow(row, texts))
  }
  return pageOf(filter, read, query)
}

function ledgerRow(row: Selectable<Tables['ledger_entries']>, texts: HistoryTexts) {
  const { code, scale } = texts.asset(row.asset)
  return {
    time: Number(row.time),
    account: row.wallet,
    currency: code,
    type: row.type,
    change: formatDecimal(row.change, scale),
    balance: formatDecimal(row.balance, scale),
    ref: row.ref === 0n ? '' : String(row.ref),
    sequence: Number(row.sequence),
  }
}
