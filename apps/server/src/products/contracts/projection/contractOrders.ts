import {
  type ContractCloseReason,
  type ContractOrderAccepted,
  type ContractTrade,
  conditionsOf,
  NO_CONDITIONS,
  type OrderConditions,
} from '@touchstone/protocol'
import type { Amount, Lots, Ticks, Timestamp } from '@touchstone/quantities'
import type { OrderRules } from '../../../orders/orderTracker.ts'
import { isCustomer } from '../../../projector/isCustomer.ts'

/** A customer's order on a contract with all that has happened to it. Immutable: every change makes a new one. */
export interface TrackedContractOrder
  extends Omit<ContractOrderAccepted, 'type' | 'state' | 'boundPrice' | 'selfTrade'>,
    OrderConditions {
  readonly lotsFilled: Lots
  readonly valueFilled: Amount
  readonly fee: Amount
  /** Profit or loss its fills made real, before fees. */
  readonly realised: Amount
  /** The best price that a stop which trails had seen when it fired; 0 otherwise. */
  readonly extreme: Ticks
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
    ...NO_CONDITIONS,
    extreme: 0,
    placedAt: time,
    updatedAt: time,
  }
}

function filled({ lots, notional }: ContractTrade, side: Pick<TrackedContractOrder, 'fee' | 'realised'>) {
  return (before: TrackedContractOrder): Partial<TrackedContractOrder> => ({
    lotsFilled: before.lotsFilled + lots,
    valueFilled: before.valueFilled + notional,
    fee: before.fee + side.fee,
    realised: before.realised + side.realised,
  })
}

export const CONTRACT_ORDER_RULES: OrderRules<TrackedContractOrder> = {
  number: ({ order }) => order,
  touched: ({ time }) => ({ updatedAt: time }),
  changes(event, { time }, changed) {
    switch (event.type) {
      case 'ContractOrderAccepted':
        return isCustomer(event.owner) ? [newOrder(event, time)] : []
      case 'ContractConditionsAccepted':
        return changed(event.order, conditionsOf(event))
      case 'ContractStopTrailed':
        return changed(event.order, { stopPrice: event.stopPrice, extreme: event.extreme })
      case 'ContractOrderTriggered':
        return changed(event.order, { state: 'open' })
      case 'ContractOrderAmended':
        return changed(event.order, { price: event.price, lots: event.lots, stopPrice: event.stopPrice })
      case 'ContractOrderClosed':
        return changed(event.order, { state: event.reason })
      case 'ContractTrade':
        return [
          ...changed(event.takerOrder, filled(event, { fee: event.takerFee, realised: event.takerRealised })),
          ...changed(event.makerOrder, filled(event, { fee: event.makerFee, realised: event.makerRealised })),
        ]
      default:
        return []
    }
  },
}
