import type { Reply } from '@touchstone/protocol'
import { executePlan } from '../../orders/executePlan.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { settleFill } from './settleFill.ts'
import { SPOT_ORDERS } from './spotOrders.ts'

/** Carries out `state.plan` for an open order that is neither in the book nor waiting yet. */
export function executeOrder(state: SpotState, market: SpotMarket, slot: number): Reply {
  return executePlan(SPOT_ORDERS, settleFill, state, market, slot, state.plan)
}
