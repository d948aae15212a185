import type { OrderId } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'
import { type HeapItem, PairingHeap } from '../pairingHeap.ts'
import { firingOrder, type Trail, type Way } from './trail.ts'

/** A stop that trails, where it waits. */
export class TrailingStop implements HeapItem<TrailingStop> {
  readonly id: OrderId
  readonly slot: number
  readonly trail: Trail
  below: TrailingStop | undefined
  beside: TrailingStop | undefined
  before: TrailingStop | undefined
  #group: TrailGroup | undefined

  constructor(id: OrderId, slot: number, trail: Trail) {
    this.id = id
    this.slot = slot
    this.trail = trail
  }

  /** The group in which it is; undefined before its activation. The way there gets shorter for the next who asks. */
  get group(): TrailGroup | undefined {
    let group = this.#group
    while (group?.into) {
      if (group.into.into) group.into = group.into.into
      group = group.into
    }
    this.#group = group
    return group
  }

  set group(group: TrailGroup | undefined) {
    this.#group = group
  }
}

/** Stops of one side that have seen the same best price. Those with the smallest distance fire first. */
export class TrailGroup implements HeapItem<TrailGroup> {
  extreme: Ticks
  /** The group that has taken this one in. */
  into: TrailGroup | undefined
  below: TrailGroup | undefined
  beside: TrailGroup | undefined
  before: TrailGroup | undefined
  readonly #way: Way
  readonly #byTicks = new PairingHeap<TrailingStop>((one, other) => isCloser('trailTicks', one, other))
  readonly #byPpm = new PairingHeap<TrailingStop>((one, other) => isCloser('trailPpm', one, other))

  constructor(way: Way, extreme: Ticks) {
    this.#way = way
    this.extreme = extreme
  }

  /** The stop that fires first; undefined in an empty group. */
  get first(): TrailingStop | undefined {
    const byTicks = this.#byTicks.first
    const byPpm = this.#byPpm.first
    if (!byTicks || !byPpm) return byTicks ?? byPpm
    const ahead = this.order(byTicks) - this.order(byPpm)
    if (ahead === 0) return byTicks.id < byPpm.id ? byTicks : byPpm
    return ahead > 0 ? byTicks : byPpm
  }

  /** As of {@link firingOrder}. */
  order({ trail }: TrailingStop): number {
    return firingOrder(this.#way, this.extreme, trail)
  }

  add(stop: TrailingStop): void {
    stop.group = this
    this.#heapOf(stop).add(stop)
  }

  remove(stop: TrailingStop): void {
    this.#heapOf(stop).remove(stop)
  }

  /** Takes the stops of a group that has seen the same best price from now on. */
  absorb(other: TrailGroup): void {
    this.#byTicks.absorb(other.#byTicks)
    this.#byPpm.absorb(other.#byPpm)
    other.into = this
  }

  #heapOf({ trail }: TrailingStop): PairingHeap<TrailingStop> {
    return trail.trailTicks === 0 ? this.#byPpm : this.#byTicks
  }
}

function isCloser(distance: 'trailTicks' | 'trailPpm', one: TrailingStop, other: TrailingStop): boolean {
  const closer = one.trail[distance] - other.trail[distance]
  return closer === 0 ? one.id < other.id : closer < 0
}
