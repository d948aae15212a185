import {
  type AssetDefinition,
  type ContractDefinition,
  type ContractUnits,
  contractUnits,
  type IndexDefinition,
  ticksToPrice,
} from '@touchstone/protocol'
import { type Amount, formatDecimal, type Ticks } from '@touchstone/quantities'

/** Writes one contract's integers as the decimal strings of the wire. */
export class ContractText {
  readonly definition: ContractDefinition
  readonly units: ContractUnits
  readonly index: IndexDefinition
  /** Margin and settlement asset. */
  readonly quote: AssetDefinition

  /** Throws when the index or the margin asset is not among those given. */
  constructor(definition: ContractDefinition, indexes: readonly IndexDefinition[], assets: readonly AssetDefinition[]) {
    const index = indexes.find(({ id }) => id === definition.index)
    const quote = assets.find(({ id }) => id === definition.quote)
    if (!index || !quote) throw new Error(`${definition.symbol}: unknown index or asset`)
    this.definition = definition
    this.units = contractUnits(definition, index, assets)
    this.index = index
    this.quote = quote
  }

  /** "" when there is no price. */
  price(ticks: Ticks): string {
    return ticks === 0 ? '' : ticksToPrice(ticks, this.units)
  }

  /** Lots in the contract's unit, with the decimals of the lot size; the sign is kept. */
  amount(lots: number): string {
    return formatDecimal(BigInt(lots) * this.units.lotUnits, this.units.amountDecimals)
  }

  /** Money in the margin asset with all its decimals; the sign is kept. */
  money(amount: Amount): string {
    return formatDecimal(amount, this.quote.scale)
  }

  /** `value` per unit of `lots`, to the nearest step of the price's decimals, halves up; "" without lots. For display only. */
  averagePrice(value: Amount, lots: number): string {
    if (lots === 0) return ''
    const divisor = BigInt(Math.abs(lots)) * this.units.quantum
    const units = (value * this.units.tickUnits * 2n + divisor) / (divisor * 2n)
    return formatDecimal(units, this.units.priceDecimals)
  }
}
