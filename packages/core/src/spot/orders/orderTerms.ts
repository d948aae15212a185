import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import { ownerIndex } from '../../ledger/accounts.ts'
import { NONE, type OrderTable } from '../../matching/orderTable.ts'

const COLUMNS = 8
const MARKET = 0
const FILLED = 1
const STOP = 2
const BOUND = 3
const MAKER_PPM = 4
const TAKER_PPM = 5
const PREVIOUS = 6
const NEXT = 7

/** Terms of an order beside those the book needs. */
export interface Terms {
  /** The market's place in the list of markets. */
  readonly market: number
  readonly stopPrice: Ticks
  readonly boundPrice: Ticks
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly turnover: Amount
  readonly placedAt: Timestamp
}

/**
 * The rest of a live order beside the order table, by the same slots: terms, traded quantities, and each owner's orders as a
 * list in order of their ids.
 */
export class OrderTermsTable {
  readonly #table: OrderTable
  #markets: number
  #ints = new Int32Array(0)
  #turnovers = new BigInt64Array(0)
  #quotes = new BigInt64Array(0)
  #placed = new Float64Array(0)
  /** By owner index: first and last order. */
  #first = new Int32Array(0)
  #last = new Int32Array(0)
  /** By owner index × markets + market: live orders. */
  #counts = new Int32Array(0)

  constructor(table: OrderTable, markets: number) {
    this.#table = table
    this.#markets = markets
  }

  /** Room for one market more, after all others. */
  addMarket(): void {
    const before = this.#markets++
    const counts = new Int32Array(this.#first.length * this.#markets)
    for (let owner = 0; owner < this.#first.length; owner++) {
      const own = this.#counts.subarray(owner * before, (owner + 1) * before)
      counts.set(own, owner * this.#markets)
    }
    this.#counts = counts
  }

  add(slot: number, terms: Terms): void {
    if (slot * COLUMNS >= this.#ints.length) this.#growSlots()
    const owner = ownerIndex(this.#table.owner(slot))
    if (owner >= this.#first.length) this.#growOwners(owner + 1)
    const ints = this.#ints
    const at = slot * COLUMNS
    ints[at + MARKET] = terms.market
    ints[at + FILLED] = 0
    ints[at + STOP] = terms.stopPrice
    ints[at + BOUND] = terms.boundPrice
    ints[at + MAKER_PPM] = terms.makerPpm
    ints[at + TAKER_PPM] = terms.takerPpm
    this.#turnovers[slot] = terms.turnover
    this.#quotes[slot] = 0n
    this.#placed[slot] = terms.placedAt
    const last = this.#last[owner] as number
    ints[at + PREVIOUS] = last
    ints[at + NEXT] = NONE
    if (last === NONE) this.#first[owner] = slot
    else ints[last * COLUMNS + NEXT] = slot
    this.#last[owner] = slot
    const count = owner * this.#markets + terms.market
    this.#counts[count] = (this.#counts[count] as number) + 1
  }

  remove(slot: number): void {
    const ints = this.#ints
    const at = slot * COLUMNS
    const owner = ownerIndex(this.#table.owner(slot))
    const previous = ints[at + PREVIOUS] as number
    const next = ints[at + NEXT] as number
    if (previous === NONE) this.#first[owner] = next
    else ints[previous * COLUMNS + NEXT] = next
    if (next === NONE) this.#last[owner] = previous
    else ints[next * COLUMNS + PREVIOUS] = previous
    const count = owner * this.#markets + (ints[at + MARKET] as number)
    this.#counts[count] = (this.#counts[count] as number) - 1
  }

  /** Live orders of an owner in one market. */
  count(owner: number, market: number): number {
    return this.#counts[ownerIndex(owner) * this.#markets + market] ?? 0
  }

  /** The owner's orders, oldest first. */
  *ofOwner(owner: number): Iterable<number> {
    let slot = this.#first[ownerIndex(owner)] ?? NONE
    while (slot !== NONE) {
      yield slot
      // Read afterwards: the order at hand and the other one of its pair may have ended, and what follows it then stays written.
      slot = this.#ints[slot * COLUMNS + NEXT] as number
    }
  }

  market(slot: number): number {
    return this.#ints[slot * COLUMNS + MARKET] as number
  }

  filled(slot: number): Lots {
    return this.#ints[slot * COLUMNS + FILLED] as number
  }

  stopPrice(slot: number): Ticks {
    return this.#ints[slot * COLUMNS + STOP] as number
  }

  boundPrice(slot: number): Ticks {
    return this.#ints[slot * COLUMNS + BOUND] as number
  }

  makerPpm(slot: number): Ppm {
    return this.#ints[slot * COLUMNS + MAKER_PPM] as number
  }

  takerPpm(slot: number): Ppm {
    return this.#ints[slot * COLUMNS + TAKER_PPM] as number
  }

  turnover(slot: number): Amount {
    return this.#turnovers[slot] as bigint
  }

  quoteFilled(slot: number): Amount {
    return this.#quotes[slot] as bigint
  }

  placedAt(slot: number): Timestamp {
    return this.#placed[slot] as number
  }

  addFill(slot: number, lots: Lots, quote: Amount): void {
    const at = slot * COLUMNS + FILLED
    this.#ints[at] = (this.#ints[at] as number) + lots
    this.#quotes[slot] = BigInt.asIntN(64, (this.#quotes[slot] as bigint) + quote)
  }

  #growSlots(): void {
    const capacity = this.#table.capacity
    const ints = new Int32Array(capacity * COLUMNS)
    ints.set(this.#ints)
    this.#ints = ints
    const turnovers = new BigInt64Array(capacity)
    turnovers.set(this.#turnovers)
    this.#turnovers = turnovers
    const quotes = new BigInt64Array(capacity)
    quotes.set(this.#quotes)
    this.#quotes = quotes
    const placed = new Float64Array(capacity)
    placed.set(this.#placed)
    this.#placed = placed
  }

  #growOwners(least: number): void {
    const capacity = Math.max(64, this.#first.length * 2, least)
    const first = new Int32Array(capacity).fill(NONE)
    first.set(this.#first)
    this.#first = first
    const last = new Int32Array(capacity).fill(NONE)
    last.set(this.#last)
    this.#last = last
    const counts = new Int32Array(capacity * this.#markets)
    counts.set(this.#counts)
    this.#counts = counts
  }
}
