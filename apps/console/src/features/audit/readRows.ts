import { EXPORT_PAGE, readAll, type WholeList } from '@touchstone/frame'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { adminCall } from '../../shared/api/adminClient.ts'

export type AuditRow = AdminCallData<'getAudit'>['list'][number]

export interface AuditFilter {
  readonly operator: string
  readonly what: string
  readonly subject: string
}

export const MOST_AUDIT_ROWS = 20_000

/** Every row of the filter; `cut` when there are more than an export may hold. */
export function readRows(filter: AuditFilter): Promise<WholeList<AuditRow>> {
  return readAll(
    (page) => adminCall('getAudit', { ...filter, page, size: EXPORT_PAGE }),
    ({ row }) => String(row),
    MOST_AUDIT_ROWS,
  )
}

export const AUDIT_HEAD = [
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

/** The cells of a row in an export; times in ISO 8601, UTC. */
export function auditCells(row: AuditRow): readonly (string | number)[] {
  return AUDIT_HEAD.map((name) => (name === 'time' ? new Date(row.time).toISOString() : row[name]))
}
