import {
  type ContractOrderRequest,
  type ContractOrigin,
  conditionsOf,
  isTrailing,
  NO_CONDITIONS,
  type OrderConditions,
  type OwnerId,
  type PlaceConditionalContractOrder,
  type PlaceContractOrder,
  type Reply,
} from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { judgeConditions } from '../../orders/judgeConditions.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { openContractOrder, tellAccepted } from './drafts/openContractOrder.ts'
import { executeContractOrder } from './execution/executeContractOrder.ts'
import { judgeContractOrder } from './judging/judgeContractOrder.ts'
import { stopTriggerPrice } from './judging/judgePrices.ts'
import { CONTRACT_ORDERS } from './resting/contractOrders.ts'

/** A customer's new order. The reply tells the order after its own matching. CPLACE-1 to CPLACE-17. */
export function placeContractOrder(state: ContractsState, command: PlaceContractOrder): Reply {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner)
  return refused ?? acceptContractOrder(state, command, command.owner, 'user')
}

/** The same with conditions. GTD-1, GTD-2, TRAIL-1, TRAIL-2, ICE-1, ICE-2. */
export function placeConditionalContractOrder(state: ContractsState, command: PlaceConditionalContractOrder): Reply {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner) ?? judgeConditions(state, command)
  return refused ?? acceptContractOrder(state, command, command.owner, 'user', conditionsOf(command))
}

/** Judges an order of an owner who may trade, and carries it out. */
export function acceptContractOrder(
  state: ContractsState,
  order: ContractOrderRequest,
  owner: OwnerId,
  origin: ContractOrigin,
  conditions: OrderConditions = NO_CONDITIONS,
): Reply {
  const judged = judgeContractOrder(state, order, owner, origin, conditions)
  if ('kind' in judged) return judged
  const { market, draft, plan, refused } = judged
  if (refused) return refused
  const slot = openContractOrder(state, market, draft)
  tellAccepted(state, market, slot, draft)
  if (conditions !== NO_CONDITIONS) addConditions(state, market, slot, conditions)
  if (plan) return executeContractOrder(state, market, slot, plan)
  CONTRACT_ORDERS.awaitTrigger(state, market, slot)
  return CONTRACT_ORDERS.reply(state, slot, 'pending')
}

function addConditions(state: ContractsState, market: ContractMarket, slot: number, conditions: OrderConditions): void {
  const { orders } = state.contracts
  const begins = isTrailing(conditions) && conditions.activation === 0
  const price = stopTriggerPrice(market, state.contracts.terms.of(slot).trigger)
  state.contracts.conditions.add(slot, conditions, begins ? price : 0)
  const told = { order: orders.id(slot), owner: orders.owner(slot), contract: market.definition.id }
  state.emit({ type: 'ContractConditionsAccepted', ...told, ...conditions })
}
