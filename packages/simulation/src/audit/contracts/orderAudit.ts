import type {
  ContractOrderAccepted,
  ContractOrderAmended,
  ContractOrderClosed,
  ContractOrderView,
  ContractStopTrailed,
  ContractTrade,
  CoreEvent,
  CoreQueries,
  OrderId,
  OwnerId,
} from '@touchstone/protocol'
import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { isSure, isUsable } from '../indexAudit.ts'
import { PairAudit } from '../pairAudit.ts'
import { ceilingOf, ceilPpm } from '../plainSums.ts'
import { TrailBooks } from '../trailBooks.ts'
import type { KnownContract } from './knownContract.ts'

const EXPIRING_MS = 60_000
/** The engine closes no farther than this from the mark. */
const REACH_PPM = 10_000

/** An order as its events describe it. */
export interface KnownContractOrder {
  readonly accepted: ContractOrderAccepted
  readonly contract: KnownContract
  lots: number
  filled: number
  price: number
  stopPrice: number
  bound: number
  pending: boolean
}

/** Follows the orders on contracts by their events alone: quantity never appears or vanishes, holds follow from the order. */
export class ContractOrderAudit {
  readonly #orders = new Map<OrderId, KnownContractOrder>()
  readonly #byOwner = new Map<OwnerId, Set<KnownContractOrder>>()
  readonly #trails = new TrailBooks()
  readonly #pairs = new PairAudit()

  beginEntry(): void {
    this.#pairs.beginEntry()
  }

  endEntry({ contracts }: CoreQueries): void {
    this.#pairs.endEntry((order) => contracts.order(order) !== undefined)
  }

  /** Of every event what stops that trail and pairs have to do with it. */
  hear(event: CoreEvent): void {
    this.#hearPair(event)
    if (event.type === 'MarkStruck') this.#trails.see(`${event.contract} mark`, event.mark)
    if (event.type === 'ContractTrade') this.#trails.see(`${event.contract} last`, event.price)
    if (event.type === 'ContractStopTrailed') this.#trails.tell(event)
    if (event.type === 'ContractOrderTriggered') this.#trails.trigger(event.order)
    if (event.type === 'ContractOrderClosed') this.#trails.close(event.order)
    if (event.type !== 'ContractConditionsAccepted') return
    const { accepted, pending } = this.known(event.order)
    if (pending) this.#trails.accept(accepted, `${event.contract} ${accepted.trigger}`, event)
  }

