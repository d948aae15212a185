import {
  type CoreEvent,
  type CoreQueries,
  type MarketUnits,
  marketUnits,
  type OrderClosed,
  type OrderView,
  type OwnerId,
  SYSTEM_OWNERS,
  type Trade,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { checkActor } from '../checkActor.ts'
import { EVERY_LEVEL, IcebergAudit } from '../icebergAudit.ts'
import type { LotBooks } from '../lots/lotBooks.ts'
import { PairAudit } from '../pairAudit.ts'
import { ceilPpm } from '../plainSums.ts'
import type { AuditParts, ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'
import { SelfTradeAudit } from '../selfTradeAudit.ts'
import { BracketAudit } from './bracketAudit.ts'
import { OrderBookkeeper } from './orderBookkeeper.ts'
import { RatesAudit } from './ratesAudit.ts'
import { StopAudit } from './stopAudit.ts'

/** Follows the spot markets: trades, fees, rights to act on an order, and that books are never crossed. */
export class SpotAudit implements ProductBooks {
  readonly #units = new Map<number, MarketUnits>()
  readonly #lots: LotBooks
  readonly #orders: OrderBookkeeper
  readonly #rates: RatesAudit
  readonly #stops = new StopAudit()
  readonly #pairs = new PairAudit()
  readonly #brackets = new BracketAudit()
  readonly #selfTrades = new SelfTradeAudit()
  readonly #icebergs = new IcebergAudit()

  constructor({ genesis: { feeTiers }, lots }: AuditParts) {
    this.#lots = lots
    this.#orders = new OrderBookkeeper(feeTiers[0] ?? { makerPpm: 0, takerPpm: 0 })
    this.#rates = new RatesAudit(feeTiers)
  }

  beginEntry({ entry: { command }, core }: Scene): void {
    this.#selfTrades.beginEntry()
    this.#pairs.beginEntry()
    if (command.type !== 'Genesis') return
    for (const definition of core.spot.markets()) this.#units.set(definition.id, marketUnits(definition, core.assets()))
  }

  hear(event: CoreEvent, { entry: { command }, core }: Scene): void {
    if (event.type === 'SpotMarketListed')
      this.#units.set(event.definition.id, marketUnits(event.definition, core.assets()))
    if (event.type === 'OrderAmended' || isCanceled(event)) checkActor(command, event.owner)
    this.#orders.follow(event)
    if (event.type !== 'OrderAccepted' || !this.#brackets.isExit(event.order)) this.#rates.hear(event)
    this.#brackets.hear(event, this.#units)
    this.#stops.hear(event)
    this.#hearPair(event)
    this.#hearSelfTrade(event)
    this.#hearIceberg(event)
    if (event.type === 'Trade') this.#trade(event)
  }

  /** The hold of an owner's open orders. */
  fundsHeld(owner: OwnerId, asset: number, core: CoreQueries): bigint {
    return core.spot.openOrders(owner).reduce((sum, view) => {
      const hold = this.#orders.holdOf(view, core.spot.market(view.market))
      return hold.asset === asset ? sum + this.#shareOf(view, hold.amount, core) : sum
    }, 0n)
  }

  /** OCO-2: both orders of a pair together hold what the dearer one needs: here the limit order its own, the stop the rest. */
  #shareOf(view: OrderView, amount: bigint, core: CoreQueries): bigint {
    const other = this.#pairs.otherOf(view.order)
    const limit = view.state === 'pending' && other !== undefined ? core.spot.order(other) : undefined
    if (!limit) return amount
    const beyond = amount - this.#orders.holdOf(limit, core.spot.market(limit.market)).amount
    return beyond > 0n ? beyond : 0n
  }

  endEntry({ core }: Scene): void {
    this.#selfTrades.endEntry()
    this.#pairs.endEntry((order) => core.spot.order(order) !== undefined)
    this.#brackets.endEntry(core)
    this.#stops.endEntry(core)
    for (const id of this.#units.keys()) {
      const { bestBid, bestAsk } = core.spot.market(id)
      const apart = bestBid === 0 || bestAsk === 0 || bestBid < bestAsk
      demand(apart, 'I10', () => `market ${id} is crossed: ${bestBid} ≥ ${bestAsk}`)
    }
  }

  sweep({ spot }: CoreQueries): void {
    const quotes = spot.openOrders(SYSTEM_OWNERS.liquidity).map((view) => ({ ...view, place: view.market }))
    this.#icebergs.sweep((market) => spot.depth(market, EVERY_LEVEL), quotes)
  }

  #hearSelfTrade(event: CoreEvent): void {
    if (event.type === 'OrderAccepted') this.#selfTrades.accept({ ...event, place: event.market })
    if (event.type === 'OrderAmended' || event.type === 'OrderTriggered') this.#selfTrades.move(event.order)
    if (event.type === 'OrderClosed') this.#selfTrades.close(event.order, event.reason)
  }

  #hearPair(event: CoreEvent): void {
    if (event.type === 'OrdersPaired') this.#pairs.pair(event)
    if (event.type === 'Trade') this.#pairs.act(event.makerOrder)
    if (event.type === 'OrderTriggered') this.#pairs.act(event.order)
    if (event.type === 'OrderClosed') this.#pairs.close(event.order, event.reason)
  }

  #hearIceberg(event: CoreEvent): void {
    if (event.type === 'OrderAccepted') this.#icebergs.accept({ ...event, place: event.market, reduceOnly: false })
    if (event.type === 'ConditionsAccepted') this.#icebergs.conceal(event)
    if (event.type === 'OrderTriggered') this.#icebergs.fire(event.order)
    if (event.type === 'OrderAmended') this.#icebergs.amend(event)
    if (event.type === 'Trade') this.#icebergs.trade(event)
    if (event.type === 'OrderClosed') this.#icebergs.close(event.order)
  }

  #trade(event: Trade): void {
    this.#checkTrade(event)
    for (const owner of [event.taker, event.maker]) this.#lots.addTurnover(owner, event.quote)
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

function isCanceled(event: CoreEvent): event is OrderClosed {
  return event.type === 'OrderClosed' && event.reason === 'canceled'
}
