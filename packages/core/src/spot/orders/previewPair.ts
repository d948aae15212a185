import type { OwnerId, PairPreview, PairRequest } from '@touchstone/protocol'
import { isPair, judgePair } from '../../orders/pairs/pairOrders.ts'
import { pairProblem } from '../../orders/pairs/pairProblem.ts'
import type { SpotState } from '../spotState.ts'
import { ordersOf, SPOT_PAIRS } from './pairOrders.ts'
import { previewOrder } from './previewOrder.ts'

/** The effect of placing the pair now, by the engine's own guards and formulas. Changes nothing. OCO-1, OCO-2. */
export function previewPair(state: SpotState, pair: PairRequest, owner: OwnerId): PairPreview {
  const orders = ordersOf(pair)
  const limit = previewOrder(state, orders.limit, owner)
  const stop = previewOrder(state, orders.stop, owner)
  const { cost } = limit.cost > stop.cost ? limit : stop
  const together = () => judgePair(SPOT_PAIRS, state, orders, owner)
  return { ...pairProblem(isPair(pair), { limit, stop }, together), limit, stop, cost }
}
