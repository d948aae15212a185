import type { Ticks } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../../entry/refusal.ts'
import { sideOf } from '../../../matching/orderFlags.ts'
import { judgeTimeInForce } from '../../../matching/timeInForce.ts'
import { movedBound } from '../../../orders/slippage.ts'
import type { Triggering } from '../../../orders/triggerOrder.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { ContractDraft } from '../drafts/contractDraft.ts'
import { type ContractPlan, planContract } from '../drafts/contractPlan.ts'
import { draftOf } from '../drafts/draftOf.ts'
import { executeContractOrder } from '../execution/executeContractOrder.ts'
import { judgeOrderMargin } from '../judging/judgeOrderMargin.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'
import { reducible } from '../resting/trimReduceOnly.ts'

/** A stop on a contract takes no more than there is to reduce, and must be paid for like a new order. CSTOP-3, CSTOP-5. */
export const CONTRACT_STOPS: Triggering<ContractsState, ContractMarket, ContractPlan> = {
  tellTriggered: (state, market, slot) => {
    const { orders } = state.contracts
    const owner = orders.owner(slot)
    state.emit({ type: 'ContractOrderTriggered', order: orders.id(slot), owner, contract: market.definition.id })
  },
  tellTrailed: (state, market, slot, trailed) => {
    const { orders } = state.contracts
    const order = { order: orders.id(slot), owner: orders.owner(slot), contract: market.definition.id }
    state.emit({ type: 'ContractStopTrailed', ...order, ...trailed })
  },
  plan: (state, market, slot, trigger) => {
    if (!fitToPosition(state, market, slot)) return undefined
    const draft = trailed(draftOf(state, slot, 0n), trigger)
    const plan = planContract(state, market, draft)
    return { plan, refused: judgeTriggered(state, market, draft, plan) }
  },
  execute: executeContractOrder,
}

/** The bound of a stop that trails has moved with its trigger. TRAIL-5. */
function trailed(draft: ContractDraft, trigger: Ticks): ContractDraft {
  if (trigger === 0) return draft
  const boundPrice = movedBound(draft.boundPrice, draft.stopPrice, trigger)
  return { ...draft, boundPrice, limit: boundPrice }
}

function judgeTriggered(
  state: ContractsState,
  market: ContractMarket,
  draft: ContractDraft,
  plan: ContractPlan,
): Rejected | undefined {
  if (!draft.reduceOnly && state.owners.isFrozen(draft.owner)) return refuse('owner_frozen')
  return (
    judgeOrderMargin(state, market, draft, plan) ?? judgeTimeInForce(draft.timeInForce, draft.prevention, plan.match)
  )
}

/** A reduce-only stop takes no more than there is to reduce; with nothing left it ends, and false comes back. RO-3. */
function fitToPosition(state: ContractsState, market: ContractMarket, slot: number): boolean {
  const { orders, terms } = state.contracts
  if (!terms.of(slot).reduceOnly) return true
  const most = reducible(state, market, orders.owner(slot), sideOf(orders.flags(slot)))
  if (most === 0) CONTRACT_ORDERS.close(state, market, slot, 'reduce_only')
  else if (orders.left(slot) > most) {
    orders.setLeft(slot, most)
    CONTRACT_ORDERS.tellAmended(state, market, slot)
  }
  return most > 0
}
