import type { Ticks } from '@touchstone/quantities'
import { PairingHeap } from '../pairingHeap.ts'
import type { Way } from './trail.ts'
import { TrailGroup, type TrailingStop } from './trailGroup.ts'

/**
 * The trailing stops of one side. Whoever waits longer has seen at least the best prices of those that came later: so the groups
 * stand by their best price, the best first, and a new price raises those behind it, which then are one. No price looks at
 * single stops. TRAIL-3.
 */
export class TrailingSide {
  readonly #way: Way
  /** Best price first. */
  readonly #groups: TrailGroup[] = []
  /** The same groups, that with the stop that fires first on top. */
  readonly #byFiring = new PairingHeap<TrailGroup>(firesBefore)
  /** Those whose activation price has not come, the nearest first. */
  readonly #asleep: PairingHeap<TrailingStop>

  constructor(way: Way) {
    this.#way = way
    this.#asleep = new PairingHeap<TrailingStop>((one, other) => {
      const nearer = way * (one.trail.activation - other.trail.activation)
      return nearer === 0 ? one.id < other.id : nearer < 0
    })
  }

  /** How many different best prices there are. */
  get groups(): number {
    return this.#groups.length
  }

  add(stop: TrailingStop): void {
    if (stop.trail.extreme === 0) this.#asleep.add(stop)
    else this.#join(stop, stop.trail.extreme)
  }

  remove(stop: TrailingStop): void {
    const { group } = stop
    if (!group) {
      this.#asleep.remove(stop)
      return
    }
    this.#change(group, () => group.remove(stop))
  }

  /** The stop that fires first; undefined without one that is awake. */
  get first(): TrailingStop | undefined {
    return this.#byFiring.first?.first
  }

  see(price: Ticks): void {
    this.#raise(price)
    for (let stop = this.#asleep.first; stop && this.#isReached(stop, price); stop = this.#asleep.first) {
      this.#asleep.remove(stop)
      this.#join(stop, price)
    }
  }

  #isReached({ trail }: TrailingStop, price: Ticks): boolean {
    return this.#way * (price - trail.activation) >= 0
  }

  /** The groups that have seen nothing better than this price see it now. */
  #raise(price: Ticks): void {
    let raised: TrailGroup | undefined
    for (let last = this.#groups.at(-1); last && this.#isBehind(last, price); last = this.#groups.at(-1)) {
      this.#groups.pop()
      this.#byFiring.remove(last)
      if (raised) raised.absorb(last)
      else raised = last
    }
    if (!raised) return
    const there = this.#groups.at(-1)
    if (there?.extreme === price) this.#change(there, () => there.absorb(raised))
    else {
      raised.extreme = price
      this.#groups.push(raised)
      this.#byFiring.add(raised)
    }
  }

  #isBehind({ extreme }: TrailGroup, price: Ticks): boolean {
    return this.#way * (price - extreme) > 0
  }

  /** A group leaves its place among the others before its first stop changes. */
  #change(group: TrailGroup, change: () => void): void {
    this.#byFiring.remove(group)
    change()
    if (group.first) this.#byFiring.add(group)
    else this.#groups.splice(this.#placeOf(group.extreme), 1)
  }

  #join(stop: TrailingStop, extreme: Ticks): void {
    const place = this.#placeOf(extreme)
    const there = this.#groups[place]
    if (there?.extreme === extreme) {
      this.#change(there, () => there.add(stop))
      return
    }
    const group = new TrailGroup(this.#way, extreme)
    group.add(stop)
    this.#groups.splice(place, 0, group)
    this.#byFiring.add(group)
  }

  /** Where the group of a best price is or belongs. */
  #placeOf(extreme: Ticks): number {
    let low = 0
    let high = this.#groups.length
    while (low < high) {
      const middle = (low + high) >> 1
      const seen = this.#groups[middle]?.extreme ?? 0
      if (this.#way * (seen - extreme) > 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

function firesBefore(one: TrailGroup, other: TrailGroup): boolean {
  const [first, second] = [one.first, other.first]
  if (!first || !second) return first !== undefined
  const ahead = one.order(first) - other.order(second)
  return ahead === 0 ? first.id < second.id : ahead > 0
}
