import type { IndexDefinition, IndexSampled } from '@touchstone/protocol'
import type { Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import { IndexText } from '../indexText.ts'
import { PriceFigures } from './priceFigures.ts'
import { SecondRing } from './secondRing.ts'

/** One accepted round of samples of an index. */
export interface IndexMoment {
  readonly time: Timestamp
  readonly sequence: number
  /** 0: too few live sources. */
  readonly price: Ticks
  readonly sources: readonly Ticks[]
  readonly used: number
  readonly spreadPpm: Ppm
}

const PRICE = 0
const USED = 1
const SPREAD = 2
const COUNT = 3
const SOURCES = 4

/** One index in memory: its candles, and the sources of each second of the last hour. */
export class IndexFigures extends PriceFigures {
  readonly text: IndexText
  #ring = new SecondRing(SOURCES)
  #most = 0

  constructor(definition: IndexDefinition) {
    super()
    this.text = new IndexText(definition)
  }

  record({ price, sources, used, spreadPpm }: IndexSampled, { time, sequence }: { time: Timestamp; sequence: number }) {
    if (sources.length > this.#most) this.#widen(sources.length)
    this.#ring.add(time, sequence, [price, used, spreadPpm, sources.length, ...sources])
    this.extend(time, price)
  }

  /** The last samples at or before `time`, as long as they are kept. */
  at(time: Timestamp): IndexMoment | undefined {
    const row = this.#ring.rowAt(time)
    if (row === undefined) return undefined
    const of = (column: number) => this.#ring.smallOf(row, column)
    return {
      time: this.#ring.timeOf(row),
      sequence: this.#ring.largeOf(row),
      price: of(PRICE),
      sources: Array.from({ length: of(COUNT) }, (_, source) => of(SOURCES + source)),
      used: of(USED),
      spreadPpm: of(SPREAD),
    }
  }

  protected get ring(): SecondRing {
    return this.#ring
  }

  /** More sources than ever: the rows so far move into a wider ring. */
  #widen(most: number): void {
    const before = this.#ring
    const width = SOURCES + this.#most
    this.#ring = new SecondRing(SOURCES + most)
    this.#most = most
    for (let row = before.first; row < before.end; row++)
      this.#ring.add(
        before.timeOf(row),
        before.largeOf(row),
        Array.from({ length: width }, (_, column) => before.smallOf(row, column)),
      )
  }
}
