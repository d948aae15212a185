import type { CustomerCommand, Reply } from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { ReferenceState } from '../../reference/referenceState.ts'
import type { LinkedOrdersState } from '../linkedOrdersState.ts'
import type { OrderLife, OrderMarket } from '../orderLife.ts'
import { judgePair, type Pairing, type PairOrders } from './pairOrders.ts'
import { standPair } from './standPair.ts'

/** A limit order and a stop of which one cancels the other. The reply tells the limit order. OCO-1 to OCO-3. */
export function placePair<State extends ReferenceState & LinkedOrdersState, Market extends OrderMarket, Order>(
  life: OrderLife<State, Market>,
  product: Pairing<State, Order>,
  state: State,
  command: CustomerCommand,
  orders: PairOrders<Order>,
): Reply {
  const { owner } = command
  const refused = judgeSender(state, command) ?? judgeFrozen(state, owner) ?? judgePair(product, state, orders, owner)
  if (refused) return refused
  const resting = product.open(state, orders.limit, owner)
  const waiting = product.open(state, orders.stop, owner)
  standPair(life, state, life.marketOf(state, resting), resting, waiting)
  return life.reply(state, resting, 'open')
}
