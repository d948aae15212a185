import type { CoreEvent, OwnerId, PayoutAddressAdded, WithdrawalId, WithdrawalView } from '@touchstone/protocol'

/** All that was gathered, fit for JSON. */
export interface DestinationsState {
  readonly addresses: readonly PayoutAddressAdded[]
  readonly sources: readonly (readonly [OwnerId, readonly string[]])[]
  readonly asked: readonly (readonly [WithdrawalId, PayoutAddressAdded | null])[]
}

const NOTHING: DestinationsState = { addresses: [], sources: [], asked: [] }

/**
 * Where money may go, gathered from the log event by event and apart from what the core says of a withdrawal: usable
 * addresses of the owner's book, and for returns the addresses that the owner's deposits came from.
 */
export class Destinations {
  readonly #addresses: Map<number, PayoutAddressAdded>
  readonly #sources: Map<OwnerId, Set<string>>
  /** What the book said when a withdrawal was asked for: an address removed later is still paid. */
  readonly #asked: Map<WithdrawalId, PayoutAddressAdded | null>

  /** `state`: of {@link Destinations.state}, to go on from. */
  constructor({ addresses, sources, asked }: DestinationsState = NOTHING) {
    this.#addresses = new Map(addresses.map((address) => [address.id, address]))
    this.#sources = new Map(sources.map(([owner, from]) => [owner, new Set(from)]))
    this.#asked = new Map(asked)
  }

  state(): DestinationsState {
    const sources = [...this.#sources].map(([owner, from]) => [owner, [...from]] as const)
    return { addresses: [...this.#addresses.values()], sources, asked: [...this.#asked] }
  }

  observe(event: CoreEvent): void {
    if (event.type === 'PayoutAddressAdded') this.#addresses.set(event.id, event)
    else if (event.type === 'PayoutAddressRemoved') this.#addresses.delete(event.id)
    else if (event.type === 'WithdrawalRequested')
      this.#asked.set(event.withdrawal, this.#addresses.get(event.target) ?? null)
    else if (event.type === 'DepositCredited') this.#learn(event.owner, event.from)
  }

  allows(withdrawal: WithdrawalView): boolean {
    const { owner, kind, asset, destination, requestedAt } = withdrawal
    if (kind === 'return') return this.#sources.get(owner)?.has(destination) ?? false
    if (kind !== 'chain') return false
    const address = this.#asked.get(withdrawal.withdrawal)
    if (address?.owner !== owner || address.asset !== asset) return false
    return address.address === destination && address.usableFrom <= requestedAt
  }

  #learn(owner: OwnerId, from: string): void {
    const known = this.#sources.get(owner)
    if (known) known.add(from)
    else this.#sources.set(owner, new Set([from]))
  }
}
