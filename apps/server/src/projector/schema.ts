import type { CloseReason, OrderKind, PostingReason, Side, TimeInForce, Wallet, World } from '@touchstone/protocol'
import { CONTRACT_TABLES, type ContractTables } from './contracts/contractTables.ts'
import { CONVERSION_TABLES, type ConversionTables } from './conversions/conversionTables.ts'
import { OPTION_TABLES, type OptionTables } from './options/optionTables.ts'
import { POLICY_TABLES, type PolicyTables } from './policies/policyTables.ts'
import { PRICE_TABLES, type PriceTables } from './prices/priceTables.ts'
import { TRANSFER_TABLES, type TransferTables } from './transfers/transferTables.ts'
import { WITHDRAWAL_TABLES, type WithdrawalTables } from './withdrawals/withdrawalTables.ts'

/** Prices are ticks, quantities lots, money the asset's smallest unit; times are milliseconds UTC. All int8 read as bigint. */
export type ProjectionTables = SpotTables &
  ContractTables &
  PriceTables &
  OptionTables &
  TransferTables &
  PolicyTables &
  WithdrawalTables &
  ConversionTables

type SpotTables = {
  projection_cursors: {
    world: World
    sequence: bigint
    version: number
    birth: bigint
    /** Last entry whose price samples are in the tables: those of the running minute are not. */
    samples: bigint
  }
  orders: {
    world: World
    order_no: bigint
    owner: bigint
    market: number
    side: Side
    kind: OrderKind
    time_in_force: TimeInForce
    price: bigint
    stop_price: bigint
    lots: bigint
    turnover: bigint
    lots_filled: bigint
    quote_filled: bigint
    fee: bigint
    maker_ppm: number
    taker_ppm: number
    state: 'pending' | 'open' | CloseReason
    placed_at: bigint
    updated_at: bigint
  }
  fills: {
    world: World
    market: number
    trade: bigint
    role: 'maker' | 'taker'
    owner: bigint
    order_no: bigint
    side: Side
    price: bigint
    lots: bigint
    quote: bigint
    fee: bigint
    house: boolean
    time: bigint
  }
  ledger_entries: {
    world: World
    sequence: bigint
    index: number
    owner: bigint
    wallet: Wallet
    asset: number
    type: PostingReason
    change: bigint
    balance: bigint
    ref: bigint
    time: bigint
  }
  balances: { world: World; owner: bigint; wallet: Wallet; asset: number; available: bigint; held: bigint }
  trades: {
    world: World
    market: number
    trade: bigint
    time: bigint
    price: bigint
    lots: bigint
    quote: bigint
    taker_side: Side
    house: boolean
  }
  candles: CandleColumns & { world: World; market: number }
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
  reference_bars: CandleColumns & { symbol: string }
}

type CandleColumns = {
  period: string
  time: bigint
  open: bigint
  high: bigint
  low: bigint
  close: bigint
  /** numeric: sums may pass what an int8 holds. Read as text. */
  lots: string
  quote: string
}

/** Tables that are made from the log alone and may be dropped at any time. */
export const PROJECTED_TABLES = [
  'orders',
  'fills',
  'ledger_entries',
  'balances',
  'trades',
  'candles',
  ...CONTRACT_TABLES,
  ...PRICE_TABLES,
  ...OPTION_TABLES,
  ...TRANSFER_TABLES,
  ...POLICY_TABLES,
  ...WITHDRAWAL_TABLES,
  ...CONVERSION_TABLES,
] as const

/** Raised whenever what a projection holds changes its meaning: the next start then makes everything anew from the log. */
export const PROJECTION_VERSION = 4
