import type { ColumnType } from 'kysely'
import type { Millis } from '../../database/columns.ts'

export type VoucherState = 'not_reviewed' | 'completed' | 'failed'

/** Customers' statements about deposits of theirs. They credit nothing. */
export interface DepositVouchersTable {
  id: string
  user_id: string
  owner: ColumnType<bigint, number, number>
  /** In units of the asset. */
  amount: string
  image_id: string
  /** Lower case, '' when the customer named none. */
  transaction: string
  /** null: none was sent. */
  cid: string | null
  state: VoucherState
  /** The reviewer's note when it failed, '' otherwise. */
  reason: string
  /** '' for one that was complete from the start. */
  case_id: string
  created_at: Millis
  changed_at: Millis
}

export interface DepositTables {
  deposit_vouchers: DepositVouchersTable
}

declare module '../../database/schema.ts' {
  interface Database extends DepositTables {}
}
