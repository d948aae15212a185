import type { CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { DepositRow } from '../../chain/chainRows.ts'
import { type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import type { VoucherRow } from './voucherRows.ts'

type Line = CallData<'getRechargeList'>['list'][number]

const COMMON = { currency: 'USDT', chain: 'ethereum' } as const
const SCALE = 6
const LAST = Number.MAX_SAFE_INTEGER

function depositState({ state }: DepositRow): Line['state'] {
  if (state === 'credited') return 'completed'
  return state === 'gone' ? 'failed' : 'pending'
}

function depositLine(row: DepositRow, head: number, confirms: number): Line {
  const depth = row.state === 'gone' ? 0 : head - Number(row.block) + 1
  return {
    ...COMMON,
    id: `${row.transaction}-${row.position}`,
    time: Number(row.seen_at),
    way: 'chain',
    amount: formatPlain(BigInt(row.amount), SCALE),
    state: depositState(row),
    reason: row.state === 'stuck' ? 'being_checked' : row.reason,
    confirmations: row.state === 'credited' ? confirms : Math.max(0, Math.min(depth, confirms)),
    confirms,
    txid: row.transaction,
    from: row.from_address,
    sequence: Number(row.sequence),
  }
}

function voucherLine(row: VoucherRow): Line {
  return {
    ...COMMON,
    id: row.id,
    time: Number(row.created_at),
    way: 'form',
    amount: formatPlain(BigInt(row.amount), SCALE),
    state: row.state === 'failed' ? 'failed' : 'not_reviewed',
    reason: row.reason,
    confirmations: 0,
    confirms: 0,
    txid: row.transaction,
    from: '',
    sequence: 0,
  }
}

/** Deposits as the chain has them, and the forms that are not closed by one. */
export function listCall({
  database,
  chain,
}: Pick<ProductServices, 'database' | 'chain'>): CallHandlers<'getRechargeList'> {
  return {
    getRechargeList: async ({ from = 0, to = LAST, page, size }, context) => {
      const owner = BigInt(sessionOf(context).owner)
      const deposits = database
        .selectFrom('chain_deposits')
        .where('owner', '=', owner)
        .where('seen_at', '>=', BigInt(from))
        .where('seen_at', '<=', BigInt(to))
      const vouchers = database
        .selectFrom('deposit_vouchers')
        .where('owner', '=', owner)
        .where('state', '<>', 'completed')
        .where('created_at', '>=', BigInt(from))
        .where('created_at', '<=', BigInt(to))
      const upTo = page * size
      const seen = await deposits.selectAll().orderBy('seen_at', 'desc').orderBy('transaction').limit(upTo).execute()
      const told = await vouchers.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(upTo).execute()
      const seenMany = await deposits.select(({ fn }) => fn.countAll<bigint>().as('many')).executeTakeFirst()
      const toldMany = await vouchers.select(({ fn }) => fn.countAll<bigint>().as('many')).executeTakeFirst()
      const head = chain?.status().head ?? 0
      const lines = [...seen.map((row) => depositLine(row, head, chain?.confirmations ?? 0)), ...told.map(voucherLine)]
      lines.sort((one, other) => other.time - one.time)
      return {
        list: lines.slice(upTo - size, upTo),
        total: Number(seenMany?.many ?? 0n) + Number(toldMany?.many ?? 0n),
        page,
      }
    },
  }
}
