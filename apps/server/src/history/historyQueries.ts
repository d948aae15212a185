import type { CallData, MarketId, OrderRow, OwnerId, Side, Wallet, World } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { MarketText } from '../marketdata/marketText.ts'
import { LEDGER_ENTRIES } from '../projector/ledgerTables.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { dealRow } from '../projector/spot/fill.ts'
import { FILLS, ORDERS } from '../projector/spot/spotTables.ts'
import { given, type PastPage, pageOf } from './reading.ts'
import { orderRow } from './spot/orderRow.ts'

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
    return rows.map((row) => orderRow(ORDERS.record(row), texts.market(row.market)))
  }
  return pageOf(filter, read, query)
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
    return rows.map((row) => dealRow(FILLS.record(row), texts.market(row.market)))
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
    return rows.map((row) => ledgerRow(LEDGER_ENTRIES.record(row), texts))
  }
  return pageOf(filter, read, query)
}

function ledgerRow(entry: ReturnType<typeof LEDGER_ENTRIES.record>, texts: HistoryTexts) {
  const { time, wallet, type, change, balance, ref, sequence } = entry
  const { code, scale } = texts.asset(entry.asset)
  return {
    time,
    account: wallet,
    currency: code,
    type,
    change: formatDecimal(change, scale),
    balance: formatDecimal(balance, scale),
    ref: ref === 0 ? '' : String(ref),
    sequence,
  }
}
