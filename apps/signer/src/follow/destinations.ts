import type {
  CoreEvent,
  MoneyEvent,
  OwnerId,
  PayoutAddressAdded,
  WithdrawalId,
  WithdrawalView,
} from '@touchstone/protocol'

/** Events of the core, and those of money. */
export type Observed = CoreEvent | MoneyEvent

/**
 * Where money may go, gathered from the log event by event and apart from what the core says of a withdrawal: usable
 * addresses of the owner's book, and for returns the addresses that the owner's deposits came from.
 */
export class Destinations {
  readonly #addresses = new Map<number, PayoutAddressAdded>()
  readonly #sources = new Map<OwnerId, Set<string>>()
  /** What the book said when a withdrawal was asked for: an address removed later is still paid. */
  readonly #asked = new Map<WithdrawalId, PayoutAddressAdded | undefined>()

  observe(event: Observed): void {
    if (event.type === 'PayoutAddressAdded') this.#addresses.set(event.id, event)
    else if (event.type === 'PayoutAddressRemoved') this.#addresses.delete(event.id)
    else if (event.type === 'WithdrawalRequested') this.#asked.set(event.withdrawal, this.#addresses.get(event.target))
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
