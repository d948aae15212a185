import type { Reply } from '@touchstone/protocol'
import type { Lots, Ticks } from '@touchstone/quantities'
import { judgeFrozen } from '../customers/judgeParty.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { NONE } from '../matching/orderTable.ts'
import { judgeSender } from '../reference/judgeSender.ts'
import type { ReferenceState } from '../reference/referenceState.ts'
import type { OrderCommand } from './cancelOwnOrder.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import type { OrderLife, OrderMarket } from './orderLife.ts'
import { ownOrder } from './ownOrder.ts'

/** The judgement of a change, before anything is written. */
export interface Amendment<Market> {
  readonly market: Market
  /** `waits`: still a stop that waits · `shrinks`: keeps its queue place · `queues`: goes to the end, or trades at once. */
  readonly way: 'waits' | 'shrinks' | 'queues'
  /** The rest of the order as if it came in now: its price, and the lots left to trade. */
  readonly draft: { readonly price: Ticks; readonly lots: Lots }
  readonly refused: Rejected | undefined
}

/** A product's own rules for changes of its orders. */
export interface Amending<State, Command, Change> {
  judge(state: State, slot: number, command: Command): Change | Rejected
  /** Writes terms of a waiting stop that change beside price and lots. */
  changeTerms(state: State, slot: number, change: Change): void
  /** Carries out the plan of an order that queues anew. */
  execute(state: State, slot: number, change: Change): Reply
}

/**
 * Changes an own order. Fewer lots at the same price keep the queue place; anything else queues anew and may trade at once
 * like a new order; a stop that waits goes on waiting. AMEND-1 to AMEND-9, CAMEND-1 to CAMEND-4.
 */
export function amendOrder<
  State extends ReferenceState & LinkedOrdersState,
  Market extends OrderMarket,
  Command extends OrderCommand,
  Change extends Amendment<Market>,
>(life: OrderLife<State, Market>, product: Amending<State, Command, Change>, state: State, command: Command): Reply {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner)
  if (refused) return refused
  const slot = ownOrder(life.orders(state), command)
  if (slot === NONE) return refuse('order_not_found')
  if (life.otherOf(state, slot) !== NONE) return refuse('order_not_amendable')
  const change = product.judge(state, slot, command)
  if ('kind' in change) return change
  return change.refused ?? carryOut(life, product, state, slot, change)
}

function carryOut<
  State extends ReferenceState & LinkedOrdersState,
  Market extends OrderMarket,
  Command,
  Change extends Amendment<Market>,
>(
  life: OrderLife<State, Market>,
  product: Amending<State, Command, Change>,
  state: State,
  slot: number,
  change: Change,
): Reply {
  const { market, way, draft } = change
  if (way === 'shrinks') {
    life.shrink(state, market, slot, draft.lots)
    life.tellAmended(state, market, slot, true)
    return life.reply(state, slot, 'open')
  }
  const waits = way === 'waits'
  const { price, lots } = draft
  if (waits) life.stopWaiting(state, market, slot)
  else life.lift(state, market, slot)
  life.orders(state).setPrice(slot, price)
  life.orders(state).setLeft(slot, lots)
  if (waits) {
    product.changeTerms(state, slot, change)
    life.awaitTrigger(state, market, slot)
  }
  life.tellAmended(state, market, slot, waits)
  return waits ? life.reply(state, slot, 'pending') : product.execute(state, slot, change)
}
