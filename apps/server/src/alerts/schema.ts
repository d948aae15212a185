import type { AlertPrice, AlertSide, World } from '@touchstone/protocol'
import type { Generated } from 'kysely'
import type { Millis } from '../database/columns.ts'

/** Price alerts that wait; one that is told is deleted in the transaction of its message. */
export interface PriceAlertsTable {
  id: Generated<bigint>
  user_id: string
  world: World
  symbol: string
  by: AlertPrice
  side: AlertSide
  /** With the decimals of its market. */
  price: string
  created_at: Millis
}

export interface AlertTables {
  price_alerts: PriceAlertsTable
}

declare module '../database/schema.ts' {
  interface Database extends AlertTables {}
}
