import type { World } from '@touchstone/protocol'
import type { DefinitionTables } from './definitionTable.ts'
import type { LedgerTables } from './ledgerTables.ts'
import type { PolicyTables } from './policies/policyTable.ts'
import type { PriceTables } from './prices/priceTables.ts'
import type { TradeTables } from './tradeTables.ts'

/**
 * The tables of history that belong to no product; a product's own come with it (`withTables`).
 * Prices are ticks, quantities lots, money the asset's smallest unit; times are milliseconds UTC. All int8 read as bigint.
 */
export type ProjectionTables = EngineTables & LedgerTables & TradeTables & PriceTables & DefinitionTables & PolicyTables

type EngineTables = {
  projection_cursors: {
    world: World
    sequence: bigint
    version: number
    birth: bigint
    /** Last entry whose price samples are in the tables: those of the running minute are not. */
    samples: bigint
  }
  /** Whole series, oldest first, as arrays of equal length. */
  reference_series: {
    symbol: string
    period: string
    time: bigint[]
    open: bigint[]
    high: bigint[]
    low: bigint[]
    close: bigint[]
    lots: bigint[]
  }
  /** A view of them, a row per candle. */
  reference_bars: {
    symbol: string
    period: string
    time: bigint
    open: bigint
    high: bigint
    low: bigint
    close: bigint
  }
}

/** Raised whenever what a projection holds changes its meaning: the next start then makes everything anew from the log. */
export const PROJECTION_VERSION = 5
