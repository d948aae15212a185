import type { AlertSide } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'

/** An alert as it waits for a price. */
export interface Rung {
  readonly id: bigint
  readonly side: AlertSide
  readonly ticks: Ticks
}

/** Never by a price that there is not. */
export function isReached({ side, ticks }: Omit<Rung, 'id'>, price: Ticks): boolean {
  return price > 0 && (side === 'above' ? price >= ticks : price <= ticks)
}

/** Where a rung belongs: before the first that the price reaches no later. */
function placeOf<One extends Rung>(rungs: readonly One[], isLater: (one: One) => boolean): number {
  let [low, high] = [0, rungs.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isLater(rungs[middle] as One)) low = middle + 1
    else high = middle
  }
  return low
}

/** The alerts on one price of one market. Those that it reaches first stand last: a price that reaches none is compared with two. */
export class AlertLadder<One extends Rung> {
  readonly #above: One[] = []
  readonly #below: One[] = []

  add(one: One): void {
    const rungs = this.#of(one.side)
    const place = placeOf(rungs, ({ ticks }) => (one.side === 'above' ? ticks > one.ticks : ticks < one.ticks))
    rungs.splice(place, 0, one)
  }

  remove(one: Rung): void {
    const rungs = this.#of(one.side)
    const place = rungs.findIndex(({ id }) => id === one.id)
    if (place >= 0) rungs.splice(place, 1)
  }

  /** Takes those that this price has reached off the ladder. */
  take(price: Ticks): readonly One[] {
    return [
      ...this.#cut(this.#above, (one) => !isReached(one, price)),
      ...this.#cut(this.#below, (one) => !isReached(one, price)),
    ]
  }

  #cut(rungs: One[], waits: (one: One) => boolean): readonly One[] {
    const next = rungs.at(-1)
    if (!next || waits(next)) return []
    return rungs.splice(placeOf(rungs, waits))
  }

  #of(side: AlertSide): One[] {
    return side === 'above' ? this.#above : this.#below
  }
}
