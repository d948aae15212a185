import type { OwnerId, VerificationLevel } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'

/** Verification levels, and the ends of holds of withdrawals. A customer without an entry is not verified, or not held. */
export class AccountStatus {
  readonly #levels = new Map<OwnerId, VerificationLevel>()
  readonly #heldUntil = new Map<OwnerId, Timestamp>()

  get isEmpty(): boolean {
    return this.#levels.size === 0 && this.#heldUntil.size === 0
  }

  level(owner: OwnerId): VerificationLevel {
    return this.#levels.get(owner) ?? 0
  }

  setLevel(owner: OwnerId, level: VerificationLevel): void {
    if (level === 0) this.#levels.delete(owner)
    else this.#levels.set(owner, level)
  }

  /** The end of the last hold, over or not; 0 = none. */
  heldUntil(owner: OwnerId): Timestamp {
    return this.#heldUntil.get(owner) ?? 0
  }

  hold(owner: OwnerId, until: Timestamp): void {
    if (until === 0) this.#heldUntil.delete(owner)
    else this.#heldUntil.set(owner, until)
  }

  /** Sorted by owner, so that the order does not depend on history. */
  levels(): (readonly [OwnerId, VerificationLevel])[] {
    return [...this.#levels].sort(([one], [other]) => one - other)
  }

  holds(): (readonly [OwnerId, Timestamp])[] {
    return [...this.#heldUntil].sort(([one], [other]) => one - other)
  }
}
