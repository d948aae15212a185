import type { AmendContractOrder, Reply } from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { refuse } from '../../entry/refusal.ts'
import { NONE } from '../../matching/orderTable.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { ContractsState } from '../contractsState.ts'
import { executeContractOrder } from './execution/executeContractOrder.ts'
import { type Amendment, judgeAmendment } from './judging/judgeAmendment.ts'
import { awaitTrigger, liftContractOrder, shrinkContractOrder, stopWaiting } from './resting/contractHold.ts'
import { contractReply, tellAmended } from './resting/contractReply.ts'

/**
 * Changes price or quantity of a limit order, and the stop price of a waiting stop. Fewer lots at the same price keep the
 * queue place; anything else queues anew and may trade at once like a new order. CAMEND-1 to CAMEND-4.
 */
export function amendContractOrder(state: ContractsState, command: AmendContractOrder): Reply {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner)
  if (refused) return refused
  const { orders } = state.contracts
  const slot = orders.find(command.order)
  if (slot === NONE || orders.owner(slot) !== command.owner) return refuse('order_not_found')
  const amendment = judgeAmendment(state, slot, command)
  if ('kind' in amendment) return amendment
  return amendment.refused ?? carryOut(state, slot, amendment)
}

function carryOut(state: ContractsState, slot: number, amendment: Amendment): Reply {
  const { market, draft, plan } = amendment
  if (amendment.way === 'waits') return changeWaiting(state, slot, amendment)
  if (!plan) {
    shrinkContractOrder(state, market, slot, draft.lots)
    tellAmended(state, market, slot)
    return contractReply(state, slot, 'open')
  }
  const { orders } = state.contracts
  liftContractOrder(state, market, slot)
  orders.setPrice(slot, draft.price)
  orders.setLeft(slot, draft.lots)
  tellAmended(state, market, slot)
  return executeContractOrder(state, market, slot, plan)
}

function changeWaiting(state: ContractsState, slot: number, { market, change, draft }: Amendment): Reply {
  const { orders, terms } = state.contracts
  const kept = terms.of(slot)
  stopWaiting(state, market, slot)
  orders.setPrice(slot, change.price)
  orders.setLeft(slot, draft.lots)
  kept.stopPrice = change.stopPrice
  kept.boundPrice = draft.boundPrice
  awaitTrigger(state, market, slot)
  tellAmended(state, market, slot)
  return contractReply(state, slot, 'pending')
}
