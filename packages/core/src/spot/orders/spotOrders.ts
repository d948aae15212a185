import type { CloseReason, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { hold, release } from '../../ledger/holds.ts'
import { BUY, sideOf } from '../../matching/orderFlags.ts'
import type { OrderTable } from '../../matching/orderTable.ts'
import type { StopList } from '../../matching/stopList.ts'
import type { ConditionsTable } from '../../orders/conditionsTable.ts'
import { OrderLife } from '../../orders/orderLife.ts'
import type { OrderPair } from '../../orders/orderLinks.ts'
import { endEntry } from '../brackets/endEntry.ts'
import { holdOf } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import { marketOf, type SpotState } from '../spotState.ts'
import type { OrderTermsTable } from './orderTerms.ts'

/** The life of spot orders: they hold quote to buy and base to sell. */
class SpotOrders extends OrderLife<SpotState, SpotMarket> {
  orders({ orders }: SpotState): OrderTable {
    return orders
  }

  terms({ terms }: SpotState): OrderTermsTable {
    return terms
  }

  conditions({ orderConditions }: SpotState): ConditionsTable {
    return orderConditions
  }

  marketOf(state: SpotState, slot: number): SpotMarket {
    return marketOf(state, slot)
  }

  stopsOf(_: SpotState, { stops }: SpotMarket): StopList {
    return stops
  }

  heldAlone({ orders, terms }: SpotState, { units }: SpotMarket, slot: number): Amount {
    const buy = sideOf(orders.flags(slot)) === BUY
    const lots = orders.left(slot)
    const price = terms.boundPrice(slot) || orders.price(slot)
    if (lots > 0) return holdOf(buy, price, lots, 0n, units)
    const turnover = terms.turnover(slot)
    return turnover === 0n ? 0n : holdOf(buy, price, 0, turnover - terms.quoteFilled(slot), units)
  }

  protected hold(state: SpotState, market: SpotMarket, slot: number, amount: Amount): void {
    const { orders } = state
    hold(state, orders.owner(slot), holdAsset(market, sideOf(orders.flags(slot))), amount, orders.id(slot))
  }

  release(state: SpotState, market: SpotMarket, slot: number, amount: Amount): void {
    const { orders } = state
    release(state, orders.owner(slot), holdAsset(market, sideOf(orders.flags(slot))), amount, orders.id(slot))
  }

  isByTurnover({ terms }: SpotState, slot: number): boolean {
    return terms.turnover(slot) !== 0n
  }

  /** A halted market is frozen whole; a market in the state cancel-only still takes cancellations. */
  judgeCancel(market: SpotMarket): Rejected | undefined {
    return market.state === 'halted' ? refuse('market_halted', { reason: market.reason }) : undefined
  }

  tellPaired(state: SpotState, { definition }: SpotMarket, owner: OwnerId, pair: OrderPair): void {
    state.emit({ type: 'OrdersPaired', owner, market: definition.id, ...pair })
  }

  tellAmended(state: SpotState, market: SpotMarket, slot: number, keptPlace: boolean): void {
    const { orders, terms } = state
    state.emit({
      type: 'OrderAmended',
      order: orders.id(slot),
      owner: orders.owner(slot),
      market: market.definition.id,
      price: orders.price(slot),
      lots: terms.filled(slot) + orders.left(slot),
      keptPlace,
    })
  }

  protected tellClosed(state: SpotState, market: SpotMarket, slot: number, reason: CloseReason): void {
    const { orders, brackets } = state
    state.emit({
      type: 'OrderClosed',
      order: orders.id(slot),
      owner: orders.owner(slot),
      market: market.definition.id,
      reason,
      lotsLeft: orders.left(slot),
    })
    if (!brackets.noneOpen) endEntry(state, orders.id(slot), reason)
  }
}

export const SPOT_ORDERS = new SpotOrders()

/** Which asset an order holds: quote to buy, base to sell. */
export function holdAsset(market: SpotMarket, side: number): number {
  return side === BUY ? market.quote : market.base
}
