import type { MarketId, OrderId, OwnerId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { WaitingQueue } from '../clock/waitingQueue.ts'

/** A deadline to come. */
export interface Countdown {
  /** The owner. */
  readonly id: OwnerId
  readonly seconds: number
  readonly deadline: Timestamp
}

/** A deadline that has passed: the owner's orders older than `before` are ending. */
export interface Silence {
  readonly owner: OwnerId
  readonly deadline: Timestamp
  readonly before: OrderId
}

/** Deadlines at which all open orders of an owner end. */
export class Silences {
  readonly #byOwner = new Map<OwnerId, Countdown>()
  readonly #queue = new WaitingQueue<Countdown>(({ deadline }) => deadline)
  /** First come, first served. */
  readonly passed: Silence[] = []
  /** Silences with orders left in a halted market, by that market and owner. */
  readonly halted = new Map<MarketId, Map<OwnerId, Silence>>()
  /** Orders that the entry at hand has ended. */
  endedInEntry = 0

  /** The deadline that comes first. */
  get next(): Countdown | undefined {
    return this.#queue.next
  }

  get isUnused(): boolean {
    return this.#byOwner.size === 0 && this.passed.length === 0 && this.halted.size === 0
  }

  get size(): number {
    return this.#byOwner.size
  }

  of(owner: OwnerId): Countdown | undefined {
    return this.#byOwner.get(owner)
  }

  /** In no particular order. */
  countdowns(): Iterable<Countdown> {
    return this.#byOwner.values()
  }

  /** The owner has this deadline from now on, and no other. */
  begin(countdown: Countdown): void {
    this.stop(countdown.id)
    this.#byOwner.set(countdown.id, countdown)
    this.#queue.add(countdown)
  }

  /** The owner has no deadline. */
  stop(owner: OwnerId): void {
    const standing = this.#byOwner.get(owner)
    if (!standing) return
    this.#byOwner.delete(owner)
    this.#queue.remove(standing)
  }

  /** Some of the owner's orders cannot end before the market is open for it again. */
  wait(market: MarketId, silence: Silence): void {
    const owners = this.halted.get(market) ?? new Map<OwnerId, Silence>()
    owners.set(silence.owner, silence)
    this.halted.set(market, owners)
  }
}
