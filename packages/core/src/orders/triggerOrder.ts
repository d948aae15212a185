import type { Ticks } from '@touchstone/quantities'
import type { Rejected } from '../entry/refusal.ts'
import type { Trailed } from '../matching/trailing/trailingStops.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import type { OrderLife, OrderMarket } from './orderLife.ts'

/** How a product goes on with a stop that has left its place among the waiting stops. */
export interface Triggering<State, Market, Plan> {
  tellTriggered(state: State, market: Market, slot: number): void
  /** Of a stop that trails: the best price it has seen, and the price at which it fires. */
  tellTrailed(state: State, market: Market, slot: number, trailed: Trailed): void
  /**
   * The order as it goes on, worked out and judged; undefined when there is nothing left of it and it has ended. `trigger`: the
   * price at which a stop that trails fires; 0 for others.
   */
  plan(
    state: State,
    market: Market,
    slot: number,
    trigger: Ticks,
  ): { readonly plan: Plan; readonly refused: Rejected | undefined } | undefined
  execute(state: State, market: Market, slot: number, plan: Plan): void
}

/** A stop whose price has come goes on as a normal order of its kind, or closes if it may not. TRIG-4, CSTOP-3, CSTOP-5. */
export function triggerOrder<State extends LinkedOrdersState, Market extends OrderMarket, Plan>(
  life: OrderLife<State, Market>,
  product: Triggering<State, Market, Plan>,
  state: State,
  market: Market,
  slot: number,
): void {
  const trailed = life.stopsOf(state, market, slot).trails.at(slot)
  if (trailed) product.tellTrailed(state, market, slot, trailed)
  product.tellTriggered(state, market, slot)
  life.endOther(state, market, slot)
  life.stopWaiting(state, market, slot)
  const planned = product.plan(state, market, slot, trailed?.stopPrice ?? 0)
  if (!planned) return
  const { plan, refused } = planned
  if (!refused) product.execute(state, market, slot, plan)
  else life.close(state, market, slot, refused.rejection === 'self_trade' ? 'self_trade' : 'rejected')
}
