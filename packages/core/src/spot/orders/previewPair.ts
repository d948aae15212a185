import type { OwnerId, PairPreview, PairRequest } from '@touchstone/protocol'
import { refuse } from '../../entry/refusal.ts'
import type { SpotState } from '../spotState.ts'
import { isPair, judgePair, ordersOf } from './pairOrders.ts'
import { previewOrder } from './previewOrder.ts'

/** The effect of placing the pair now, by the engine's own guards and formulas. Changes nothing. OCO-1, OCO-2. */
export function previewPair(state: SpotState, pair: PairRequest, owner: OwnerId): PairPreview {
  const orders = ordersOf(pair)
  const limit = previewOrder(state, orders.limit, owner)
  const stop = previewOrder(state, orders.stop, owner)
  const { cost } = limit.cost > stop.cost ? limit : stop
  if (!isPair(pair)) return { ...refuse('bad_command'), limit, stop, cost }
  const alone = [stop, limit].find(({ rejection }) => rejection !== null)
  if (alone) return { ...alone, limit, stop, cost }
  const refused = judgePair(state, orders, owner)
  return { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {}, limit, stop, cost }
}
