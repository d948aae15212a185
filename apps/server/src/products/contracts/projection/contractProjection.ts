import type { CoreEvent, Deleveraged, InsuranceClosed, LiquidationStep } from '@touchstone/protocol'
import { contractPrintOf } from '../../../marketdata/marketData.ts'
import { orderRows } from '../../../orders/orderRows.ts'
import type { BatchRows } from '../../../projector/batchRows.ts'
import { DEFINITIONS } from '../../../projector/definitionTable.ts'
import { isCustomer } from '../../../projector/isCustomer.ts'
import { defineProjection, type EventPlace } from '../../../projector/projection.ts'
import { addPrint } from '../../../projector/tradeRows.ts'
import { customerContractFills } from './contractFill.ts'
import type { TrackedContractOrder } from './contractOrders.ts'
import { CONTRACT_FILLS, CONTRACT_ORDERS, POSITIONS } from './contractTables.ts'
import { FUNDING_PAYMENTS, FUNDING_RATES } from './fundingTables.ts'
import { LIQUIDATION_FEED, LIQUIDATION_STEPS } from './liquidationTables.ts'
import { OPEN_CONTRACTS, type OpenContracts } from './openContracts.ts'
import { closedRecord, openRecord } from './positionRecord.ts'

const rowsOfOrders = orderRows<TrackedContractOrder>(CONTRACT_ORDERS)

function followOrders(event: CoreEvent, place: EventPlace, rows: BatchRows, { orders }: OpenContracts): void {
  rowsOfOrders(event, place, rows, orders)
}

function followPositions(event: CoreEvent, place: EventPlace, rows: BatchRows, open: OpenContracts): void {
  for (const fill of open.positions.take(event, place)) rows.add(CONTRACT_FILLS, fill)
}

function addStep(event: LiquidationStep, { sequence, time, ordinal }: EventPlace, rows: BatchRows): void {
  const place = { sequence, time, ordinal }
  rows.add(LIQUIDATION_STEPS, { ...event, ...place })
  const { step, contract, owner, side, lotsClosed, value, shortfall } = event
  if (step === 'orders_cancelled') return
  const position = isCustomer(owner) ? event.position : 0
  rows.add(LIQUIDATION_FEED, { ...place, contract, step, position, side, lots: lotsClosed, value, shortfall })
}

function addForced(
  event: InsuranceClosed | Deleveraged,
  { sequence, time, ordinal }: EventPlace,
  rows: BatchRows,
): void {
  const { contract, lots, value } = event
  const shared = { sequence, time, ordinal, contract, side: '', lots, value, shortfall: 0n } as const
  if (event.type === 'InsuranceClosed') rows.add(LIQUIDATION_FEED, { ...shared, step: 'insurance_closed', position: 0 })
  else {
    const position = isCustomer(event.owner) ? event.position : 0
    rows.add(LIQUIDATION_FEED, { ...shared, step: 'deleveraged', position })
  }
}

/** Contracts in history: orders, fills, positions, funding, liquidations. */
export const CONTRACT_PROJECTION = defineProjection({
  tables: [
    CONTRACT_ORDERS,
    CONTRACT_FILLS,
    POSITIONS,
    FUNDING_RATES,
    FUNDING_PAYMENTS,
    LIQUIDATION_STEPS,
    LIQUIDATION_FEED,
  ],
  tracking: OPEN_CONTRACTS,
  events: {
    ContractListed({ definition }, { sequence, time }, rows) {
      rows.add(DEFINITIONS, { kind: 'contract', id: definition.id, version: 1, sequence, time, definition })
    },
    ContractOrderAccepted: followOrders,
    ContractConditionsAccepted: followOrders,
    ContractOrderTriggered: followOrders,
    ContractStopTrailed: followOrders,
    ContractOrderAmended: followOrders,
    ContractOrderClosed: followOrders,
    ContractTrade(event, place, rows, open) {
      followOrders(event, place, rows, open)
      for (const fill of customerContractFills(event, place.time)) rows.add(CONTRACT_FILLS, fill)
      addPrint(rows, { ...contractPrintOf(event, place.time), market: event.contract })
    },
    PositionChanged(event, place, rows, open) {
      followPositions(event, place, rows, open)
      if (isCustomer(event.owner)) rows.put(POSITIONS, openRecord(event))
    },
    PositionClosed(event, place, rows, open) {
      followPositions(event, place, rows, open)
      if (isCustomer(event.owner)) rows.put(POSITIONS, closedRecord(event, place.time))
    },
    FundingSettled(event, { sequence }, rows) {
      rows.add(FUNDING_RATES, { ...event, sequence })
    },
    PositionFunded(event, { sequence }, rows) {
      if (isCustomer(event.owner)) rows.add(FUNDING_PAYMENTS, { ...event, sequence })
    },
    LiquidationStep(event, place, rows, open) {
      followPositions(event, place, rows, open)
      addStep(event, place, rows)
    },
    Deleveraged(event, place, rows, open) {
      followPositions(event, place, rows, open)
      addForced(event, place, rows)
    },
    InsuranceClosed: addForced,
  },
  elsewhere: {
    ContractSettled: 'read with the positions that it closes',
    MarkStruck: 'kept by the minute',
    ContractOrdersPaired: 'the pairs of open orders are asked of the core; of a finished order its reason tells',
  },
})
