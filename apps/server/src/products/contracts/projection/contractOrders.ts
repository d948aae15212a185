import type { ContractCloseReason, ContractOrderAccepted, ContractTrade, OrderId } from '@touchstone/protocol'
import type { Amount, Lots, Timestamp } from '@touchstone/quantities'
import type { OrderChanges } from '../../../orders/orderTracker.ts'
import { isCustomer } from '../../../projector/isCustomer.ts'

/** A customer's order on a contract with all that has happened to it. Immutable: every change makes a new one. */
export interface TrackedContractOrder
  extends Omit<ContractOrderAccepted, 'type' | 'state' | 'boundPrice' | 'selfTrade'> {
  readonly lotsFilled: Lots
  readonly valueFilled: Amount
  readonly fee: Amount
  /** Profit or loss its fills made real, before fees. */
  readonly realised: Amount
  /** The moment it ends at; 0 without. */
  readonly goodTill: Timestamp
  readonly state: 'pending' | 'open' | ContractCloseReason
  readonly placedAt: Timestamp
  readonly updatedAt: Timestamp
}

function newOrder(event: ContractOrderAccepted, time: Timestamp): TrackedContractOrder {
  const { type: _type, boundPrice: _boundPrice, selfTrade: _selfTrade, ...terms } = event
  return {
    ...terms,
    lotsFilled: 0,
    valueFilled: 0n,
    fee: 0n,
    realised: 0n,
    goodTill: 0,
    placedAt: time,
    updatedAt: time,
  }
}

function filled(
  held: TrackedContractOrder | undefined,
  { lots, notional }: ContractTrade,
  side: Pick<TrackedContractOrder, 'fee' | 'realised'>,
  time: Timestamp,
): readonly TrackedContractOrder[] {
  if (!held) return []
  return [
    {
      ...held,
      lotsFilled: held.lotsFilled + lots,
      valueFilled: held.valueFilled + notional,
      fee: held.fee + side.fee,
      realised: held.realised + side.realised,
      updatedAt: time,
    },
  ]
}

export const contractOrderChanges: OrderChanges<TrackedContractOrder> = (event, time, held) => {
  const changed = (order: OrderId, change: Partial<TrackedContractOrder>): readonly TrackedContractOrder[] => {
    const before = held(order)
    return before ? [{ ...before, ...change, updatedAt: time }] : []
  }
  switch (event.type) {
    case 'ContractOrderAccepted':
      return isCustomer(event.owner) ? [newOrder(event, time)] : []
    case 'ContractConditionsAccepted':
      return changed(event.order, { goodTill: event.goodTill })
    case 'ContractOrderTriggered':
      return changed(event.order, { state: 'open' })
    case 'ContractOrderAmended':
      return changed(event.order, { price: event.price, lots: event.lots, stopPrice: event.stopPrice })
    case 'ContractOrderClosed':
      return changed(event.order, { state: event.reason })
    case 'ContractTrade':
      return [
        ...filled(held(event.takerOrder), event, { fee: event.takerFee, realised: event.takerRealised }, time),
        ...filled(held(event.makerOrder), event, { fee: event.makerFee, realised: event.makerRealised }, time),
      ]
    default:
      return []
  }
}
