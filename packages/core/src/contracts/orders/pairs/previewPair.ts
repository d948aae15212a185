import type { ContractOrderRequest, ContractPairPreview, ContractPairRequest, OwnerId } from '@touchstone/protocol'
import { type Amount, larger } from '@touchstone/quantities'
import { isPair, judgePair } from '../../../orders/pairs/pairOrders.ts'
import { pairProblem } from '../../../orders/pairs/pairProblem.ts'
import type { ContractsState } from '../../contractsState.ts'
import { draftContract } from '../drafts/draftContract.ts'
import { holdOfDraft } from '../judging/judgeOrderMargin.ts'
import { previewContract } from '../judging/previewContract.ts'
import { CONTRACT_PAIRS, ordersOf } from './pairOrders.ts'

/** The effect of placing the pair now, by the engine's own guards and formulas. Changes nothing. COCO-1, COCO-2. */
export function previewPair(state: ContractsState, pair: ContractPairRequest, owner: OwnerId): ContractPairPreview {
  const orders = ordersOf(state, pair, owner)
  const limit = previewContract(state, orders.limit, owner)
  const stop = previewContract(state, orders.stop, owner)
  const cost = larger(holdOf(state, orders.limit, owner), holdOf(state, orders.stop, owner))
  const together = () => judgePair(CONTRACT_PAIRS, state, orders, owner)
  return { ...pairProblem(isPair(pair), { limit, stop }, together), lots: orders.limit.lots, limit, stop, cost }
}

/** What one of the two would hold alone. */
function holdOf(state: ContractsState, order: ContractOrderRequest, owner: OwnerId): Amount {
  const market = state.contracts.market(order.contract)
  if (!market) return 0n
  return holdOfDraft(market, draftContract(market, order, owner, order.lots, 'user'), undefined)
}
