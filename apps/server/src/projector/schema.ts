import type { World } from '@touchstone/protocol'
import { CONTRACT_FILLS, CONTRACT_ORDERS, type ContractTables, POSITIONS } from './contracts/contractTables.ts'
import { FUNDING_PAYMENTS, FUNDING_RATES } from './contracts/fundingTables.ts'
import { LIQUIDATION_FEED, LIQUIDATION_STEPS } from './contracts/liquidationTables.ts'
import { CONVERSIONS, type ConversionTables } from './conversions/conversionTable.ts'
import { DEFINITIONS, type DefinitionTables } from './definitionTable.ts'
import { BALANCES, INSURANCE_DAYS, LEDGER_ENTRIES, type LedgerTables } from './ledgerTables.ts'
import { OPTIONS, type OptionTables } from './options/optionTable.ts'
import { POLICIES, type PolicyTables } from './policies/policyTable.ts'
import { INDEX_MINUTES, MARK_MINUTES, PRICE_CANDLES, type PriceTables } from './prices/priceTables.ts'
import { FILLS, ORDERS, type SpotTables } from './spot/spotTables.ts'
import type { ProjectedTable } from './table.ts'
import { CANDLES, TRADES, type TradeTables } from './tradeTables.ts'
import { TRANSFERS, type TransferTables } from './transfers/transferTable.ts'
import { WITHDRAWAL_STEPS, WITHDRAWALS, type WithdrawalTables } from './withdrawals/withdrawalTables.ts'

/** Prices are ticks, quantities lots, money the asset's smallest unit; times are milliseconds UTC. All int8 read as bigint. */
export type ProjectionTables = EngineTables &
  LedgerTables &
  TradeTables &
  SpotTables &
  ContractTables &
  PriceTables &
  DefinitionTables &
  OptionTables &
  TransferTables &
  PolicyTables &
  WithdrawalTables &
  ConversionTables

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

/** Tables that are made from the log alone and may be dropped at any time. */
export const PROJECTED_TABLES: readonly ProjectedTable[] = [
  ORDERS,
  FILLS,
  LEDGER_ENTRIES,
  BALANCES,
  TRADES,
  CANDLES,
  CONTRACT_ORDERS,
  CONTRACT_FILLS,
  POSITIONS,
  FUNDING_RATES,
  FUNDING_PAYMENTS,
  LIQUIDATION_STEPS,
  LIQUIDATION_FEED,
  INSURANCE_DAYS,
  DEFINITIONS,
  INDEX_MINUTES,
  MARK_MINUTES,
  PRICE_CANDLES,
  OPTIONS,
  TRANSFERS,
  POLICIES,
  WITHDRAWALS,
  WITHDRAWAL_STEPS,
  CONVERSIONS,
]

/** Raised whenever what a projection holds changes its meaning: the next start then makes everything anew from the log. */
export const PROJECTION_VERSION = 4
