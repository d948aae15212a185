import { FIRST_CUSTOMER, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import { ownerIndex } from '../ledger/accounts.ts'

const LAST_SYSTEM_OWNER = Math.max(...Object.values(SYSTEM_OWNERS))

/** All owners. The core knows a customer by number and by the identity store's ref, and nothing else about the person. */
export class Owners {
  /** Refs in order of opening: customer FIRST_CUSTOMER + i. */
  readonly refs: string[] = []
  readonly #byRef = new Map<string, OwnerId>()
  #tiers = new Uint8Array(1024)
  /** Customers counted by tier, so that no question has to walk all of them. */
  readonly #inTier: number[] = []
  #frozen = new Uint8Array(1024)

  open(ref: string): OwnerId {
    const owner = FIRST_CUSTOMER + this.refs.length
    this.refs.push(ref)
    this.#byRef.set(ref, owner)
    if (ownerIndex(owner) >= this.#tiers.length) this.#grow()
    this.#countTier(0, 1)
    return owner
  }

  byRef(ref: string): OwnerId | undefined {
    return this.#byRef.get(ref)
  }

  isCustomer(owner: OwnerId): boolean {
    return Number.isInteger(owner) && owner >= FIRST_CUSTOMER && owner < FIRST_CUSTOMER + this.refs.length
  }

  exists(owner: OwnerId): boolean {
    return this.isCustomer(owner) || (Number.isInteger(owner) && owner >= 1 && owner <= LAST_SYSTEM_OWNER)
  }

  tier(owner: OwnerId): number {
    return this.#tiers[ownerIndex(owner)] ?? 0
  }

  setTier(owner: OwnerId, tier: number): void {
    this.#countTier(this.tier(owner), -1)
    this.#countTier(tier, 1)
    this.#tiers[ownerIndex(owner)] = tier
  }

  /** How many customers are in this tier. */
  inTier(tier: number): number {
    return this.#inTier[tier] ?? 0
  }

  isFrozen(owner: OwnerId): boolean {
    return this.#frozen[ownerIndex(owner)] === 1
  }

  setFrozen(owner: OwnerId, frozen: boolean): void {
    this.#frozen[ownerIndex(owner)] = frozen ? 1 : 0
  }

  #countTier(tier: number, change: 1 | -1): void {
    this.#inTier[tier] = this.inTier(tier) + change
  }

  #grow(): void {
    const tiers = new Uint8Array(this.#tiers.length * 2)
    tiers.set(this.#tiers)
    this.#tiers = tiers
    const frozen = new Uint8Array(this.#frozen.length * 2)
    frozen.set(this.#frozen)
    this.#frozen = frozen
  }
}
