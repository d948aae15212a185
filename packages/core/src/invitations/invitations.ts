import { MAX_INVITE_LEVELS, type OwnerId } from '@touchstone/protocol'

/** Each invited customer's inviter, and the verdict whether the two are different persons. */
export class Invitations {
  /** By invited customer, in order of invitation. */
  readonly referrers = new Map<OwnerId, OwnerId>()
  readonly qualified = new Set<OwnerId>()
  readonly #invited = new Map<OwnerId, OwnerId[]>()

  add(customer: OwnerId, referrer: OwnerId): void {
    this.referrers.set(customer, referrer)
    const invited = this.#invited.get(referrer)
    if (invited) invited.push(customer)
    else this.#invited.set(referrer, [customer])
  }

  /** Whether a customer stands above or is another one: a chain from `from` upwards comes by. */
  leadsTo(from: OwnerId, customer: OwnerId): boolean {
    if (from !== customer && !this.#invited.has(customer)) return false
    for (let above: OwnerId | undefined = from; above !== undefined; above = this.referrers.get(above))
      if (above === customer) return true
    return false
  }

  /** Customers by level, the nearest first; in each in order of invitation. */
  levelsOf(inviter: OwnerId): readonly (readonly OwnerId[])[] {
    const levels: OwnerId[][] = []
    let above: readonly OwnerId[] = [inviter]
    for (let level = 1; level <= MAX_INVITE_LEVELS; level++) {
      const invited = above.flatMap((each) => this.#invited.get(each) ?? [])
      levels.push(invited)
      above = invited
    }
    return levels
  }
}
