import type { ColumnType } from 'kysely'
import type { Millis } from '../database/columns.ts'

type Whole = ColumnType<bigint, number, number>

/** Addresses that customers were shown: arrivals at others are nobody's. */
export interface DepositAddressesTable {
  owner: Whole
  /** Lower case. */
  address: string
  issued_at: Millis
  /** Version of the terms the customer agreed to before seeing it, -1: none. */
  accepted_terms: Whole
  accepted_at: Millis
}

/** How far the chain has been read. One row. */
export interface ChainCursorTable {
  chain: string
  block: Whole
  /** 0: deposits are credited; else since when they are not. */
  frozen_at: Millis
  frozen_reason: string
}

/** Hashes of the last blocks that were read: where they change, the chain was reorganised. */
export interface ChainBlocksTable {
  number: Whole
  hash: string
}

/**
 * `seen`: waits for confirmations · `credited` · `gone`: its block is no longer part of the chain · `stuck`: read a second
 * time it differed from the first.
 */
export type DepositState = 'seen' | 'credited' | 'gone' | 'stuck'

/** Transfers of the token to customers' addresses. */
export interface ChainDepositsTable {
  contract: string
  transaction: string
  position: number
  block: Whole
  block_hash: string
  from_address: string
  to_address: string
  owner: Whole
  /** In the token's smallest units. */
  amount: string
  state: DepositState
  reason: string
  seen_at: Millis
  changed_at: Millis
  /** Of the log entry that credited it, 0 before. */
  sequence: Whole
  /** When a credited deposit was found to be no longer part of the chain: a loss; 0: it is there. */
  lost_at: Millis
}

/**
 * Arrivals that cannot be credited: `token`: another token · `coin`: the chain's own coin · `too_large`: more than a
 * balance holds · `reappeared`: the transaction was credited before, in another shape.
 */
export type SuspenseKind = 'token' | 'coin' | 'too_large' | 'reappeared'

export interface ChainSuspenseTable {
  /** '' for the chain's own coin. */
  contract: string
  transaction: string
  /** -1 for the chain's own coin. */
  position: number
  kind: SuspenseKind
  block: Whole
  block_hash: string
  from_address: string
  to_address: string
  owner: Whole
  amount: string
  seen_at: Millis
  /** The operator's note that closed the case, '' while open. */
  note: string
  closed_at: Millis
}

export interface ChainTables {
  deposit_addresses: DepositAddressesTable
  chain_cursor: ChainCursorTable
  chain_blocks: ChainBlocksTable
  chain_deposits: ChainDepositsTable
  chain_suspense: ChainSuspenseTable
}

declare module '../database/schema.ts' {
  interface Database extends ChainTables {}
}
