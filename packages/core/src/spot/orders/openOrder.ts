import type { Amount } from '@touchstone/quantities'
import { hold, release } from '../../ledger/holds.ts'
import { BUY, packFlags, RESTING_BIT, sideOf } from '../../matching/orderFlags.ts'
import { holdOf } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import type { OrderDraft } from './orderDraft.ts'

/** Gives the draft a number and a slot. It is nowhere yet: neither in the book nor waiting. */
export function openOrder(state: SpotState, draft: OrderDraft): number {
  const flags = packFlags(draft.side, draft.kind, draft.timeInForce, draft.prevention)
  const slot = state.orders.add(state.nextOrder++, draft.owner, flags, draft.price, draft.lots)
  state.terms.add(slot, draft)
  return slot
}

/** Which asset an order holds: quote to buy, base to sell. */
export function holdAsset(market: SpotMarket, side: number): number {
  return side === BUY ? market.quote : market.base
}

/** The hold that belongs to an order as it is now: a pure function of the order (HOLD-1). */
export function heldBy(state: SpotState, market: SpotMarket, slot: number): Amount {
  const { orders, terms } = state
  const buy = sideOf(orders.flags(slot)) === BUY
  const lots = orders.left(slot)
  const price = terms.boundPrice(slot) || orders.price(slot)
  if (lots > 0) return holdOf(buy, price, lots, 0n, market.units)
  const turnover = terms.turnover(slot)
  return turnover === 0n ? 0n : holdOf(buy, price, 0, turnover - terms.quoteFilled(slot), market.units)
}

export function holdFor(state: SpotState, market: SpotMarket, slot: number): void {
  const asset = holdAsset(market, sideOf(state.orders.flags(slot)))
  hold(state, state.orders.owner(slot), asset, heldBy(state, market, slot), state.orders.id(slot))
}

export function releaseFor(state: SpotState, market: SpotMarket, slot: number, amount: Amount): void {
  const asset = holdAsset(market, sideOf(state.orders.flags(slot)))
  release(state, state.orders.owner(slot), asset, amount, state.orders.id(slot))
}

/** Sets aside the hold of the order's rest and queues it in the book. */
export function restOrder(state: SpotState, market: SpotMarket, slot: number): void {
  holdFor(state, market, slot)
  state.orders.setFlag(slot, RESTING_BIT, true)
  market.book.rest(slot)
}

/** Takes a resting order out of the book and gives its hold back. */
export function liftOrder(state: SpotState, market: SpotMarket, slot: number): void {
  market.book.remove(slot)
  state.orders.setFlag(slot, RESTING_BIT, false)
  releaseFor(state, market, slot, heldBy(state, market, slot))
}

/** A resting order shrinks to `left` lots, keeps its place, and releases the difference. */
export function shrinkOrder(state: SpotState, market: SpotMarket, slot: number, left: number): void {
  const before = heldBy(state, market, slot)
  market.book.reduce(slot, state.orders.left(slot) - left)
  releaseFor(state, market, slot, before - heldBy(state, market, slot))
}
