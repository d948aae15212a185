import type { AlertPrice } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import type { LiveWorld } from '../live/liveWorld.ts'
import { ContractText } from '../marketdata/contractText.ts'
import type { MarketFigures } from '../marketdata/marketFigures.ts'
import { AlertLadder, isReached, type Rung } from './alertLadder.ts'

export interface Waiting extends Rung {
  readonly userId: string
  readonly symbol: string
  readonly by: AlertPrice
  readonly price: string
}

/** An alert whose price was seen. */
export interface Reached {
  readonly alert: Waiting
  /** The price that was seen, and when. */
  readonly price: Ticks
  readonly time: Timestamp
  /** Nobody watched when it was passed: it was there already when the watch began. */
  readonly late: boolean
}

/** The price of now; 0 when there is none. */
export function priceOf(live: LiveWorld, { text }: MarketFigures, by: AlertPrice): Ticks {
  const { core } = live.port
  const { id } = text.definition
  if (!(text instanceof ContractText)) return by === 'last' ? core.spot.market(id).lastPrice : 0
  const { markPrice, lastPrice } = core.contracts.contract(id)
  return by === 'mark' ? markPrice : lastPrice
}

/** The waiting alerts of one world, in memory. An applied entry costs them one comparison for each of its prices. */
export class AlertBoard {
  readonly #live: LiveWorld
  readonly #onReached: (reached: Reached) => void
  readonly #ladders = { last: new Map<number, AlertLadder<Waiting>>(), mark: new Map<number, AlertLadder<Waiting>>() }
  readonly #waiting = new Map<bigint, { readonly alert: Waiting; readonly ladder: AlertLadder<Waiting> }>()
  #unfollow: () => void = () => undefined

  constructor(live: LiveWorld, onReached: (reached: Reached) => void) {
    this.#live = live
    this.#onReached = onReached
  }

  get size(): number {
    return this.#waiting.size
  }

  start(): void {
    this.#unfollow = this.#live.followPrices((by, id, price, time) => this.#take(by, id, price, time))
  }

  stop(): void {
    this.#unfollow()
  }

  /** From now on it waits for its price, unless that is there already: `late` says that nobody watched before. */
  add(alert: Waiting, figures: MarketFigures, time: Timestamp, late: boolean): void {
    if (this.#waiting.has(alert.id)) return
    const price = priceOf(this.#live, figures, alert.by)
    if (isReached(alert, price)) {
      this.#onReached({ alert, price, time, late })
      return
    }
    const { id } = figures.text.definition
    const ladders = this.#ladders[alert.by]
    const ladder = ladders.get(id) ?? new AlertLadder()
    ladders.set(id, ladder)
    ladder.add(alert)
    this.#waiting.set(alert.id, { alert, ladder })
  }

  remove(id: bigint): void {
    const waits = this.#waiting.get(id)
    if (!waits) return
    this.#waiting.delete(id)
    waits.ladder.remove(waits.alert)
  }

  #take(by: AlertPrice, id: number, price: Ticks, time: Timestamp): void {
    for (const alert of this.#ladders[by].get(id)?.take(price) ?? []) {
      this.#waiting.delete(alert.id)
      this.#onReached({ alert, price, time, late: false })
    }
  }
}
