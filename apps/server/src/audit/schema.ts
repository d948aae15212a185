import type { Millis } from '../database/columns.ts'

/** The audit chain: every row carries the hash of the one before it. A trigger refuses to change or delete one. */
export interface AuditRowsTable {
  /** From 1, without a gap. */
  row: Millis
  time: Millis
  /** Name of the operator, or `platform`. */
  operator: string
  what: string
  subject: string
  /** Canonical JSON. */
  detail: string
  result: string
  reason: string
  address: string
  device: string
  previous: string
  hash: string
}

/** One row: how long the chain is and where it ends. Locked while a row is added. */
export interface AuditHeadTable {
  id: number
  rows: Millis
  hash: string
}

export interface AuditTables {
  audit_rows: AuditRowsTable
  audit_head: AuditHeadTable
}

declare module '../database/schema.ts' {
  interface Database extends AuditTables {}
}