  accept(accepted: ContractOrderAccepted, contract: KnownContract, time: number): void {
    const { order, owner, lots, price, stopPrice, boundPrice: bound, state } = accepted
    demand(!this.#orders.has(order), 'I10', () => `order number ${order} was given twice`)
    const { makerPpm, takerPpm, maxLeverage } = contract.definition
    demand(accepted.makerPpm === makerPpm && accepted.takerPpm === takerPpm, 'I11', () => `order ${order}: other rates`)
    demand(accepted.leverage <= maxLeverage, 'CPLACE-7', () => `order ${order} has a leverage of ${accepted.leverage}`)
    checkMoment(accepted, contract, time)
    const known = { accepted, contract, lots, filled: 0, price, stopPrice, bound, pending: state === 'pending' }
    this.#orders.set(order, known)
    const own = this.#byOwner.get(owner)
    if (own) own.add(known)
    else this.#byOwner.set(owner, new Set([known]))
  }

  amend({ order, lots, price, stopPrice }: ContractOrderAmended): void {
    const known = this.known(order)
    if (known.bound > 0) known.bound = Math.max(1, known.bound + stopPrice - known.stopPrice)
    Object.assign(known, { lots, price, stopPrice })
  }

  /** A stop that trails fires at the price to which it has come, and its bound with it. TRAIL-5 */
  trailed({ order, stopPrice }: ContractStopTrailed): void {
    const known = this.known(order)
    known.bound = Math.max(1, known.bound + stopPrice - known.stopPrice)
    known.stopPrice = stopPrice
  }

  /** A stop fires only once its price is reached, on a valid mark. CSTOP-2 */
  trigger(order: OrderId, time: number): void {
    const known = this.known(order)
    const { contract, stopPrice } = known
    const { trigger, side } = known.accepted
    demand(known.pending, 'CSTOP-2', () => `order ${order} fired twice`)
    demand(isUsable(contract.index, time), 'CSTOP-2', () => `order ${order} fired on a stale index`)
    const price = trigger === 'mark' ? contract.mark : contract.lastTrade
    const reached = side === 'buy' ? price >= stopPrice : price <= stopPrice
    demand(reached && price > 0, 'CSTOP-2', () => `order ${order} fired at ${price}, its stop is ${stopPrice}`)
    known.pending = false
  }

  trade(trade: ContractTrade): void {
    this.#fill(this.known(trade.takerOrder), trade)
    const maker = this.#orders.get(trade.makerOrder)
    if (maker) this.#fill(maker, trade)
    else
      demand(trade.maker === SYSTEM_OWNERS.liquidity, 'I10', () => `trade with the unknown order ${trade.makerOrder}`)
  }

  close({ order, lotsLeft }: ContractOrderClosed): void {
    const known = this.known(order)
    demand(
      known.filled + lotsLeft === known.lots,
      'I10',
      () => `order ${order}: ${known.filled} filled and ${lotsLeft} left do not make ${known.lots}`,
    )
    this.#orders.delete(order)
    this.#byOwner.get(known.accepted.owner)?.delete(known)
  }

  known(order: OrderId): KnownContractOrder {
    const known = this.#orders.get(order)
    demand(known !== undefined, 'I10', () => `event for unknown contract order ${order}`)
    return known
  }

  find(order: OrderId): KnownContractOrder | undefined {
    return this.#orders.get(order)
  }

  /** What a customer's open orders hold of an asset. */
  heldBy(owner: OwnerId, asset: number): bigint {
    let sum = 0n
    for (const known of this.#byOwner.get(owner) ?? [])
      if (known.contract.definition.quote === asset) sum += this.#holdOf(known)
    return sum
  }

  /** I5, I10: the core's view of an order equals the view from its events. */
  compare(view: ContractOrderView): void {
    this.#trails.compare(view)
    const known = this.known(view.order)
    const same = view.lots === known.lots && view.lotsFilled === known.filled && view.price === known.price
    demand(same, 'I10', () => `order ${view.order} is ${view.lotsFilled} of ${view.lots}, told ${known.lots}`)
    const hold = this.#holdOf(known)
    demand(view.held === hold, 'I5', () => `order ${view.order} holds ${view.held}, it needs ${hold}`)
  }

  /** OCO-2: both orders of a pair together hold what the dearer one needs: here the limit order its own, the stop the rest. */
  #holdOf(known: KnownContractOrder): bigint {
    const alone = holdAlone(known)
    const other = known.pending ? this.#pairs.otherOf(known.accepted.order) : undefined
    const limit = other === undefined ? undefined : this.#orders.get(other)
    const beyond = limit ? alone - holdAlone(limit) : alone
    return beyond > 0n ? beyond : 0n
  }

  #hearPair(event: CoreEvent): void {
    if (event.type === 'ContractOrdersPaired') this.#pairs.pair(event)
    if (event.type === 'ContractTrade') this.#pairs.act(event.makerOrder)
    if (event.type === 'ContractOrderTriggered') this.#pairs.act(event.order)
    if (event.type === 'ContractOrderClosed') this.#pairs.close(event.order, event.reason)
  }

  #fill(known: KnownContractOrder, { lots, price, origin }: ContractTrade): void {
    const { accepted, bound } = known
    known.filled += lots
    demand(known.filled <= known.lots, 'I10', () => `order ${accepted.order} filled beyond its quantity`)
    const limit = bound || known.price
    const beyond = accepted.side === 'buy' ? price > limit : price < limit
    demand(!beyond, 'I10', () => `order ${accepted.order} traded at ${price}, beyond ${limit}`)
    const bad = accepted.side === 'buy' ? price > known.contract.mark : price < known.contract.mark
    const near =
      origin !== 'liquidation' || accepted.origin !== origin || !bad || known.contract.isWithin(price, REACH_PPM)
    demand(near, 'LIQ-3', () => `a liquidation traded at ${price}, more than 1 % from ${known.contract.mark}`)
  }
}

/** CHOLD-1: an order holds margin and fee at the dearest price it may trade at; a reduce-only order holds nothing. */
function holdAlone({ accepted, contract, lots, filled, price, stopPrice, bound, pending }: KnownContractOrder): bigint {
  if (accepted.reduceOnly) return 0n
  const worst = bound || price
  const dearest = pending && accepted.side === 'sell' ? Math.max(worst, stopPrice) : worst
  const value = contract.valueOf(dearest, lots - filled)
  return ceilingOf(value, BigInt(accepted.leverage)) + ceilPpm(value, accepted.takerPpm)
}

/** Nothing is opened on a closed, stale or unsure index, nor in the last minute of a dated contract. */
function checkMoment(
  { order, origin, reduceOnly }: ContractOrderAccepted,
  contract: KnownContract,
  time: number,
): void {
  const { index, definition, state } = contract
  demand(isUsable(index, time), 'CPLACE-4', () => `order ${order} was accepted on a closed, stale or unpriced index`)
  demand(state === 'open' || origin !== 'user', 'CPLACE-4', () => `order ${order}: ${definition.symbol} is ${state}`)
  if (reduceOnly) return
  demand(isSure(index), 'CPLACE-6', () => `order ${order} opens while the sources disagree`)
  const expiring = definition.expiry > 0 && definition.expiry - time <= EXPIRING_MS
  demand(!expiring, 'CPLACE-6', () => `order ${order} opens in the last minute of ${definition.symbol}`)
}
