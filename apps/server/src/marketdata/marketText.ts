import { type AssetDefinition, type MarketDefinition, type MarketUnits, marketUnits } from '@touchstone/protocol'
import { type Amount, formatDecimal, powerOfTen, type Ticks } from '@touchstone/quantities'
import { InstrumentText } from './instrumentText.ts'

const MILLION = 1_000_000n

/** The numbers of one spot market in words of the wire. */
export class MarketText extends InstrumentText {
  readonly definition: MarketDefinition
  readonly units: MarketUnits
  readonly base: AssetDefinition
  readonly quote: AssetDefinition
  readonly #lotInAmountUnits: bigint

  constructor(definition: MarketDefinition, assets: readonly AssetDefinition[]) {
    super()
    const base = assets.find((asset) => asset.id === definition.base)
    const quote = assets.find((asset) => asset.id === definition.quote)
    if (!base || !quote) throw new Error(`${definition.symbol}: unknown asset`)
    this.definition = definition
    this.units = marketUnits(definition, assets)
    this.base = base
    this.quote = quote
    this.#lotInAmountUnits = this.units.lotUnits / powerOfTen(base.scale - this.units.amountDecimals)
  }

  amount(lots: number | bigint): string {
    return formatDecimal(BigInt(lots) * this.#lotInAmountUnits, this.units.amountDecimals)
  }

  /** A base quantity with all decimals of the asset (fees). */
  baseAmount(amount: Amount): string {
    return formatDecimal(amount, this.base.scale)
  }
}

/** (now - before) / before as a fraction with up to six decimals, cut towards zero: "0.0123". */
export function changeFraction(now: Ticks, before: Ticks): string {
  if (now === 0 || before === 0) return '0'
  const units = ((BigInt(now) - BigInt(before)) * MILLION) / BigInt(before)
  return formatDecimal(units, 6)
}
