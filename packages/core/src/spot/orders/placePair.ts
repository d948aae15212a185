import type { OrderRequest, PlaceOneCancelsOther, Reply } from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { judgeOrder } from './judgeOrder.ts'
import { judgePair, ordersOf } from './pairOrders.ts'
import { openOrder } from './placeOrder.ts'
import { SPOT_ORDERS } from './spotOrders.ts'
import { standPair } from './standPair.ts'

/** A limit order and a stop of which one cancels the other. The reply tells the limit order. OCO-1 to OCO-3. */
export function placePair(state: SpotState, command: PlaceOneCancelsOther): Reply {
  const { owner } = command
  const orders = ordersOf(command)
  const refused = judgeSender(state, command) ?? judgeFrozen(state, owner) ?? judgePair(state, orders, owner)
  if (refused) return refused
  const market = state.markets[state.draft.market] as SpotMarket
  const resting = open(state, market, orders.limit, owner)
  const waiting = open(state, market, orders.stop, owner)
  standPair(state, market, resting, waiting)
  return SPOT_ORDERS.reply(state, resting, 'open')
}

/** Opens an order that has been judged: judging it again writes its draft, and as nothing is held yet finds the same. */
function open(state: SpotState, market: SpotMarket, order: OrderRequest, owner: number): number {
  judgeOrder(state, order, owner)
  return openOrder(state, market)
}
