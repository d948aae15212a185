import {
  type Command,
  type CoreEvent,
  type CoreQueries,
  type FeeTier,
  type MarketUnits,
  marketUnits,
  type OwnerId,
  type Trade,
} from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import { OrderBookkeeper } from './orderBookkeeper.ts'
import { ceilPpm } from './plainSums.ts'

/** Follows the spot markets: trades, fees, who may act on an order, and that books are never crossed. */
export class SpotAudit {
  readonly #units = new Map<number, MarketUnits>()
  readonly #orders: OrderBookkeeper

  constructor(houseRates: FeeTier) {
    this.#orders = new OrderBookkeeper(houseRates)
  }

  readUnits(core: CoreQueries): void {
    for (const definition of core.spot.markets()) this.#units.set(definition.id, marketUnits(definition, core.assets()))
  }

  hear(command: Command, event: CoreEvent): void {
    checkActor(command, event)
    this.#orders.follow(event)
    if (event.type === 'Trade') this.#checkTrade(event)
  }

  /** What an owner's open orders hold, by asset. */
  holdsOf(owner: OwnerId, core: CoreQueries): ReadonlyMap<number, bigint> {
    const holds = new Map<number, bigint>()
    for (const view of core.spot.openOrders(owner)) {
      const { asset, amount } = this.#orders.holdOf(view, core.spot.market(view.market))
      holds.set(asset, (holds.get(asset) ?? 0n) + amount)
    }
    return holds
  }

  checkBooks(core: CoreQueries): void {
    for (const id of this.#units.keys()) {
      const { bestBid, bestAsk } = core.spot.market(id)
      const apart = bestBid === 0 || bestAsk === 0 || bestBid < bestAsk
      demand(apart, 'I10', () => `market ${id} is crossed: ${bestBid} ≥ ${bestAsk}`)
    }
  }

  #checkTrade(event: Trade): void {
    const units = this.#units.get(event.market)
    demand(units !== undefined, 'I10', () => `trade in unknown market ${event.market}`)
    demand(event.maker !== event.taker, 'I10', () => `owner ${event.maker} traded with itself`)
    const quote = BigInt(event.price) * BigInt(event.lots) * units.quantum
    demand(event.quote === quote, 'I10', () => `trade ${event.trade} is worth ${quote}, not ${event.quote}`)
    const base = BigInt(event.lots) * units.lotUnits
    const takerReceives = event.takerSide === 'buy' ? base : quote
    const makerReceives = event.takerSide === 'buy' ? quote : base
    const rates = this.#orders.ratesOf(event)
    const takerFee = ceilPpm(takerReceives, rates.takerPpm)
    const makerFee = ceilPpm(makerReceives, rates.makerPpm)
    demand(event.takerFee === takerFee, 'I11', () => `taker fee ${event.takerFee} of ${takerReceives}`)
    demand(event.makerFee === makerFee, 'I11', () => `maker fee ${event.makerFee} of ${makerReceives}`)
  }
}

/** I27: only its owner can cancel or change an order. */
function checkActor(command: Command, event: CoreEvent): void {
  const canceled = event.type === 'OrderClosed' || event.type === 'ContractOrderClosed'
  const acts = event.type === 'OrderAmended' || (canceled && event.reason === 'canceled')
  if (!acts) return
  const own = 'key1' in command && command.owner === event.owner
  demand(own, 'I27', () => `${command.type} acted on an order of ${event.owner}`)
}
