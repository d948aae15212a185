import type { ContractOrigin, OwnerId, Reply } from '@touchstone/protocol'
import { executePlan } from '../../../orders/executePlan.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { announcePosition } from '../../positions/changePosition.ts'
import type { ContractPlan } from '../drafts/contractPlan.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'
import { trimReduceOnly } from '../resting/trimReduceOnly.ts'
import { settleContractFill } from './settleContractFill.ts'

/** Carries a plan out for an open order that is nowhere yet, and tells the positions it has changed. */
export function executeContractOrder(
  state: ContractsState,
  market: ContractMarket,
  slot: number,
  { match }: ContractPlan,
): Reply {
  const { orders, terms } = state.contracts
  const owner = orders.owner(slot)
  const { origin, reduceOnly } = terms.of(slot)
  const reply = executePlan(CONTRACT_ORDERS, settleContractFill, state, market, slot, match)
  announceChanges(state, owner, origin)
  if (reduceOnly && reply.kind === 'order' && reply.state === 'open') trimReduceOnly(state, market, owner)
  return reply
}

/** Tells every position that has changed: the order's owner's with the order's origin, the others' as their own doing. */
export function announceChanges(state: ContractsState, owner: OwnerId, origin: ContractOrigin): void {
  const { changes, markets } = state.contracts
  for (const position of changes.each()) {
    const market = markets[position.contract]
    if (market) announcePosition(state, market, position.owner, position.owner === owner ? origin : 'user')
  }
}
