import type { ColumnType } from 'kysely'
import type { Millis } from '../../database/columns.ts'

export type PurchaseState = 'pending' | 'success' | 'failed'

/** Rates that customers were told, for as long as they are kept. */
export interface PurchaseQuotesTable {
  id: string
  user_id: string
  currency: string
  /** Of the paid currency for one coin, decimal. */
  rate: string
  pay_currency: string
  /** Of the paid currency for one USDT, decimal. */
  per_usdt: string
  /** Version of the terms that were told with it. */
  terms: ColumnType<bigint, number, number>
  expires_at: Millis
}

export interface PurchasesTable {
  id: string
  user_id: string
  owner: ColumnType<bigint, number, number>
  currency: string
  /** Units of the coin. */
  amount: string
  rate: string
  pay_currency: string
  /** Decimal. */
  pay: string
  /** The payment, in units of USDT. */
  value: string
  /** Version of the terms the customer agreed to; null for a purchase from before they were asked for. */
  terms: ColumnType<bigint | null, number | null, number | null>
  /** Of the payer, where it was kept before names were sealed; '' since. */
  name: string
  /** Of the payer, encrypted; '' where {@link name} has it. */
  sealed_name: string
  image_id: string
  /** null: none was sent. */
  cid: string | null
  state: PurchaseState
  reason: string
  /** The bank's line that paid it, null until it is credited; no line pays twice. */
  reference: string | null
  created_at: Millis
  /** 0 while pending. */
  decided_at: Millis
}

export interface PurchaseTables {
  purchase_quotes: PurchaseQuotesTable
  purchases: PurchasesTable
}

declare module '../../database/schema.ts' {
  interface Database extends PurchaseTables {}
}
