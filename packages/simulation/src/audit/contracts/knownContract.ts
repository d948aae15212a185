import type { AssetDefinition, ContractDefinition } from '@touchstone/protocol'
import type { KnownIndex, Sample } from '../indexAudit.ts'
import { absolute, amountOf, ceilingOf, decimalOf } from '../plainSums.ts'

/** The maintenance rate of one bracket of a position's value. */
interface Bracket {
  readonly upTo: bigint
  readonly ppm: bigint
}

/** Levels of a side of the book, [ticks, lots], best first. */
export type Levels = readonly (readonly [number, number])[]

/** A contract as its events describe it, and its book as it was before the current entry. */
export class KnownContract {
  readonly definition: ContractDefinition
  readonly index: KnownIndex
  /** Quote units of one tick × one lot. */
  readonly quantum: bigint
  readonly impactNotional: bigint
  readonly #brackets: readonly Bracket[]
  state: 'open' | 'cancel_only' | 'halted' | 'settled' = 'open'
  mark = 0
  lastTrade = 0
  bids: Levels = []
  asks: Levels = []
  /** Best bid + best ask − 2 × index of the last 30 marks. */
  readonly basis: number[] = []
  premiumSum = 0n
  premiumCount = 0
  fundingE8 = 0
  lastFundingE8 = 0
  nextFundingAt = 0
  /** One sample a second of the last half hour before expiry, or the samples after expiry when these were too few. */
  readonly settlement: Sample[] = []
  awaits = false

  constructor(definition: ContractDefinition, index: KnownIndex, assets: readonly AssetDefinition[]) {
    this.definition = definition
    this.index = index
    const scale = assets.find(({ id }) => id === definition.quote)?.scale ?? 0
    const tick = decimalOf(index.definition.tickSize)
    const lot = decimalOf(definition.lotSize)
    this.quantum = (tick.units * lot.units * 10n ** BigInt(scale)) / 10n ** BigInt(tick.decimals + lot.decimals)
    this.impactNotional = amountOf(definition.impactNotional, scale)
    this.#brackets = definition.tiers.map((tier) => ({
      upTo: amountOf(tier.upTo, scale),
      ppm: BigInt(tier.maintenancePpm),
    }))
  }

  valueOf(price: number, lots: number): bigint {
    return BigInt(price) * BigInt(Math.abs(lots)) * this.quantum
  }

  /** Bracket by bracket, like an income tax; rounded up. Beyond the last edge the last rate goes on. */
  maintenanceOf(value: bigint): bigint {
    let taxed = 0n
    let below = 0n
    for (const [place, { upTo, ppm }] of this.#brackets.entries()) {
      const top = place === this.#brackets.length - 1 || value < upTo ? value : upTo
      if (top > below) taxed += (top - below) * ppm
      below = upTo
    }
    return ceilingOf(taxed, 1_000_000n)
  }

  /** Place and rate of the bracket in which a value ends; an edge belongs to the bracket below it. */
  tierOf(value: bigint): { readonly tier: number; readonly ppm: bigint } {
    const last = this.#brackets.length - 1
    const beyond = this.#brackets.filter(({ upTo }) => upTo < value).length
    const tier = Math.min(beyond, last)
    return { tier, ppm: this.#brackets[tier]?.ppm ?? 0n }
  }

  /** Profit of signed lots that cost or brought `entryValue`, at a price. */
  profitOf(lots: number, entryValue: bigint, price: number): bigint {
    const value = this.valueOf(price, lots)
    return lots > 0 ? value - entryValue : entryValue - value
  }

  /** Whether a price is within so many ppm of the mark. */
  isWithin(price: number, ppm: number): boolean {
    return absolute(BigInt(price - this.mark)) * 1_000_000n <= BigInt(this.mark) * BigInt(ppm)
  }
}
