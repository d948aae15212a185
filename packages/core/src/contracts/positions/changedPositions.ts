import type { OwnerId } from '@touchstone/protocol'
import type { Position } from '../position.ts'

/** Contracts an owner's number is spread by: their places stay below. */
const PLACES = 0x1_0000

/** The positions that the entry at hand has changed and not told yet, in the order in which they changed. */
export class ChangedPositions {
  /** An owner may end one position and begin another in one contract within an entry. */
  readonly #byPlace = new Map<number, Position[]>()

  add(position: Position): void {
    const key = position.owner * PLACES + position.contract
    const list = this.#byPlace.get(key)
    if (!list) this.#byPlace.set(key, [position])
    else if (!list.includes(position)) list.push(position)
  }

  /** An owner's in one contract (its place), which are then told. */
  take(owner: OwnerId, place: number): readonly Position[] {
    const key = owner * PLACES + place
    const list = this.#byPlace.get(key) ?? []
    this.#byPlace.delete(key)
    return list
  }

  /** One position of each owner and contract that has any. */
  *each(): Iterable<Position> {
    for (const list of this.#byPlace.values()) yield list[0] as Position
  }
}
