import type {
  ContractCloseReason,
  ContractOrigin,
  LiquidationStep,
  MarginMode,
  OrderKind,
  Side,
  StopTrigger,
  TimeInForce,
  World,
} from '@touchstone/protocol'

export type LiquidationFeedStep =
  | Exclude<LiquidationStep['step'], 'orders_cancelled'>
  | 'deleveraged'
  | 'insurance_closed'

/** What history keeps of contracts. Units as in ProjectionTables; rates in ppm or 10^-8 as their names say. */
export type ContractTables = {
  contract_orders: {
    world: World
    order_no: bigint
    owner: bigint
    contract: number
    side: Side
    kind: OrderKind
    time_in_force: TimeInForce
    price: bigint
    stop_price: bigint
    trigger: StopTrigger
    lots: bigint
    leverage: number
    margin_mode: MarginMode
    reduce_only: boolean
    take_profit: bigint
    stop_loss: bigint
    lots_filled: bigint
    value_filled: bigint
    fee: bigint
    realised: bigint
    maker_ppm: number
    taker_ppm: number
    origin: ContractOrigin
    state: 'pending' | 'open' | ContractCloseReason
    placed_at: bigint
    updated_at: bigint
  }
  contract_fills: {
    world: World
    contract: number
    /** 0 when the lots were closed without a trade, as is the order. */
    trade: bigint
    role: 'maker' | 'taker' | 'none'
    owner: bigint
    order_no: bigint
    side: Side
    price: bigint
    lots: bigint
    notional: bigint
    fee: bigint
    /** Before the fee, signed. */
    realised: bigint
    /** Of the taker's order, or of the closing. */
    origin: ContractOrigin
    house: boolean
    time: bigint
    /** Where in the log a closing without a trade was told; 0 and 0 for trades. */
    sequence: bigint
    index: number
  }
  positions: {
    world: World
    position: bigint
    owner: bigint
    contract: number
    side: 'long' | 'short'
    /** Without sign: open now, or closed in all once it is closed. */
    lots: bigint
    entry_value: bigint
    /** 0 while open. */
    exit_value: bigint
    /** 0 once closed. */
    margin: bigint
    leverage: number
    margin_mode: MarginMode
    take_profit: bigint
    stop_loss: bigint
    realised: bigint
    fees: bigint
    funding: bigint
    opened_at: bigint
    /** '' while open. */
    closed_by: ContractOrigin | ''
    /** 0 while open. */
    closed_at: bigint
  }
  funding_rates: {
    world: World
    contract: number
    due_at: bigint
    rate_e8: number
    mark: bigint
    paid: bigint
    received: bigint
    sequence: bigint
  }
  funding_payments: {
    world: World
    position: bigint
    due_at: bigint
    owner: bigint
    contract: number
    rate_e8: number
    mark: bigint
    /** Signed as the position. */
    lots: bigint
    amount: bigint
    sequence: bigint
  }
  liquidation_steps: {
    world: World
    sequence: bigint
    /** Place among the events of its entry. */
    index: number
    position: bigint
    owner: bigint
    contract: number
    step: LiquidationStep['step']
    margin_mode: MarginMode
    side: 'long' | 'short'
    mark: bigint
    index_price: bigint
    sample_sequence: bigint
    lots: bigint
    entry_value: bigint
    mark_value: bigint
    margin: bigint
    unrealised: bigint
    equity: bigint
    tier: number
    maintenance_ppm: number
    deduction: bigint
    maintenance: bigint
    risk_ppm: bigint
    liquidation_price: bigint
    bankruptcy_price: bigint
    lots_closed: bigint
    value: bigint
    fee: bigint
    shortfall: bigint
    time: bigint
  }
  liquidation_feed: {
    world: World
    sequence: bigint
    index: number
    contract: number
    step: LiquidationFeedStep
    /** 0 when it was no customer's. */
    position: bigint
    /** '' where the event does not say. */
    side: 'long' | 'short' | ''
    lots: bigint
    value: bigint
    shortfall: bigint
    time: bigint
  }
  insurance_days: { world: World; asset: number; day: bigint; balance: bigint; sequence: bigint }
  definitions: {
    world: World
    kind: 'index' | 'contract' | 'options'
    id: number
    /** 1 for indexes and contracts, counting up for the terms of options. */
    version: number
    sequence: bigint
    time: bigint
    definition: unknown
  }
}

export const CONTRACT_TABLES = [
  'contract_orders',
  'contract_fills',
  'positions',
  'funding_rates',
  'funding_payments',
  'liquidation_steps',
  'liquidation_feed',
  'insurance_days',
  'definitions',
] as const satisfies readonly (keyof ContractTables)[]
