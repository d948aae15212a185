import {
  type CoreEvent,
  type FeeTier,
  type MarketView,
  type OrderAccepted,
  type OrderView,
  SYSTEM_OWNERS,
  type Trade,
} from '@touchstone/protocol'
import { AuditFailure } from '../auditFailure.ts'

interface KnownOrder {
  readonly accepted: OrderAccepted
  lots: number
  filled: number
  quote: bigint
  bound: number
}

/** Follows every customer order by its events alone: quantity never appears or vanishes, and holds follow from the order. */
export class OrderBookkeeper {
  readonly #orders = new Map<number, KnownOrder>()
  readonly #houseRates: FeeTier

  constructor(houseRates: FeeTier) {
    this.#houseRates = houseRates
  }

  follow(event: CoreEvent): void {
    switch (event.type) {
      case 'OrderAccepted':
        if (this.#orders.has(event.order)) throw new AuditFailure(`I10: order number ${event.order} was given twice`)
        this.#orders.set(event.order, {
          accepted: event,
          lots: event.lots,
          filled: 0,
          quote: 0n,
          bound: event.boundPrice,
        })
        return
      case 'OrderAmended':
        this.#known(event.order).lots = event.lots
        return
      case 'StopTrailed': {
        // Its bound moves with its trigger. TRAIL-5
        const known = this.#known(event.order)
        known.bound = Math.max(1, known.bound + event.stopPrice - known.accepted.stopPrice)
        return
      }
      case 'Trade':
        this.#fill(event.takerOrder, event)
        if (event.maker !== SYSTEM_OWNERS.liquidity) this.#fill(event.makerOrder, event)
        return
      case 'OrderClosed':
        this.#close(event.order, event.lotsLeft)
        return
      default:
    }
  }

  /** The frozen rates of both sides of a trade. */
  ratesOf({ takerOrder, makerOrder, maker }: Trade): { readonly takerPpm: number; readonly makerPpm: number } {
    const quoted = maker === SYSTEM_OWNERS.liquidity && !this.#orders.has(makerOrder)
    return {
      takerPpm: this.#known(takerOrder).accepted.takerPpm,
      makerPpm: quoted ? this.#houseRates.makerPpm : this.#known(makerOrder).accepted.makerPpm,
    }
  }

  /** The hold of an open order, from its terms and its rest. */
  holdOf(view: OrderView, market: MarketView): { readonly asset: number; readonly amount: bigint } {
    const { definition, units } = market
    const accepted = this.#orders.get(view.order)?.accepted
    const turnover = accepted?.turnover ?? 0n
    const price = BigInt(accepted?.boundPrice || view.price)
    if (view.side === 'buy') {
      const amount = turnover > 0n ? turnover : BigInt(view.lots - view.lotsFilled) * price * units.quantum
      return { asset: definition.quote, amount }
    }
    const lots = turnover > 0n ? turnover / (price * units.quantum) : BigInt(view.lots - view.lotsFilled)
    return { asset: definition.base, amount: lots * units.lotUnits }
  }

  #known(order: number): KnownOrder {
    const known = this.#orders.get(order)
    if (!known) throw new AuditFailure(`I10: event for unknown order ${order}`)
    return known
  }

  #fill(order: number, { lots, quote, price }: Trade): void {
    const known = this.#known(order)
    known.filled += lots
    known.quote += quote
    const { accepted } = known
    if (known.lots > 0 && known.filled > known.lots)
      throw new AuditFailure(`I10: order ${order} filled beyond its quantity`)
    if (accepted.turnover > 0n && accepted.side === 'buy' && known.quote > accepted.turnover)
      throw new AuditFailure(`I10: order ${order} spent more than its turnover`)
    const { bound } = known
    if (bound > 0 && (accepted.side === 'buy' ? price > bound : price < bound))
      throw new AuditFailure(`I10: order ${order} traded at ${price}, beyond its bound ${bound}`)
  }

  #close(order: number, lotsLeft: number): void {
    const known = this.#known(order)
    if (known.lots > 0 && known.filled + lotsLeft !== known.lots) {
      throw new AuditFailure(
        `I10: order ${order}: ${known.filled} filled and ${lotsLeft} left do not make ${known.lots}`,
      )
    }
    this.#orders.delete(order)
  }
}
