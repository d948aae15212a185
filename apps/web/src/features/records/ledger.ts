import { EXPORT_PAGE, readAll, type WholeList } from '@touchstone/frame'
import type { CallData, CallInput } from '@touchstone/protocol'
import { PAGE_SIZE } from '@touchstone/ui'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'

/** The filters of the ledger, without its page. */
export type LedgerFields = Omit<CallInput<'getAccountLog'>, 'page' | 'size'>
export type LedgerEntry = CallData<'getAccountLog'>['list'][number]

export function ledgerQuery(asked: LedgerFields, page: number) {
  return callQuery('getAccountLog', { ...asked, page: String(page), size: String(PAGE_SIZE) })
}

/** The whole ledger, page after page, as far as an export holds it. */
export function readLedger(asked: LedgerFields | undefined): Promise<WholeList<LedgerEntry>> {
  return readAll(
    (page) => api().call('getAccountLog', { ...asked, page: String(page), size: String(EXPORT_PAGE) }),
    entryKey,
  )
}

/** One log entry changes a balance more than once: the sequence alone names no row. */
export function entryKey(row: LedgerEntry): string {
  return [row.sequence, row.account, row.currency, row.type, row.ref, row.change, row.balance].join(' ')
}
