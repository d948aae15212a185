import type { OwnerId, Wallet, World } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from '../projector/schema.ts'
import type { TradingWorld } from './tradingWorlds.ts'

export interface OpenReading {
  readonly tables: Kysely<ProjectionTables>
  readonly name: World
  readonly world: TradingWorld
  readonly owner: OwnerId
  /** Full hours of UTC, oldest first, and last the present. */
  readonly moments: readonly Timestamp[]
}

/** What an owner's open positions were worth at each moment beside the balances, in units of 10^-6 USDT. */
export type OpenValue = (reading: OpenReading) => Promise<readonly Amount[]>

/** What belongs to a product's part of a customer's result, beside the entries of the ledger that it names. */
export interface ProductResult {
  /** The account whose trading fees are its own. */
  readonly feesOf?: Wallet
  /** The change in value of everything held is its own. */
  readonly holdings?: true
  readonly open?: OpenValue
}
