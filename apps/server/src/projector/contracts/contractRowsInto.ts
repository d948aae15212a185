import { type Kysely, sql } from 'kysely'
import { insertRows, type RowsInto } from '../insertRows.ts'
import type { ProjectionTables } from '../schema.ts'
import type { ContractBatch, DefinitionLine, LiquidationFeedLine } from './contractBatch.ts'
import type { ContractFill } from './contractFill.ts'
import type { TrackedContractOrder } from './contractOrderTracker.ts'
import { FUNDING_PAYMENTS, FUNDING_RATES } from './fundingRowsInto.ts'
import { LIQUIDATION_STEPS } from './liquidationRowsInto.ts'
import type { PositionRecord } from './positionRecord.ts'

const NOTHING = sql`do nothing`

const ORDERS: RowsInto<TrackedContractOrder> = {
  table: 'contract_orders',
  columns: {
    order_no: { kind: 'int8', of: (row) => row.order },
    owner: { kind: 'int8', of: (row) => row.owner },
    contract: { kind: 'int4', of: (row) => row.contract },
    side: { kind: 'text', of: (row) => row.side },
    kind: { kind: 'text', of: (row) => row.kind },
    time_in_force: { kind: 'text', of: (row) => row.timeInForce },
    price: { kind: 'int8', of: (row) => row.price },
    stop_price: { kind: 'int8', of: (row) => row.stopPrice },
    trigger: { kind: 'text', of: (row) => row.trigger },
    lots: { kind: 'int8', of: (row) => row.lots },
    leverage: { kind: 'int4', of: (row) => row.leverage },
    margin_mode: { kind: 'text', of: (row) => row.marginMode },
    reduce_only: { kind: 'boolean', of: (row) => row.reduceOnly },
    take_profit: { kind: 'int8', of: (row) => row.takeProfit },
    stop_loss: { kind: 'int8', of: (row) => row.stopLoss },
    lots_filled: { kind: 'int8', of: (row) => row.lotsFilled },
    value_filled: { kind: 'int8', of: (row) => row.valueFilled },
    fee: { kind: 'int8', of: (row) => row.fee },
    realised: { kind: 'int8', of: (row) => row.realised },
    maker_ppm: { kind: 'int4', of: (row) => row.makerPpm },
    taker_ppm: { kind: 'int4', of: (row) => row.takerPpm },
    origin: { kind: 'text', of: (row) => row.origin },
    state: { kind: 'text', of: (row) => row.state },
    placed_at: { kind: 'int8', of: (row) => row.placedAt },
    updated_at: { kind: 'int8', of: (row) => row.updatedAt },
  },
  conflict: sql`(world, order_no) do update set
    price = excluded.price, stop_price = excluded.stop_price, lots = excluded.lots,
    lots_filled = excluded.lots_filled, value_filled = excluded.value_filled, fee = excluded.fee,
    realised = excluded.realised, state = excluded.state, updated_at = excluded.updated_at`,
}

const FILLS: RowsInto<ContractFill> = {
  table: 'contract_fills',
  columns: {
    contract: { kind: 'int4', of: (row) => row.trade.contract },
    trade: { kind: 'int8', of: (row) => row.trade.trade },
    role: { kind: 'text', of: (row) => row.role },
    owner: { kind: 'int8', of: (row) => row.owner },
    order_no: { kind: 'int8', of: (row) => row.order },
    side: { kind: 'text', of: (row) => row.side },
    price: { kind: 'int8', of: (row) => row.trade.price },
    lots: { kind: 'int8', of: (row) => row.trade.lots },
    notional: { kind: 'int8', of: (row) => row.trade.notional },
    fee: { kind: 'int8', of: (row) => row.fee },
    realised: { kind: 'int8', of: (row) => row.realised },
    origin: { kind: 'text', of: (row) => row.origin },
    house: { kind: 'boolean', of: (row) => row.house },
    time: { kind: 'int8', of: (row) => row.time },
    sequence: { kind: 'int8', of: (row) => row.place.sequence },
    index: { kind: 'int4', of: (row) => row.place.index },
  },
  conflict: NOTHING,
}

