import type { Selectable } from 'kysely'
import type { ProjectionTables } from '../schema.ts'
import type { ContractFill } from './contractFill.ts'
import type { TrackedContractOrder } from './contractOrderTracker.ts'
import type { PositionRecord } from './positionRecord.ts'

/** Rows of the tables as the records they were made from. */

export function contractOrderOfRow(row: Selectable<ProjectionTables['contract_orders']>): TrackedContractOrder {
  return {
    order: Number(row.order_no),
    owner: Number(row.owner),
    contract: row.contract,
    side: row.side,
    kind: row.kind,
    timeInForce: row.time_in_force,
    price: Number(row.price),
    stopPrice: Number(row.stop_price),
    trigger: row.trigger,
    lots: Number(row.lots),
    leverage: row.leverage,
    marginMode: row.margin_mode,
    reduceOnly: row.reduce_only,
    takeProfit: Number(row.take_profit),
    stopLoss: Number(row.stop_loss),
    lotsFilled: Number(row.lots_filled),
    valueFilled: row.value_filled,
    fee: row.fee,
    realised: row.realised,
    makerPpm: row.maker_ppm,
    takerPpm: row.taker_ppm,
    origin: row.origin,
    state: row.state,
    placedAt: Number(row.placed_at),
    updatedAt: Number(row.updated_at),
  }
}

export function contractFillOfRow(row: Selectable<ProjectionTables['contract_fills']>): ContractFill {
  const { contract, role, side, notional, fee, realised, origin, house } = row
  const trade = { trade: Number(row.trade), contract, price: Number(row.price), lots: Number(row.lots), notional }
  return {
    trade,
    role,
    side,
    fee,
    realised,
    origin,
    house,
    time: Number(row.time),
    owner: Number(row.owner),
    order: Number(row.order_no),
    place: { sequence: Number(row.sequence), index: row.index },
  }
}

export function positionOfRow(row: Selectable<ProjectionTables['positions']>): PositionRecord {
  return {
    position: Number(row.position),
    owner: Number(row.owner),
    contract: row.contract,
    side: row.side,
    lots: Number(row.lots),
    entryValue: row.entry_value,
    exitValue: row.exit_value,
    margin: row.margin,
    leverage: row.leverage,
    marginMode: row.margin_mode,
    takeProfit: Number(row.take_profit),
    stopLoss: Number(row.stop_loss),
    realised: row.realised,
    fees: row.fees,
    funding: row.funding,
    openedAt: Number(row.opened_at),
    closedBy: row.closed_by,
    closedAt: Number(row.closed_at),
  }
}
