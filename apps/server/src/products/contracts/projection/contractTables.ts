import type {
  ContractCloseReason,
  ContractOrigin,
  MarginMode,
  OrderKind,
  Side,
  StopTrigger,
  TimeInForce,
} from '@touchstone/protocol'
import { amount, boolean, int4, named, type TableTypes, table, text, whole } from '../../../projector/table.ts'
import type { FundingTables } from './fundingTables.ts'
import type { LiquidationTables } from './liquidationTables.ts'

/** Customers' orders on contracts, as they are and as they ended. */
export const CONTRACT_ORDERS = table(
  'contract_orders',
  {
    order: named('order_no', whole),
    owner: whole,
    contract: int4,
    side: text<Side>(),
    kind: text<OrderKind>(),
    timeInForce: text<TimeInForce>(),
    price: whole,
    stopPrice: whole,
    trigger: text<StopTrigger>(),
    lots: whole,
    leverage: int4,
    marginMode: text<MarginMode>(),
    reduceOnly: boolean,
    takeProfit: whole,
    stopLoss: whole,
    lotsFilled: whole,
    valueFilled: amount,
    fee: amount,
    realised: amount,
    makerPpm: int4,
    takerPpm: int4,
    goodTill: whole,
    trailTicks: whole,
    trailPpm: int4,
    activation: whole,
    visible: whole,
    extreme: whole,
    origin: text<ContractOrigin>(),
    state: text<'pending' | 'open' | ContractCloseReason>(),
    placedAt: whole,
    updatedAt: whole,
  },
  {
    key: ['order'],
    indexes: {
      contract_orders_of_owner: '(world, owner, order_no)',
      contract_orders_unfinished: "(world) where state in ('pending', 'open')",
    },
    conflict: [
      'price',
      'stopPrice',
      'lots',
      'lotsFilled',
      'valueFilled',
      'fee',
      'realised',
      'goodTill',
      'trailTicks',
      'trailPpm',
      'activation',
      'visible',
      'extreme',
      'state',
      'updatedAt',
    ],
  },
)

/** Each customer's side of a trade in a contract, and lots that left a position without one. */
export const CONTRACT_FILLS = table(
  'contract_fills',
  {
    contract: int4,
    /** 0 when the lots were closed without a trade, as is the order. */
    trade: whole,
    /** 'none': closed without a trade, by a take-over, deleveraging or settlement. */
    role: text<'maker' | 'taker' | 'none'>(),
    owner: whole,
    order: named('order_no', whole),
    side: text<Side>(),
    price: whole,
    lots: whole,
    notional: amount,
    fee: amount,
    /** Before the fee, signed. */
    realised: amount,
    /** Of the taker's order, or of the closing. */
    origin: text<ContractOrigin>(),
    /** The other side was a house account. */
    house: boolean,
    time: whole,
    /** Where in the log a closing without a trade was told; 0 and 0 for trades, which have numbers of their own. */
    sequence: whole,
    index: int4,
  },
  {
    key: ['contract', 'trade', 'role', 'sequence', 'index'],
    indexes: { contract_fills_of_owner: '(world, owner, time)' },
  },
)

/** Positions, as they are and as they ended: each event tells the whole position. */
export const POSITIONS = table(
  'positions',
  {
    position: whole,
    owner: whole,
    contract: int4,
    side: text<'long' | 'short'>(),
    /** Without sign: open now, or closed in all once it is closed. */
    lots: whole,
    entryValue: amount,
    /** 0 while open. */
    exitValue: amount,
    /** 0 once closed. */
    margin: amount,
    leverage: int4,
    marginMode: text<MarginMode>(),
    takeProfit: whole,
    stopLoss: whole,
    realised: amount,
    fees: amount,
    funding: amount,
    openedAt: whole,
    /** '' while open. */
    closedBy: text<ContractOrigin | ''>(),
    /** 0 while open. */
    closedAt: whole,
  },
  {
    key: ['position'],
    indexes: {
      positions_of_owner: '(world, owner, closed_at)',
      positions_open: '(world) where closed_at = 0',
    },
    conflict: [
      'lots',
      'entryValue',
      'exitValue',
      'margin',
      'leverage',
      'marginMode',
      'takeProfit',
      'stopLoss',
      'realised',
      'fees',
      'funding',
      'closedBy',
      'closedAt',
    ],
  },
)

export type ContractTables = TableTypes<typeof CONTRACT_ORDERS> &
  TableTypes<typeof CONTRACT_FILLS> &
  TableTypes<typeof POSITIONS> &
  FundingTables &
  LiquidationTables
