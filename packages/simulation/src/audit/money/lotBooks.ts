import type { CoreEvent, CoreQueries, LotId, MoneyTerms, OptionId, OrderId, OwnerId } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { ceilPpm, floorOf, largerOf, smallerOf } from '../plainSums.ts'

/** What holds until terms are set, from the rules. */
const FIRST_TERMS: MoneyTerms = {
  opensAt: 720,
  closesAt: 1440,
  perDay: 2,
  min: '100',
  max: '200000',
  feePpm: 50_000,
  turnoverPpm: 900_000,
  addressHoldMs: 86_400_000,
  returnFee: '5',
  secondPersonFrom: '10000',
  conversionSpreadPpm: 2_000,
}

export interface KnownLot {
  readonly lot: LotId
  readonly owner: OwnerId
  readonly value: bigint
  readonly needed: bigint
  readonly terms: MoneyTerms
  readonly from: string
  left: bigint
  done: bigint
}

export interface Part {
  readonly lot: KnownLot
  readonly amount: bigint
}

/** Lots, their terms and their turnover, from events alone. */
export class LotBooks {
  readonly #lots = new Map<OwnerId, KnownLot[]>()
  readonly #leverages = new Map<OrderId, number>()
  readonly #stakes = new Map<OptionId, { readonly owner: OwnerId; readonly stake: bigint }>()
  #version = 0
  #count = 0
  terms = FIRST_TERMS

  ofOwner(owner: OwnerId): readonly KnownLot[] {
    return this.#lots.get(owner) ?? []
  }

  hear(event: CoreEvent): void {
    switch (event.type) {
      case 'MoneyTermsSet':
        this.terms = event.terms
        this.#version = event.version
        return
      case 'ContractOrderAccepted':
        this.#leverages.set(event.order, event.leverage)
        return
      case 'OptionBought':
        this.#stakes.set(event.option, event)
        return
      case 'Trade':
        for (const owner of [event.taker, event.maker]) this.#add(owner, event.quote)
        return
      case 'ContractTrade':
        this.#margin(event.taker, event.takerOrder, event.notional)
        this.#margin(event.maker, event.makerOrder, event.notional)
        return
      case 'OptionSettled':
        if (event.result !== 'void') this.#add(event.owner, this.#stakes.get(event.option)?.stake ?? 0n)
        return
      default:
    }
  }

  /** I19: under the terms in force, which it keeps. */
  credit(owner: OwnerId, lot: LotId, value: bigint, version: number, from: string): void {
    demand(lot === ++this.#count, 'LOT-1', () => `lot ${lot} follows ${this.#count - 1}`)
    demand(version === this.#version, 'I19', () => `lot ${lot} keeps terms ${version}, in force are ${this.#version}`)
    const { terms } = this
    const needed = ceilPpm(value, terms.turnoverPpm)
    const known = { lot, owner, value, needed, terms, from, left: value, done: 0n }
    this.#lots.set(owner, [...this.ofOwner(owner), known])
  }

  /** LOT-3: what an owner has left of the lots when he has this much altogether. */
  remaining(owner: OwnerId, worth: bigint): Part[] {
    let there = worth
    const parts = [...this.ofOwner(owner)].reverse().map((lot) => {
      const amount = smallerOf(lot.left, largerOf(there, 0n))
      there -= amount
      return { lot, amount }
    })
    return parts.reverse().filter(({ amount }) => amount > 0n)
  }

  writeOff(owner: OwnerId, worth: bigint): void {
    const remaining = this.remaining(owner, worth)
    for (const lot of this.ofOwner(owner)) lot.left = remaining.find((part) => part.lot === lot)?.amount ?? 0n
  }

  /** What the core tells of an owner's lots is what the events say. */
  compare(owner: OwnerId, worth: bigint, core: CoreQueries): void {
    const remaining = this.remaining(owner, worth)
    const told = core.lots.of(owner)
    demand(told.length === this.ofOwner(owner).length, 'I18', () => `owner ${owner} has ${told.length} lots`)
    for (const { lot, left, turnoverDone, turnoverNeeded } of told) {
      const known = this.ofOwner(owner).find((each) => each.lot === lot)
      const expected = remaining.find((part) => part.lot === known)?.amount ?? 0n
      const text = `lot ${lot}: ${left} left and ${turnoverDone} of ${turnoverNeeded} done`
      const same = left === expected && turnoverDone === known?.done && turnoverNeeded === known.needed
      demand(same, 'TURN-1', () => `${text}, by the log ${expected} and ${known?.done} of ${known?.needed}`)
    }
  }

  #margin(owner: OwnerId, order: OrderId, notional: bigint): void {
    const leverage = this.#leverages.get(order)
    if (leverage !== undefined) this.#add(owner, floorOf(notional, BigInt(leverage)))
  }

  /** TURN-1: oldest first, up to what each needs. */
  #add(owner: OwnerId, turnover: bigint): void {
    let over = turnover
    for (const lot of this.ofOwner(owner)) {
      if (lot.left === 0n) continue
      const open = lot.needed - lot.done
      const part = smallerOf(over, open)
      lot.done += part
      over -= part
    }
  }
}
