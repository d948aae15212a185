import type { ContractOrigin, MarginMode, OrderId, OwnerId, StopTrigger } from '@touchstone/protocol'
import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { OrderTable } from '../../../matching/orderTable.ts'

/** Terms of an order on a contract beside those the book needs. */
export interface ContractTerms {
  /** Place of the contract in the list of contracts. */
  readonly contract: number
  stopPrice: Ticks
  /** The worst price of a market order or a stop-market, fixed at acceptance; 0 for limits. */
  boundPrice: Ticks
  readonly trigger: StopTrigger
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly reduceOnly: boolean
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly placedAt: Timestamp
  readonly origin: ContractOrigin
  filled: Lots
  valueFilled: Amount
}

/** The terms of live contract orders beside their order table, by the same slots, and each owner's orders by contract. */
export class ContractTermsTable {
  readonly #table: OrderTable
  readonly #bySlot: (ContractTerms | undefined)[] = []
  /** Slots by owner, contract and order id. Orders come in the order of their ids, and a Map keeps it. */
  readonly #byOwner = new Map<OwnerId, Map<number, Map<OrderId, number>>>()

  constructor(table: OrderTable) {
    this.#table = table
  }

  add(slot: number, terms: ContractTerms): void {
    this.#bySlot[slot] = terms
    const owner = this.#table.owner(slot)
    const contracts = this.#byOwner.get(owner) ?? new Map<number, Map<OrderId, number>>()
    const orders = contracts.get(terms.contract) ?? new Map<OrderId, number>()
    orders.set(this.#table.id(slot), slot)
    contracts.set(terms.contract, orders)
    this.#byOwner.set(owner, contracts)
  }

  remove(slot: number): void {
    const owner = this.#table.owner(slot)
    const contracts = this.#byOwner.get(owner)
    const place = this.of(slot).contract
    const orders = contracts?.get(place)
    orders?.delete(this.#table.id(slot))
    if (orders?.size === 0) contracts?.delete(place)
    if (contracts?.size === 0) this.#byOwner.delete(owner)
    this.#bySlot[slot] = undefined
  }

  of(slot: number): ContractTerms {
    return this.#bySlot[slot] as ContractTerms
  }

  filled(slot: number): Lots {
    return this.of(slot).filled
  }

  quoteFilled(slot: number): Amount {
    return this.of(slot).valueFilled
  }

  /** Live orders of an owner in one contract. */
  count(owner: OwnerId, place: number): number {
    return this.#byOwner.get(owner)?.get(place)?.size ?? 0
  }

  /** An owner's orders in one contract, oldest first. The list is a copy: orders may end while it is walked. */
  ofOwnerIn(owner: OwnerId, place: number): number[] {
    return [...(this.#byOwner.get(owner)?.get(place)?.values() ?? [])]
  }

  /** The same as they are: orders may end while they are walked, and are passed over then. */
  liveIn(owner: OwnerId, place: number): Iterable<number> {
    return this.#byOwner.get(owner)?.get(place)?.values() ?? []
  }

  /** Whether an owner has any live order. */
  hasAny(owner: OwnerId): boolean {
    return this.#byOwner.has(owner)
  }

  /** All of an owner's orders, oldest first. One that has ended with the other of its pair while they are walked is passed over. */
  *ofOwner(owner: OwnerId): Iterable<number> {
    const lists = [...(this.#byOwner.get(owner)?.values() ?? [])]
    const orders = lists.flatMap((each) => [...each]).sort(([one], [other]) => one - other)
    for (const [order, slot] of orders) if (this.#table.find(order) === slot) yield slot
  }

  /** Owners with live orders, in no particular order. */
  owners(): Iterable<OwnerId> {
    return this.#byOwner.keys()
  }
}
