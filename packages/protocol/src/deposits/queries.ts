import type { Chain } from '../ledger/chains.ts'

/** What the core knows of transfers seen on chains. */
export interface DepositQueries {
  isCredited(chain: Chain, token: string, transaction: string, logIndex: number): boolean
}
