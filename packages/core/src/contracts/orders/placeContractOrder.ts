import type { ContractOrderRequest, ContractOrigin, OwnerId, PlaceContractOrder, Reply } from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { ContractsState } from '../contractsState.ts'
import { openContractOrder, tellAccepted } from './drafts/openContractOrder.ts'
import { executeContractOrder } from './execution/executeContractOrder.ts'
import { judgeContractOrder } from './judging/judgeContractOrder.ts'
import { CONTRACT_ORDERS } from './resting/contractOrders.ts'

/** A customer's new order. The reply tells the order after its own matching. CPLACE-1 to CPLACE-17. */
export function placeContractOrder(state: ContractsState, command: PlaceContractOrder): Reply {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner)
  return refused ?? acceptContractOrder(state, command, command.owner, 'user')
}

/** Judges an order of an owner who may trade, and carries it out. */
export function acceptContractOrder(
  state: ContractsState,
  order: ContractOrderRequest,
  owner: OwnerId,
  origin: ContractOrigin,
): Reply {
  const judged = judgeContractOrder(state, order, owner, origin)
  if ('kind' in judged) return judged
  const { market, draft, plan, refused } = judged
  if (refused) return refused
  const slot = openContractOrder(state, market, draft)
  tellAccepted(state, market, slot, draft)
  if (plan) return executeContractOrder(state, market, slot, plan)
  CONTRACT_ORDERS.awaitTrigger(state, market, slot)
  return CONTRACT_ORDERS.reply(state, slot, 'pending')
}