/** Each event tells the whole position. */
const POSITIONS: RowsInto<PositionRecord> = {
  table: 'positions',
  columns: {
    position: { kind: 'int8', of: (row) => row.position },
    owner: { kind: 'int8', of: (row) => row.owner },
    contract: { kind: 'int4', of: (row) => row.contract },
    side: { kind: 'text', of: (row) => row.side },
    lots: { kind: 'int8', of: (row) => row.lots },
    entry_value: { kind: 'int8', of: (row) => row.entryValue },
    exit_value: { kind: 'int8', of: (row) => row.exitValue },
    margin: { kind: 'int8', of: (row) => row.margin },
    leverage: { kind: 'int4', of: (row) => row.leverage },
    margin_mode: { kind: 'text', of: (row) => row.marginMode },
    take_profit: { kind: 'int8', of: (row) => row.takeProfit },
    stop_loss: { kind: 'int8', of: (row) => row.stopLoss },
    realised: { kind: 'int8', of: (row) => row.realised },
    fees: { kind: 'int8', of: (row) => row.fees },
    funding: { kind: 'int8', of: (row) => row.funding },
    opened_at: { kind: 'int8', of: (row) => row.openedAt },
    closed_by: { kind: 'text', of: (row) => row.closedBy },
    closed_at: { kind: 'int8', of: (row) => row.closedAt },
  },
  conflict: sql`(world, position) do update set
    lots = excluded.lots, entry_value = excluded.entry_value, exit_value = excluded.exit_value,
    margin = excluded.margin, leverage = excluded.leverage, margin_mode = excluded.margin_mode,
    take_profit = excluded.take_profit, stop_loss = excluded.stop_loss, realised = excluded.realised,
    fees = excluded.fees, funding = excluded.funding, closed_by = excluded.closed_by, closed_at = excluded.closed_at`,
}

const FEED: RowsInto<LiquidationFeedLine> = {
  table: 'liquidation_feed',
  columns: {
    sequence: { kind: 'int8', of: (row) => row.sequence },
    index: { kind: 'int4', of: (row) => row.ordinal },
    contract: { kind: 'int4', of: (row) => row.contract },
    step: { kind: 'text', of: (row) => row.step },
    position: { kind: 'int8', of: (row) => row.position },
    side: { kind: 'text', of: (row) => row.side },
    lots: { kind: 'int8', of: (row) => row.lots },
    value: { kind: 'int8', of: (row) => row.value },
    shortfall: { kind: 'int8', of: (row) => row.shortfall },
    time: { kind: 'int8', of: (row) => row.time },
  },
  conflict: NOTHING,
}

const DEFINITIONS: RowsInto<DefinitionLine> = {
  table: 'definitions',
  columns: {
    kind: { kind: 'text', of: (row) => row.kind },
    id: { kind: 'int4', of: (row) => row.id },
    version: { kind: 'int4', of: (row) => row.version },
    sequence: { kind: 'int8', of: (row) => row.sequence },
    time: { kind: 'int8', of: (row) => row.time },
    definition: { kind: 'jsonb', of: (row) => JSON.stringify(row.definition) },
  },
  conflict: NOTHING,
}

export async function writeContracts(
  database: Kysely<ProjectionTables>,
  constant: Readonly<Record<string, string>>,
  batch: ContractBatch,
): Promise<void> {
  await insertRows(database, [...batch.orders.values()], { ...ORDERS, constant })
  await insertRows(database, batch.fills, { ...FILLS, constant })
  await insertRows(database, [...batch.positions.values()], { ...POSITIONS, constant })
  await insertRows(database, batch.fundingRates, { ...FUNDING_RATES, constant })
  await insertRows(database, batch.payments, { ...FUNDING_PAYMENTS, constant })
  await insertRows(database, batch.steps, { ...LIQUIDATION_STEPS, constant })
  await insertRows(database, batch.feed, { ...FEED, constant })
  await insertRows(database, batch.definitions, { ...DEFINITIONS, constant })
}
