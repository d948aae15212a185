import type { CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { Selectable } from 'kysely'
import type { ChainSuspenseTable, SuspenseKind } from '../../chain/schema.ts'
import { type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'

type Line = CallData<'getUncreditedList'>['list'][number]

const USDT = { currency: 'USDT', decimals: 6 } as const
/** The known units of each kind; none for a token that anybody may have made. */
const MEASURES: Readonly<Record<SuspenseKind, { readonly currency: string; readonly decimals: number } | null>> = {
  token: null,
  coin: { currency: 'ETH', decimals: 18 },
  too_large: USDT,
  reappeared: USDT,
}

function uncreditedLine(row: Selectable<ChainSuspenseTable>): Line {
  const measure = MEASURES[row.kind]
  return {
    id: `${row.contract}-${row.transaction}-${row.position}`,
    time: Number(row.seen_at),
    kind: row.kind,
    currency: measure?.currency ?? '',
    amount: measure ? formatPlain(BigInt(row.amount), measure.decimals) : '',
    units: row.amount,
    contract: row.contract,
    txid: row.transaction,
    from: row.from_address,
    state: row.closed_at === 0n ? 'open' : 'settled',
    settledAt: Number(row.closed_at),
  }
}

/** Arrivals at a customer's address that are in no balance. Notes of operators about them stay among operators. */
export function uncreditedCall({ database }: Pick<ProductServices, 'database'>): CallHandlers<'getUncreditedList'> {
  return {
    getUncreditedList: async ({ page, size }, context) => {
      const owner = BigInt(sessionOf(context).owner)
      const arrivals = database.selectFrom('chain_suspense').where('owner', '=', owner)
      const newest = arrivals.selectAll().orderBy('seen_at', 'desc').orderBy('transaction').orderBy('position')
      const rows = await newest
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const count = await arrivals.select(({ fn }) => fn.countAll<bigint>().as('many')).executeTakeFirst()
      return { list: rows.map(uncreditedLine), total: Number(count?.many ?? 0n), page }
    },
  }
}
