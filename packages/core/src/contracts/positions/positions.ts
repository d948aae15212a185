import type { OwnerId } from '@touchstone/protocol'
import type { Position } from '../position.ts'
import { countWhile } from './countWhile.ts'

/** Every open position: one per owner and contract. Lists come in an order that depends on the open positions alone. */
export class Positions {
  readonly #byId = new Map<number, Position>()
  readonly #byOwner = new Map<OwnerId, Position[]>()
  /** By place of the contract, each by owner. */
  readonly #byContract: Position[][] = []

  get count(): number {
    return this.#byId.size
  }

  of(owner: OwnerId, place: number): Position | undefined {
    return this.#byOwner.get(owner)?.find((position) => position.contract === place)
  }

  byId(id: number): Position | undefined {
    return this.#byId.get(id)
  }

  /** An owner's, in order of the contracts. */
  ofOwner(owner: OwnerId): Position[] {
    return [...(this.#byOwner.get(owner) ?? [])]
  }

  /** A contract's, by owner. The list is a copy: positions may end while it is walked. */
  ofContract(place: number): Position[] {
    return [...(this.#byContract[place] ?? [])]
  }

  /** At most so many of a contract's, by owner, from this owner on. */
  ofContractFrom(place: number, owner: OwnerId, most: number): Position[] {
    const open = this.#byContract[place] ?? []
    const from = countWhile(open, (position) => position.owner < owner)
    return open.slice(from, from + most)
  }

  add(position: Position): void {
    this.#byId.set(position.id, position)
    const owned = this.#byOwner.get(position.owner)
    if (owned) insert(owned, position, (one, other) => one.contract - other.contract)
    else this.#byOwner.set(position.owner, [position])
    while (this.#byContract.length <= position.contract) this.#byContract.push([])
    insert(this.#byContract[position.contract] ?? [], position, byOwner)
  }

  remove(position: Position): void {
    this.#byId.delete(position.id)
    const owned = this.#byOwner.get(position.owner) ?? []
    owned.splice(owned.indexOf(position), 1)
    if (owned.length === 0) this.#byOwner.delete(position.owner)
    const open = this.#byContract[position.contract] ?? []
    open.splice(placeIn(open, position, byOwner), 1)
  }
}

type Order = (one: Position, other: Position) => number

function byOwner(one: Position, other: Position): number {
  return one.owner - other.owner
}

function insert(list: Position[], position: Position, order: Order): void {
  list.splice(placeIn(list, position, order), 0, position)
}

/** The place of a position in a sorted list, or the one it belongs to. */
function placeIn(list: readonly Position[], position: Position, order: Order): number {
  return countWhile(list, (other) => order(other, position) < 0)
}
