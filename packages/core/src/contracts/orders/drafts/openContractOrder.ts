import { KINDS, PREVENTIONS, SIDES, TIMES } from '../../../matching/orderFlags.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'
import type { ContractDraft } from './contractDraft.ts'

/** Gives the draft a number and a slot. It is nowhere yet: neither in the book nor waiting. */
export function openContractOrder(state: ContractsState, market: ContractMarket, draft: ContractDraft): number {
  const slot = CONTRACT_ORDERS.open(state, draft)
  state.contracts.terms.add(slot, {
    contract: market.place,
    stopPrice: draft.stopPrice,
    boundPrice: draft.boundPrice,
    trigger: draft.trigger,
    leverage: draft.leverage,
    marginMode: draft.marginMode,
    reduceOnly: draft.reduceOnly,
    takeProfit: draft.takeProfit,
    stopLoss: draft.stopLoss,
    makerPpm: draft.makerPpm,
    takerPpm: draft.takerPpm,
    placedAt: state.time,
    origin: draft.origin,
    filled: 0,
    valueFilled: 0n,
  })
  return slot
}

/** Tells a new order. */
export function tellAccepted(state: ContractsState, market: ContractMarket, slot: number, draft: ContractDraft): void {
  state.emit({
    type: 'ContractOrderAccepted',
    order: state.contracts.orders.id(slot),
    owner: draft.owner,
    contract: market.definition.id,
    side: SIDES[draft.side] ?? 'buy',
    kind: KINDS[draft.kind] ?? 'limit',
    timeInForce: TIMES[draft.timeInForce] ?? 'GTC',
    price: draft.price,
    lots: draft.lots,
    leverage: draft.leverage,
    marginMode: draft.marginMode,
    reduceOnly: draft.reduceOnly,
    stopPrice: draft.stopPrice,
    trigger: draft.trigger,
    boundPrice: draft.boundPrice,
    selfTrade: PREVENTIONS[draft.prevention] ?? 'expire_taker',
    takeProfit: draft.takeProfit,
    stopLoss: draft.stopLoss,
    makerPpm: draft.makerPpm,
    takerPpm: draft.takerPpm,
    origin: draft.origin,
    state: draft.stopPrice === 0 ? 'open' : 'pending',
  })
}
