import { nextFunding } from '@touchstone/core'
import type { MarkStruck } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { ContractText } from '../../contractText.ts'
import { PriceFigures } from '../priceFigures.ts'
import { SecondRing } from '../secondRing.ts'

/** A mark price as it was struck. */
export interface MarkMoment extends Omit<MarkStruck, 'type' | 'contract'> {
  readonly time: Timestamp
  readonly sequence: number
}

const COLUMNS = ['mark', 'index', 'fundingLeg', 'basisLeg', 'last', 'fundingE8'] as const

/** The mark price of one contract in memory: its candles, and how each second of the last hour came about. */
export class MarkFigures extends PriceFigures {
  readonly text: ContractText
  readonly #ring = new SecondRing(COLUMNS.length)

  constructor(text: ContractText) {
    super()
    this.text = text
  }

  record(event: MarkStruck, { time, sequence }: { time: Timestamp; sequence: number }): void {
    this.#ring.add(
      time,
      sequence,
      COLUMNS.map((column) => event[column]),
    )
    this.extend(time, event.mark)
  }

  /** The last mark at or before `time`, as long as it is kept. */
  at(time: Timestamp): MarkMoment | undefined {
    const row = this.#ring.rowAt(time)
    if (row === undefined) return undefined
    const of = (column: (typeof COLUMNS)[number]) => this.#ring.smallOf(row, COLUMNS.indexOf(column))
    const { fundingIntervalMs } = this.text.definition
    const struckAt = this.#ring.timeOf(row)
    return {
      time: struckAt,
      sequence: this.#ring.largeOf(row),
      mark: of('mark'),
      index: of('index'),
      fundingLeg: of('fundingLeg'),
      basisLeg: of('basisLeg'),
      last: of('last'),
      fundingE8: of('fundingE8'),
      nextFundingAt: fundingIntervalMs === 0 ? 0 : nextFunding(struckAt, fundingIntervalMs),
    }
  }

  protected get ring(): SecondRing {
    return this.#ring
  }
}
