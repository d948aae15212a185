import type { CoreEvent, CoreQueries, LotId, MoneyTerms, OwnerId, Posting } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { ceilPpm, largerOf, smallerOf } from '../plainSums.ts'
import type { Scene } from '../scene.ts'
import { ownedValueBefore, ownedValueNow } from './ownedValue.ts'

/** The built-in terms, which hold until operators set others. */
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

/** An arrival of money: its event, and its posting. */
interface Credit {
  readonly told: {
    readonly owner: OwnerId
    readonly lot: LotId
    readonly asset: number
    readonly amount: bigint
    readonly terms: number
  }
  /** In USDT. */
  readonly value: bigint
  /** The address to which it may be returned; '' for none. */
  readonly from: string
  readonly posting: Posting | undefined
}

export interface Debt {
  readonly owed: bigint
  readonly staying: bigint
}

/** The claims on an owner's money that lots do not show. */
interface Claims {
  /** Money on its way out of the platform to the owner. */
  leaving(owner: OwnerId): bigint
  debt(owner: OwnerId): Debt
}

/** Lots, their terms and their turnover, from events alone. */
export class LotBooks {
  readonly #lots = new Map<OwnerId, KnownLot[]>()
  readonly #claims: Claims
  #version = 0
  #count = 0
  terms = FIRST_TERMS

  constructor(claims: Claims) {
    this.#claims = claims
  }

  ofOwner(owner: OwnerId): readonly KnownLot[] {
    return this.#lots.get(owner) ?? []
  }

  hear(event: CoreEvent): void {
    if (event.type !== 'MoneyTermsSet') return
    this.terms = event.terms
    this.#version = event.version
  }

  /** LOT-3: an owner's money, in USDT, just before a posting of the entry. */
  ownedValueBefore(scene: Scene, owner: OwnerId, posting: Posting | undefined): bigint {
    return ownedValueBefore(scene, owner, posting) - this.#taken(owner)
  }

  /** LOAN-11: once this much of the owner's money has gone, the rest is exactly the part that must stay while a loan is owed. */
  checkStaying(owner: OwnerId, value: bigint, gone: bigint): void {
    const { owed, staying } = this.#claims.debt(owner)
    const left = value + owed - gone
    demand(staying === 0n || left >= staying, 'LOAN-11', () => `owner ${owner} has ${left} left for ${staying} owed`)
  }

  /** Money that no longer counts as the owner's. */
  #taken(owner: OwnerId): bigint {
    return this.#claims.leaving(owner) + this.#claims.debt(owner).owed
  }

  /** LOT-1, I19: the money has reached its owner, and becomes a lot with the terms in force, which it keeps. */
  credit({ told, value, from, posting }: Credit, scene: Scene): void {
    const { owner, lot, amount, asset, terms: version } = told
    const right =
      posting?.amount === amount && posting.destination.owner === owner && posting.destination.asset === asset
    demand(right, 'LOT-1', () => `lot ${lot} of ${amount} did not reach ${owner}`)
    this.writeOff(owner, this.ownedValueBefore(scene, owner, posting))
    demand(lot === ++this.#count, 'LOT-1', () => `lot ${lot} follows ${this.#count - 1}`)
    demand(version === this.#version, 'I19', () => `lot ${lot} keeps terms ${version}, in force are ${this.#version}`)
    const { terms } = this
    const needed = ceilPpm(value, terms.turnoverPpm)
    const known = { lot, owner, value, needed, terms, from, left: value, done: 0n }
    this.#lots.set(owner, [...this.ofOwner(owner), known])
  }

  /** LOT-3: the lots left to an owner whose money altogether is this much. */
  remaining(owner: OwnerId, value: bigint): Part[] {
    let there = value
    const parts = [...this.ofOwner(owner)].reverse().map((lot) => {
      const amount = smallerOf(lot.left, largerOf(there, 0n))
      there -= amount
      return { lot, amount }
    })
    return parts.reverse().filter(({ amount }) => amount > 0n)
  }

  writeOff(owner: OwnerId, value: bigint): void {
    const remaining = this.remaining(owner, value)
    for (const lot of this.ofOwner(owner)) lot.left = remaining.find((part) => part.lot === lot)?.amount ?? 0n
  }

  /** TURN-1: oldest first, up to the turnover that each needs. */
  addTurnover(owner: OwnerId, turnover: bigint): void {
    let over = turnover
    for (const lot of this.ofOwner(owner)) {
      if (lot.left === 0n) continue
      const open = lot.needed - lot.done
      const part = smallerOf(over, open)
      lot.done += part
      over -= part
    }
  }

  sweep(core: CoreQueries): void {
    for (const { owner } of core.customers.all())
      this.#compare(owner, ownedValueNow(core, owner) - this.#taken(owner), core)
  }

  /** The core's answer about an owner's lots equals the lots computed from the events. */
  #compare(owner: OwnerId, value: bigint, core: CoreQueries): void {
    const remaining = this.remaining(owner, value)
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
}
