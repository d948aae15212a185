import type { ContractOrderRequest, ContractPairRequest, OwnerId } from '@touchstone/protocol'
import { type Pairing, type PairOrders, pricesOf } from '../../../orders/pairs/pairOrders.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { draftContract } from '../drafts/draftContract.ts'
import { openContractOrder, tellAccepted } from '../drafts/openContractOrder.ts'
import { judgeContractOrder, roomToReduce } from '../judging/judgeContractOrder.ts'

/**
 * Both orders of a pair, each as it would be asked for alone, and both of the same lots: of orders that only reduce no more than
 * the limit order, which will rest, has room for. RO-1.
 */
export function ordersOf(
  state: ContractsState,
  pair: ContractPairRequest,
  owner: OwnerId,
): PairOrders<ContractOrderRequest> {
  const { contract, side, lots, leverage, marginMode, reduceOnly, trigger, selfTrade } = pair
  const own = { contract, side, leverage, marginMode, reduceOnly, trigger, selfTrade, takeProfit: 0, stopLoss: 0 }
  const { limit, stop } = pricesOf(pair)
  const asked = { ...own, lots, ...limit }
  const market = state.contracts.market(contract)
  // Without any room the judge says so: an order of no lots would be none.
  const room = market && reduceOnly ? roomToReduce(state, market, asked, owner) || lots : lots
  const both = { ...own, lots: Math.min(lots, room) }
  return { limit: { ...both, ...limit }, stop: { ...both, ...stop } }
}

export const CONTRACT_PAIRS: Pairing<ContractsState, ContractOrderRequest> = {
  judge: (state, order, owner) => {
    const judged = judgeContractOrder(state, order, owner, 'user')
    return 'kind' in judged ? judged : judged.refused
  },
  hasRoom: (state, order, owner) => {
    const { place, definition } = marketOf(state, order)
    return state.contracts.terms.count(owner, place) + 2 <= definition.maxOpenOrders
  },
  open: (state, order, owner) => {
    const market = marketOf(state, order)
    const draft = draftContract(market, order, owner, order.lots, 'user')
    const slot = openContractOrder(state, market, draft)
    tellAccepted(state, market, slot, draft)
    return slot
  },
}

/** Of an order that was judged: it has a contract. */
function marketOf(state: ContractsState, { contract }: ContractOrderRequest): ContractMarket {
  const market = state.contracts.market(contract)
  if (!market) throw new RangeError(`There is no contract ${contract}`)
  return market
}
