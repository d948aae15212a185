import type { ContractCloseReason, ContractOrigin, OwnerId } from '@touchstone/protocol'
import type { Amount, Lots, Ticks } from '@touchstone/quantities'
import { BUY, EXPIRE_MAKER, IOC, MARKET, SELL } from '../../../matching/orderFlags.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { ContractDraft } from '../drafts/contractDraft.ts'
import { planContract } from '../drafts/contractPlan.ts'
import { openContractOrder, tellAccepted } from '../drafts/openContractOrder.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'
import { executeContractOrder } from './executeContractOrder.ts'

/**
 * Closes up to `lots` of an owner's position in the book at once, no worse than `bound` and never beyond the margin or
 * account that stands behind it: an immediate reduce-only order of the exchange's own making. Does nothing when nothing
 * would fill. CLOSE-1, CLOSE-2.
 */
export function closeInBook(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  lots: Lots,
  bound: Ticks,
  origin: ContractOrigin,
): { readonly lotsFilled: Lots; readonly value: Amount } {
  const position = state.contracts.positions.of(owner, market.place)
  if (!position) return NOTHING
  const { makerPpm, takerPpm } = market.definition
  const draft: ContractDraft = {
    owner,
    side: position.isLong ? SELL : BUY,
    kind: MARKET,
    timeInForce: IOC,
    prevention: EXPIRE_MAKER,
    price: 0,
    lots: Math.min(lots, position.size),
    turnover: 0n,
    leverage: position.leverage,
    marginMode: position.marginMode,
    reduceOnly: true,
    stopPrice: 0,
    trigger: 'mark',
    boundPrice: bound,
    limit: bound,
    takeProfit: 0,
    stopLoss: 0,
    makerPpm,
    takerPpm,
    origin,
    held: 0n,
  }
  const plan = planContract(state, market, draft)
  const { fills, lotsFilled } = plan.match
  if (fills === 0) return NOTHING
  const slot = openContractOrder(state, market, draft)
  tellAccepted(state, market, slot, draft)
  executeContractOrder(state, market, slot, plan)
  return { lotsFilled, value: plan.valueFilled }
}

const NOTHING = { lotsFilled: 0, value: 0n }

/** Ends an owner's orders, oldest first: in one contract (its place), or in all. */
export function cancelContractOrders(
  state: ContractsState,
  owner: OwnerId,
  place: number | undefined,
  reason: ContractCloseReason,
): void {
  const { terms } = state.contracts
  const slots = place === undefined ? terms.ofOwner(owner) : terms.liveIn(owner, place)
  for (const slot of slots) CONTRACT_ORDERS.close(state, state.contracts.marketOf(slot), slot, reason)
}
