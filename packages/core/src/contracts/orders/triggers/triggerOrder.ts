import { sideOf } from '../../../matching/orderFlags.ts'
import { judgeTimeInForce } from '../../../matching/timeInForce.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { planContract } from '../drafts/contractPlan.ts'
import { draftOf } from '../drafts/draftOf.ts'
import { executeContractOrder } from '../execution/executeContractOrder.ts'
import { judgeOrderMargin } from '../judging/judgeOrderMargin.ts'
import { closeContractOrder } from '../resting/closeContractOrder.ts'
import { stopWaiting } from '../resting/contractHold.ts'
import { tellAmended } from '../resting/contractReply.ts'
import { reducible } from '../resting/trimReduceOnly.ts'

/** A stop whose price has come goes on as a normal order of its kind, or closes as rejected if it may not. CSTOP-3, CSTOP-5. */
export function triggerOrder(state: ContractsState, market: ContractMarket, slot: number): void {
  const { orders } = state.contracts
  const owner = orders.owner(slot)
  state.emit({ type: 'ContractOrderTriggered', order: orders.id(slot), owner, contract: market.definition.id })
  stopWaiting(state, market, slot)
  if (!fitToPosition(state, market, slot)) return
  const draft = draftOf(state, slot, 0n)
  const plan = planContract(state, market, draft)
  const refused = judgeTimeInForce(draft.timeInForce, draft.prevention, plan)
  const mayOpen = draft.reduceOnly || !state.owners.isFrozen(owner)
  if (!mayOpen || judgeOrderMargin(state, market, draft, plan)) closeContractOrder(state, market, slot, 'rejected')
  else if (refused)
    closeContractOrder(state, market, slot, refused.rejection === 'self_trade' ? 'self_trade' : 'rejected')
  else executeContractOrder(state, market, slot, plan)
}

/** A reduce-only stop takes no more than there is to reduce; with nothing left it ends, and false comes back. RO-3. */
function fitToPosition(state: ContractsState, market: ContractMarket, slot: number): boolean {
  const { orders, terms } = state.contracts
  if (!terms.of(slot).reduceOnly) return true
  const most = reducible(state, market, orders.owner(slot), sideOf(orders.flags(slot)))
  if (most === 0) closeContractOrder(state, market, slot, 'reduce_only')
  else if (orders.left(slot) > most) {
    orders.setLeft(slot, most)
    tellAmended(state, market, slot)
  }
  return most > 0
}
