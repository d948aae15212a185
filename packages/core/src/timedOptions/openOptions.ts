import type { IndexId, OptionId, OwnerId } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { WaitingQueue } from '../clock/waitingQueue.ts'
import type { ReferenceIndex } from '../reference/referenceIndex.ts'
import type { OpenOption } from './openOption.ts'
import { STRIKE_WAIT_MS } from './optionFormulas.ts'

/** The last moment of log time at which the option lives on: the next one ends it. OPT-8, OPT-9. */
export function lastMoment({ strike, boughtAt, expiry }: OpenOption): Timestamp {
  return strike === 0 ? boughtAt + STRIKE_WAIT_MS : expiry
}

/** The options that have not ended: by id, by the moment they wait for, and with the sum that the pool may owe for them. */
export class OpenOptions {
  /** By id: in order of purchase. */
  readonly #byId = new Map<OptionId, OpenOption>()
  readonly #byOwner = new Map<OwnerId, Set<OpenOption>>()
  /** Without a strike, by index, oldest first. */
  readonly #unstruck = new Map<IndexId, OpenOption[]>()
  readonly #ending = new WaitingQueue<OpenOption>(({ expiry }) => expiry)
  readonly #owed = new Map<IndexId, Amount>()

  get count(): number {
    return this.#byId.size
  }

  all(): Iterable<OpenOption> {
    return this.#byId.values()
  }

  byId(id: OptionId): OpenOption | undefined {
    return this.#byId.get(id)
  }

  /** In order of purchase. */
  ofOwner(owner: OwnerId): Iterable<OpenOption> {
    return this.#byOwner.get(owner) ?? []
  }

  /** Sum of the payouts that may fall due on an index. */
  owed(index: IndexId): Amount {
    return this.#owed.get(index) ?? 0n
  }

  /** The same for one owner. */
  owedTo(owner: OwnerId, index: IndexId): Amount {
    let sum = 0n
    for (const option of this.ofOwner(owner)) if (option.index === index) sum += option.payout
    return sum
  }

  /** Options are added in order of id. */
  add(option: OpenOption): void {
    this.#byId.set(option.id, option)
    this.#ofOwnerOrNew(option.owner).add(option)
    this.#ending.add(option)
    this.#owed.set(option.index, this.owed(option.index) + option.payout)
    if (option.strike > 0) return
    const waiting = this.#unstruck.get(option.index)
    if (waiting) waiting.push(option)
    else this.#unstruck.set(option.index, [option])
  }

  remove(option: OpenOption): void {
    this.#byId.delete(option.id)
    const own = this.#ofOwnerOrNew(option.owner)
    own.delete(option)
    if (own.size === 0) this.#byOwner.delete(option.owner)
    this.#ending.remove(option)
    this.#owed.set(option.index, this.owed(option.index) - option.payout)
    if (option.strike === 0) this.#stopWaiting(option)
  }

  /** Gives the index's price to every option that waits for one; returns those. */
  strike({ definition, price, sequence }: ReferenceIndex): readonly OpenOption[] {
    const waiting = this.#unstruck.get(definition.id) ?? []
    if (waiting.length > 0) this.#unstruck.delete(definition.id)
    for (const option of waiting) {
      option.strike = price
      option.strikeSequence = sequence
    }
    return waiting
  }

  /** The option that must end next: one whose strike does not come in time before one that expires at the same moment. */
  get next(): OpenOption | undefined {
    const late = this.#unstruck.size === 0 ? undefined : this.#longestWaiting()
    const ending = this.#ending.next
    return late && ending && lastMoment(late) <= ending.expiry ? late : ending
  }

  #longestWaiting(): OpenOption | undefined {
    let late: OpenOption | undefined
    for (const [first] of this.#unstruck.values()) if (first && (!late || first.id < late.id)) late = first
    return late
  }

  #stopWaiting(option: OpenOption): void {
    const waiting = (this.#unstruck.get(option.index) ?? []).filter((other) => other !== option)
    if (waiting.length > 0) this.#unstruck.set(option.index, waiting)
    else this.#unstruck.delete(option.index)
  }

  #ofOwnerOrNew(owner: OwnerId): Set<OpenOption> {
    const own = this.#byOwner.get(owner) ?? new Set()
    this.#byOwner.set(owner, own)
    return own
  }
}
