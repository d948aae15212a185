import type {
  ContractCloseReason,
  ContractOrderAccepted,
  ContractTrade,
  CoreEvent,
  OrderId,
  OwnerId,
} from '@touchstone/protocol'
import type { Amount, Lots, Timestamp } from '@touchstone/quantities'
import { isCustomer } from '../../../projector/isCustomer.ts'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'

/** A customer's order on a contract with all that has happened to it. Immutable: every change makes a new one. */
export interface TrackedContractOrder
  extends Omit<ContractOrderAccepted, 'type' | 'state' | 'boundPrice' | 'selfTrade'> {
  readonly lotsFilled: Lots
  readonly valueFilled: Amount
  readonly fee: Amount
  /** Profit or loss its fills made real, before fees. */
  readonly realised: Amount
  readonly state: 'pending' | 'open' | ContractCloseReason
  readonly placedAt: Timestamp
  readonly updatedAt: Timestamp
}

function isFinishedOrder({ state }: Pick<TrackedContractOrder, 'state'>): boolean {
  return state !== 'pending' && state !== 'open'
}

function newOrder(event: ContractOrderAccepted, time: Timestamp): TrackedContractOrder {
  const { type: _type, boundPrice: _boundPrice, selfTrade: _selfTrade, ...terms } = event
  return { ...terms, lotsFilled: 0, valueFilled: 0n, fee: 0n, realised: 0n, placedAt: time, updatedAt: time }
}

/** Follows customers' contract orders through the events of the log, as OrderTracker does for spot. */
export class ContractOrderTracker {
  readonly #open = new Map<OrderId, TrackedContractOrder>()
  readonly #byOwner = new Map<OwnerId, Set<OrderId>>()

  constructor(open: Iterable<TrackedContractOrder> = []) {
    for (const order of open) this.#hold(order)
  }

  /** An owner's unfinished orders, in the order they were accepted. */
  ofOwner(owner: OwnerId): TrackedContractOrder[] {
    return Array.from(this.#byOwner.get(owner) ?? []).flatMap((id) => this.#open.get(id) ?? [])
  }

  get(order: OrderId): TrackedContractOrder | undefined {
    return this.#open.get(order)
  }

  /** Takes in one entry; returns each order it changed once, as it is now. */
  apply(entry: AppliedEntry): readonly TrackedContractOrder[] {
    const changed = new Map<OrderId, TrackedContractOrder>()
    for (const event of entry.events) {
      for (const order of this.take(event, entry)) changed.set(order.order, order)
    }
    return [...changed.values()]
  }

  /** Takes in one event; returns the orders it changed. */
  take(event: CoreEvent, { time }: Pick<AppliedEntry, 'time'>): readonly TrackedContractOrder[] {
    const changes = this.#changes(event, time)
    for (const order of changes) {
      if (isFinishedOrder(order)) this.#release(order)
      else this.#hold(order)
    }
    return changes
  }

  #hold(order: TrackedContractOrder): void {
    this.#open.set(order.order, order)
    const orders = this.#byOwner.get(order.owner)
    if (orders) orders.add(order.order)
    else this.#byOwner.set(order.owner, new Set([order.order]))
  }

  #release({ order, owner }: TrackedContractOrder): void {
    this.#open.delete(order)
    const orders = this.#byOwner.get(owner)
    orders?.delete(order)
    if (orders?.size === 0) this.#byOwner.delete(owner)
  }

  #changes(event: CoreEvent, time: Timestamp): TrackedContractOrder[] {
    switch (event.type) {
      case 'ContractOrderAccepted':
        return isCustomer(event.owner) ? [newOrder(event, time)] : []
      case 'ContractOrderTriggered':
        return this.#changed(event.order, { state: 'open', updatedAt: time })
      case 'ContractOrderAmended': {
        const { order, price, lots, stopPrice } = event
        return this.#changed(order, { price, lots, stopPrice, updatedAt: time })
      }
      case 'ContractOrderClosed':
        return this.#changed(event.order, { state: event.reason, updatedAt: time })
      case 'ContractTrade':
        return [
          ...this.#filled(event.takerOrder, event, event.takerFee, event.takerRealised, time),
          ...this.#filled(event.makerOrder, event, event.makerFee, event.makerRealised, time),
        ]
      default:
        return []
    }
  }

  #changed(order: OrderId, change: Partial<TrackedContractOrder>): TrackedContractOrder[] {
    const held = this.#open.get(order)
    return held ? [{ ...held, ...change }] : []
  }

  #filled(
    order: OrderId,
    { lots, notional }: ContractTrade,
    fee: Amount,
    realised: Amount,
    time: Timestamp,
  ): TrackedContractOrder[] {
    const held = this.#open.get(order)
    if (!held) return []
    return [
      {
        ...held,
        lotsFilled: held.lotsFilled + lots,
        valueFilled: held.valueFilled + notional,
        fee: held.fee + fee,
        realised: held.realised + realised,
        updatedAt: time,
      },
    ]
  }
}
