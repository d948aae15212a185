import { type CallData, CUSTOMER_REFS, type OwnerId, type Wallet, type World } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { type Kysely, type SqlBool, sql } from 'kysely'
import { LEDGER_ENTRIES } from '../projector/ledgerTables.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { OwnFills } from './ownFills.ts'
import { refsOf, tradesNumbered } from './ownTrades.ts'
import { given, type PastPage, pageOf } from './reading.ts'

export interface AccountLogQuery extends PastPage {
  readonly world: World
  readonly owner: OwnerId
  readonly wallet?: Wallet | undefined
  readonly asset?: number | undefined
  readonly type?: string | undefined
  readonly sequence?: number | undefined
  readonly ref?: number | undefined
}

/** Code and decimal places of an asset: how stored amounts become text. */
export type AssetText = (asset: number) => { readonly code: string; readonly scale: number }

export interface LedgerReading {
  readonly database: Kysely<ProjectionTables>
  /** Of every product: a move of money at a trade is told by the order that made it. */
  readonly fills: readonly OwnFills[]
}

/** Ledger entries, newest first. */
export async function accountLog(
  { database, fills }: LedgerReading,
  query: AccountLogQuery,
  assetText: AssetText,
): Promise<CallData<'getAccountLog'>> {
  const { world, owner, wallet, asset, type, sequence, ref, from, to, page, size } = query
  const numbered = ref === undefined ? [] : tradesNumbered(database, fills, query, ref)
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
        ...given(ref, (wanted) =>
          is.or([
            is.and([
              is('ref', '=', BigInt(wanted)),
              sql<SqlBool>`type <> all(${[...CUSTOMER_REFS]})`,
              ...numbered.map(({ called }) => is(is.refTuple('time', 'ref'), 'not in', called)),
            ]),
            ...numbered.map(({ ofOrder }) => is(is.refTuple('time', 'ref'), 'in', ofOrder)),
          ]),
        ),
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
    const entries = rows.map((row) => LEDGER_ENTRIES.record(row))
    const refOf = await refsOf(database, fills, query, entries)
    return entries.map((entry) => ({ ...ledgerRow(entry, assetText), ref: refOf(entry) }))
  }
  return pageOf(filter, read, query)
}

function ledgerRow(entry: ReturnType<typeof LEDGER_ENTRIES.record>, assetText: AssetText) {
  const { time, wallet, type, change, balance, sequence } = entry
  const { code, scale } = assetText(entry.asset)
  return {
    time,
    account: wallet,
    currency: code,
    type,
    change: formatDecimal(change, scale),
    balance: formatDecimal(balance, scale),
    sequence,
  }
}
