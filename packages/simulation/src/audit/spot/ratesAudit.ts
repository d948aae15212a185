import type { CoreEvent, FeeTier, OrderAccepted, OwnerId } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'

/** OPER-8, TRADE-3: an order pays the rates in force when it was accepted. */
export class RatesAudit {
  #tiers: readonly FeeTier[]
  readonly #tierOf = new Map<OwnerId, number>()

  constructor(tiers: readonly FeeTier[]) {
    this.#tiers = tiers
  }

  hear(event: CoreEvent): void {
    if (event.type === 'TierSet') this.#tierOf.set(event.owner, event.tier)
    if (event.type === 'FeeTiersSet') this.#tiers = event.tiers
    if (event.type === 'OrderAccepted') this.#check(event)
  }

  #check({ order, owner, makerPpm, takerPpm }: OrderAccepted): void {
    const tier = this.#tiers[this.#tierOf.get(owner) ?? 0]
    const same = tier?.makerPpm === makerPpm && tier.takerPpm === takerPpm
    demand(same, 'OPER-8', () => `order ${order} pays ${makerPpm} and ${takerPpm}`)
  }
}
