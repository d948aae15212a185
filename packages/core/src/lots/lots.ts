import type { AssetId, LotId, OwnerId } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'

/** A deposit or purchase. Amounts are in the withdrawal asset. */
export interface Lot {
  readonly id: LotId
  readonly owner: OwnerId
  readonly asset: AssetId
  readonly value: Amount
  /** Of the value, not withdrawn and not lost. */
  left: Amount
  /** The turnover needed before any part of the lot may be withdrawn, and the turnover done. */
  readonly needed: Amount
  done: Amount
  readonly creditedAt: Timestamp
  /** Version of the terms in force when the money came in. */
  readonly terms: number
  /** Where a deposit came from; '' when nothing can go back there. */
  readonly from: string
}

const NONE: readonly Lot[] = []

export function isFulfilled({ done, needed }: Lot): boolean {
  return done >= needed
}

/** Whether no part of the lot was traded or withdrawn, so that the deposit may go back to its sender. */
export function isReturnable({ from, left, value, done }: Lot): boolean {
  return from !== '' && left === value && done === 0n
}

/** Every deposit there was, by number and by owner, oldest first. */
export class Lots {
  readonly #all: Lot[] = []
  readonly #ofOwner = new Map<OwnerId, Lot[]>()
  /** By owner: lots with a remainder whose turnover is not done. Every fill looks here. */
  readonly #waiting = new Map<OwnerId, readonly Lot[]>()

  get all(): readonly Lot[] {
    return this.#all
  }

  get next(): LotId {
    return this.#all.length + 1
  }

  byId(id: LotId): Lot | undefined {
    return this.#all[id - 1]
  }

  ofOwner(owner: OwnerId): readonly Lot[] {
    return this.#ofOwner.get(owner) ?? NONE
  }

  /** Undefined when no turnover of the owner's is asked for. */
  waiting(owner: OwnerId): readonly Lot[] | undefined {
    return this.#waiting.get(owner)
  }

  add(lot: Lot): void {
    this.#all.push(lot)
    const own = this.#ofOwner.get(lot.owner)
    if (own) own.push(lot)
    else this.#ofOwner.set(lot.owner, [lot])
    this.#sort(lot.owner)
  }

  setLeft(lot: Lot, left: Amount): void {
    lot.left = left
    this.#sort(lot.owner)
  }

  setDone(lot: Lot, turnover: Amount): void {
    lot.done = turnover
    if (isFulfilled(lot)) this.#sort(lot.owner)
  }

  #sort(owner: OwnerId): void {
    const waiting = this.ofOwner(owner).filter((lot) => lot.left > 0n && !isFulfilled(lot))
    if (waiting.length === 0) this.#waiting.delete(owner)
    else this.#waiting.set(owner, waiting)
  }
}
