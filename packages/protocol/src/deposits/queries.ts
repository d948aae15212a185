import type { Chain } from '../ledger/chains.ts'

/** Queries about transfers seen on chains. */
export interface DepositQueries {
  isCredited(chain: Chain, token: string, transaction: string, logIndex: number): boolean
}
