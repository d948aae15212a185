import { type CancelAllContractOrders, type CancelContractOrder, MAX_ID, type Reply } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { done, refuse } from '../../entry/refusal.ts'
import { NONE } from '../../matching/orderTable.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { ContractsState } from '../contractsState.ts'
import { judgeNotHalted } from './judging/judgeContract.ts'
import { closeContractOrder } from './resting/closeContractOrder.ts'
import { contractReply } from './resting/contractReply.ts'

/** Whether the command says something at all: it comes often. */
export function isCancellation({ order }: CancelContractOrder): boolean {
  return isWhole(order, 1, MAX_ID)
}

/** Ends an own order, resting or waiting; allowed while the market is closed. CCANCEL-1. */
export function cancelContractOrder(state: ContractsState, command: CancelContractOrder): Reply {
  const refused = judgeSender(state, command)
  if (refused) return refused
  const { orders } = state.contracts
  const slot = orders.find(command.order)
  if (slot === NONE || orders.owner(slot) !== command.owner) return refuse('order_not_found')
  const market = state.contracts.marketOf(slot)
  const halted = judgeNotHalted(market)
  if (halted) return halted
  const reply = contractReply(state, slot, 'closed')
  closeContractOrder(state, market, slot, 'canceled')
  return reply
}

/** Ends all orders of an owner, oldest first, in one contract or in all that are not halted. Replies how many. CCANCEL-2. */
export function cancelAllContractOrders(state: ContractsState, command: CancelAllContractOrders): Reply {
  const { owner, contract } = command
  const refused = judgeSender(state, command)
  if (refused) return refused
  const only = contract === 0 ? undefined : state.contracts.market(contract)
  if (contract !== 0 && !only) return refuse('unknown_contract')
  const halted = only ? judgeNotHalted(only) : undefined
  if (halted) return halted
  let count = 0
  for (const slot of state.contracts.terms.ofOwner(owner)) {
    const market = state.contracts.marketOf(slot)
    if (only ? market !== only : market.state === 'halted') continue
    closeContractOrder(state, market, slot, 'canceled')
    count++
  }
  return done(count)
}
