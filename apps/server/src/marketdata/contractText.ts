import {
  type AssetDefinition,
  type ContractDefinition,
  type ContractUnits,
  contractUnits,
  type IndexDefinition,
} from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { InstrumentText } from './instrumentText.ts'

/** Writes one contract's integers as the decimal strings of the wire. */
export class ContractText extends InstrumentText {
  readonly definition: ContractDefinition
  readonly units: ContractUnits
  readonly index: IndexDefinition
  /** Margin and settlement asset. */
  readonly quote: AssetDefinition

  /** Throws when the index or the margin asset is not among those given. */
  constructor(definition: ContractDefinition, indexes: readonly IndexDefinition[], assets: readonly AssetDefinition[]) {
    super()
    const index = indexes.find(({ id }) => id === definition.index)
    const quote = assets.find(({ id }) => id === definition.quote)
    if (!index || !quote) throw new Error(`${definition.symbol}: unknown index or asset`)
    this.definition = definition
    this.units = contractUnits(definition, index, assets)
    this.index = index
    this.quote = quote
  }

  override get referenceSymbol(): string {
    return this.index.symbol
  }

  /** Lots in the contract's unit, with the decimals of the lot size; the sign is kept. */
  amount(lots: number | bigint): string {
    return formatDecimal(BigInt(lots) * this.units.lotUnits, this.units.amountDecimals)
  }
}
