import type { AdminCallData } from '@touchstone/protocol/admin'
import { adminCall } from '../../shared/api/adminClient.ts'

export type AuditRow = AdminCallData<'getAudit'>['list'][number]

export interface AuditFilter {
  readonly operator: string
  readonly what: string
  readonly subject: string
}

const LARGEST_PAGE = 200
export const MOST_EXPORT_ROWS = 20_000

/** Every row of the filter, page by page; `cut` when there are more than an export may hold. */
export async function readRows(
  filter: AuditFilter,
): Promise<{ readonly rows: readonly AuditRow[]; readonly cut: boolean }> {
  const rows: AuditRow[] = []
  for (let page = 1; rows.length < MOST_EXPORT_ROWS; page++) {
    const { list, total } = await adminCall('getAudit', { ...filter, page, size: LARGEST_PAGE })
    rows.push(...list)
    if (list.length === 0 || rows.length >= total) return { rows, cut: false }
  }
  return { rows, cut: true }
}

const HEAD = [
  'row',
  'time',
  'operator',
  'what',
  'subject',
  'detail',
  'result',
  'reason',
  'address',
  'device',
  'hash',
] as const

/** Columns and cells of an export; times in ISO 8601, UTC. */
export function csvOf(
  rows: readonly AuditRow[],
): readonly [readonly string[], readonly (readonly (string | number)[])[]] {
  const cells = rows.map((row) => HEAD.map((name) => (name === 'time' ? new Date(row.time).toISOString() : row[name])))
  return [HEAD, cells]
}
