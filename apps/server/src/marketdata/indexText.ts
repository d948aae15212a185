import type { IndexDefinition } from '@touchstone/protocol'
import { formatDecimal, parseDecimal, type Ticks } from '@touchstone/quantities'

/** The prices of one index in words of the wire. */
export class IndexText {
  readonly definition: IndexDefinition
  readonly priceDecimals: number
  readonly #tickUnits: bigint

  constructor(definition: IndexDefinition) {
    this.definition = definition
    this.priceDecimals = definition.tickSize.split('.')[1]?.length ?? 0
    const tickUnits = parseDecimal(definition.tickSize, this.priceDecimals)
    if (!tickUnits || tickUnits < 0n) throw new Error(`${definition.symbol}: bad tick size`)
    this.#tickUnits = tickUnits
  }

  /** "" when there is no price. */
  price(ticks: Ticks): string {
    return ticks === 0 ? '' : formatDecimal(BigInt(ticks) * this.#tickUnits, this.priceDecimals)
  }

  /** Nothing is traded in an index. */
  amount(): string {
    return '0'
  }
}
