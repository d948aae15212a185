import type { ContractCloseReason, ContractOrigin, OwnerId, Reply } from '@touchstone/protocol'
import { OWN_ORDER } from '../../../matching/matchPlan.ts'
import { GTC, kindOf, LIMIT, POST, STOP_LIMIT, timeInForceOf } from '../../../matching/orderFlags.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { announcePosition } from '../../positions/changePosition.ts'
import { type ContractPlan, UNPAYABLE } from '../drafts/contractPlan.ts'
import { closeContractOrder } from '../resting/closeContractOrder.ts'
import { restContractOrder } from '../resting/contractHold.ts'
import { contractReply } from '../resting/contractReply.ts'
import { trimReduceOnly } from '../resting/trimReduceOnly.ts'
import { settleContractFill } from './settleContractFill.ts'

/** Carries a plan out for an open order that is nowhere yet: fills, then rests or closes it. Nothing may refuse. */
export function executeContractOrder(
  state: ContractsState,
  market: ContractMarket,
  slot: number,
  plan: ContractPlan,
): Reply {
  const { orders, terms } = state.contracts
  const owner = orders.owner(slot)
  const { origin, reduceOnly } = terms.of(slot)
  for (const step of plan.list) {
    if ('ends' in step) closeContractOrder(state, market, step.maker, step.ends)
    else settleContractFill(state, market, slot, step.maker, step.lots)
  }
  const reason = endingOf(state, slot, plan)
  const reply = contractReply(state, slot, reason === undefined ? 'open' : 'closed')
  if (reason === undefined) restContractOrder(state, market, slot)
  else closeContractOrder(state, market, slot, reason)
  announceChanges(state, owner, origin)
  if (reduceOnly && reason === undefined) trimReduceOnly(state, market, owner)
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

/** Why the order is over, or undefined when it rests. */
function endingOf(state: ContractsState, slot: number, plan: ContractPlan): ContractCloseReason | undefined {
  const { orders } = state.contracts
  if (orders.left(slot) === 0) return 'filled'
  if (plan.end === OWN_ORDER) return 'self_trade'
  if (plan.end === UNPAYABLE) return 'rejected'
  const flags = orders.flags(slot)
  const kind = kindOf(flags)
  const time = timeInForceOf(flags)
  const rests = (kind === LIMIT || kind === STOP_LIMIT) && (time === GTC || time === POST)
  return rests ? undefined : 'expired'
}
