import type {
  BracketAccepted,
  BracketEnded,
  CoreEvent,
  CoreQueries,
  MarketUnits,
  OrderAccepted,
  OrderId,
  Trade,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'

/** A purchase with exits, followed by its events. */
interface Purchase {
  readonly exits: BracketAccepted
  readonly accepted: OrderAccepted
  /** Base units bought after fees. */
  received: bigint
  over: boolean
}

/**
 * BRKT-3 to BRKT-6: each purchase with exits tells once, when it is over, what became of them. What stands then is for the whole
 * lots it has received, at the prices and rates that were accepted with it; only a market that is not open lets them wait.
 */
export class BracketAudit {
  readonly #purchases = new Map<OrderId, Purchase>()
  /** Exits that have been told and are to be accepted in the entry at hand. */
  readonly #announced = new Map<
    OrderId,
    { readonly purchase: Purchase; readonly lots: number; readonly stops: boolean }
  >()
  #accepted: OrderAccepted | undefined

  isExit(order: OrderId): boolean {
    return this.#announced.has(order)
  }

  hear(event: CoreEvent, units: ReadonlyMap<number, MarketUnits>): void {
    if (event.type === 'OrderAccepted') this.#accept(event)
    if (event.type === 'BracketAccepted') this.#begin(event)
    if (event.type === 'Trade') this.#trade(event, units)
    if (event.type === 'OrderClosed') {
      const purchase = this.#purchases.get(event.order)
      if (purchase) purchase.over = true
    }
    if (event.type === 'BracketEnded') this.#end(event, units)
  }

  endEntry(core: CoreQueries): void {
    for (const order of this.#announced.keys()) demand(false, 'BRKT-4', () => `exit ${order} was told and is not there`)
    for (const [order, { exits, over }] of this.#purchases) {
      const view = core.spot.order(order)
      demand((view === undefined) === over, 'BRKT-3', () => `purchase ${order} is open or over otherwise than told`)
      const waits = !over || core.spot.market(exits.market).state !== 'open'
      demand(waits, 'BRKT-4', () => `purchase ${order} is over, and nothing was told of its exits`)
      const shown = !view || (view.takeProfit === exits.takeProfit && view.stopLoss === exits.stopLoss)
      demand(shown, 'BRKT-3', () => `purchase ${order} shows other exits than it was accepted with`)
    }
  }

  #begin(exits: BracketAccepted): void {
    const accepted = this.#accepted
    demand(
      accepted?.order === exits.order,
      'BRKT-2',
      () => `exits of order ${exits.order}, which was not just accepted`,
    )
    demand(accepted.side === 'buy', 'BRKT-1', () => `order ${exits.order} sells and has exits`)
    this.#purchases.set(exits.order, { exits, accepted, received: 0n, over: false })
  }

  #trade(
    { market, takerOrder, makerOrder, takerSide, lots, takerFee, makerFee }: Trade,
    units: ReadonlyMap<number, MarketUnits>,
  ): void {
    const buys = takerSide === 'buy'
    const purchase = this.#purchases.get(buys ? takerOrder : makerOrder)
    if (purchase) purchase.received += BigInt(lots) * (units.get(market)?.lotUnits ?? 0n) - (buys ? takerFee : makerFee)
  }

  #end(event: BracketEnded, units: ReadonlyMap<number, MarketUnits>): void {
    const { order, lots, takeProfitOrder, stopLossOrder, reason, market } = event
    const purchase = this.#purchases.get(order)
    demand(purchase?.over === true, 'BRKT-3', () => `the exits of order ${order} are told before it is over`)
    this.#purchases.delete(order)
    const { exits, received } = purchase
    demand(
      (reason === 'not_filled') === (received === 0n),
      'BRKT-3',
      () => `${reason}, and order ${order} got ${received}`,
    )
    if (reason === 'not_filled' || reason === 'canceled' || reason === 'silence') {
      demand(takeProfitOrder + stopLossOrder === 0, 'BRKT-6', () => `exits of order ${order} stand after ${reason}`)
      return
    }
    const whole = Number(received / (units.get(market)?.lotUnits ?? 1n))
    demand(lots === whole, 'BRKT-3', () => `exits of order ${order} for ${lots} lots, ${whole} were bought`)
    const stands =
      (exits.takeProfit === 0) === (takeProfitOrder === 0) && (exits.stopLoss === 0) === (stopLossOrder === 0)
    demand(stands === (reason === 'placed'), 'BRKT-4', () => `${reason}: of order ${order} other exits stand`)
    if (takeProfitOrder !== 0) this.#announced.set(takeProfitOrder, { purchase, lots, stops: false })
    if (stopLossOrder !== 0) this.#announced.set(stopLossOrder, { purchase, lots, stops: true })
  }

  #accept(event: OrderAccepted): void {
    this.#accepted = event
    const announced = this.#announced.get(event.order)
    if (!announced) return
    this.#announced.delete(event.order)
    const { purchase, lots, stops } = announced
    const { exits, accepted } = purchase
    const isSame =
      event.side === 'sell' &&
      event.owner === exits.owner &&
      event.market === exits.market &&
      event.lots === lots &&
      event.price === (stops ? exits.stopLossLimit : exits.takeProfit) &&
      event.stopPrice === (stops ? exits.stopLoss : 0) &&
      event.boundPrice === (stops ? exits.stopLossBound : 0) &&
      event.makerPpm === accepted.makerPpm &&
      event.takerPpm === accepted.takerPpm
    demand(isSame, 'BRKT-4', () => `exit ${event.order} is not as it was accepted with order ${exits.order}`)
  }
}
