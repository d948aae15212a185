import type { ContractCloseReason, ContractOrderAccepted, ContractTrade } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { beginning, type HeldOrder, heldOrderRules } from '../../../orders/heldOrder.ts'

/** A customer's order on a contract with all that has happened to it. */
export interface TrackedContractOrder
  extends HeldOrder,
    Omit<ContractOrderAccepted, 'type' | 'state' | 'boundPrice' | 'selfTrade'> {
  readonly valueFilled: Amount
  /** Profit or loss its fills made real, before fees. */
  readonly realised: Amount
  readonly state: 'pending' | 'open' | ContractCloseReason
}

function begun(event: ContractOrderAccepted, time: Timestamp): TrackedContractOrder {
  const { type: _type, boundPrice: _boundPrice, selfTrade: _selfTrade, ...terms } = event
  return { ...terms, ...beginning(time), valueFilled: 0n, realised: 0n }
}

export const CONTRACT_ORDER_RULES = heldOrderRules<TrackedContractOrder, ContractOrderAccepted, ContractTrade>({
  names: {
    accepted: 'ContractOrderAccepted',
    conditions: 'ContractConditionsAccepted',
    trailed: 'ContractStopTrailed',
    triggered: 'ContractOrderTriggered',
    amended: 'ContractOrderAmended',
    closed: 'ContractOrderClosed',
    traded: 'ContractTrade',
  },
  begun,
  filled: ({ valueFilled, realised }, { notional, takerRealised, makerRealised }, role) => ({
    valueFilled: valueFilled + notional,
    realised: realised + (role === 'taker' ? takerRealised : makerRealised),
  }),
})
