import {
  type AssetDefinition,
  type ContractDefinition,
  type ContractUnits,
  contractUnits,
  type IndexDefinition,
  type RateE8,
} from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { InstrumentText } from './instrumentText.ts'

/** The numbers of one contract in words of the wire. Amounts of money are in its margin asset. */
export class ContractText extends InstrumentText {
  readonly definition: ContractDefinition
  readonly index: IndexDefinition
  readonly units: ContractUnits
  readonly quote: AssetDefinition

  constructor(definition: ContractDefinition, index: IndexDefinition, assets: readonly AssetDefinition[]) {
    super()
    const quote = assets.find((asset) => asset.id === definition.quote)
    if (!quote) throw new Error(`${definition.symbol}: unknown asset`)
    this.definition = definition
    this.index = index
    this.units = contractUnits(definition, index, assets)
    this.quote = quote
  }

  /** In units of the underlying: lots × lot size. */
  amount(lots: number | bigint): string {
    return formatDecimal(BigInt(lots) * this.units.lotUnits, this.units.amountDecimals)
  }
}

/** A rate of 10^-8 as a signed fraction: 10_000 is "0.00010000". */
export function rateFraction(rate: RateE8): string {
  return formatDecimal(BigInt(rate), 8)
}
