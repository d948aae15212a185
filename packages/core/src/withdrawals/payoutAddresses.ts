import type { AssetId, Chain, OwnerId, PayoutAddressId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'

/** Where a customer may be paid. */
export interface PayoutAddress {
  readonly id: PayoutAddressId
  readonly owner: OwnerId
  readonly asset: AssetId
  readonly chain: Chain
  readonly address: string
  readonly usableFrom: Timestamp
}

/** The address books of all customers. Removed addresses are forgotten, their numbers are not given again. */
export class PayoutAddresses {
  readonly #byId = new Map<PayoutAddressId, PayoutAddress>()
  readonly #ofOwner = new Map<OwnerId, PayoutAddress[]>()
  next: PayoutAddressId = 1

  byId(id: PayoutAddressId): PayoutAddress | undefined {
    return this.#byId.get(id)
  }

  /** Oldest first. */
  ofOwner(owner: OwnerId): readonly PayoutAddress[] {
    return this.#ofOwner.get(owner) ?? []
  }

  /** Oldest first. */
  all(): Iterable<PayoutAddress> {
    return this.#byId.values()
  }

  get count(): number {
    return this.#byId.size
  }

  add(address: PayoutAddress): void {
    this.#byId.set(address.id, address)
    this.#ofOwner.set(address.owner, [...this.ofOwner(address.owner), address])
    this.next = address.id + 1
  }

  remove({ id, owner }: PayoutAddress): void {
    this.#byId.delete(id)
    const others = this.ofOwner(owner).filter((address) => address.id !== id)
    if (others.length === 0) this.#ofOwner.delete(owner)
    else this.#ofOwner.set(owner, others)
  }
}
