import type { CancelAllContractOrders, CancelContractOrder, Reply } from '@touchstone/protocol'
import { refuse } from '../../entry/refusal.ts'
import { cancelOrdersOf, cancelOwnOrder } from '../../orders/cancelOwnOrder.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { ContractsState } from '../contractsState.ts'
import { CONTRACT_ORDERS } from './resting/contractOrders.ts'

/** Allowed while the market is closed. CCANCEL-1. */
export function cancelContractOrder(state: ContractsState, command: CancelContractOrder): Reply {
  return cancelOwnOrder(CONTRACT_ORDERS, state, command)
}

/** In one contract or in all. */
export function cancelAllContractOrders(state: ContractsState, command: CancelAllContractOrders): Reply {
  const { owner, contract } = command
  const refused = judgeSender(state, command)
  if (refused) return refused
  const only = contract === 0 ? undefined : state.contracts.market(contract)
  if (contract !== 0 && !only) return refuse('unknown_contract')
  return cancelOrdersOf(CONTRACT_ORDERS, state, owner, only)
}
