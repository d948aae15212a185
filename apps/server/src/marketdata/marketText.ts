import {
  type AssetDefinition,
  type MarketDefinition,
  type MarketUnits,
  marketUnits,
  ticksToPrice,
} from '@touchstone/protocol'
import { type Amount, formatDecimal, powerOfTen, type Ticks } from '@touchstone/quantities'

const MILLION = 1_000_000n

/** Writes one market's integers as the decimal strings of the wire. */
export class MarketText {
  readonly definition: MarketDefinition
  readonly units: MarketUnits
  readonly base: AssetDefinition
  readonly quote: AssetDefinition
  readonly #lotInAmountUnits: bigint

  constructor(definition: MarketDefinition, assets: readonly AssetDefinition[]) {
    const base = assets.find((asset) => asset.id === definition.base)
    const quote = assets.find((asset) => asset.id === definition.quote)
    if (!base || !quote) throw new Error(`${definition.symbol}: unknown asset`)
    this.definition = definition
    this.units = marketUnits(definition, assets)
    this.base = base
    this.quote = quote
    this.#lotInAmountUnits = this.units.lotUnits / powerOfTen(base.scale - this.units.amountDecimals)
  }

  /** "" when there is no price. */
  price(ticks: Ticks): string {
    return ticks === 0 ? '' : ticksToPrice(ticks, this.units)
  }

  /** A base quantity with the decimals of the market's lot. */
  amount(lots: number | bigint): string {
    return formatDecimal(BigInt(lots) * this.#lotInAmountUnits, this.units.amountDecimals)
  }

  /** A base quantity with all decimals of the asset (fees). */
  baseAmount(amount: Amount): string {
    return formatDecimal(amount, this.base.scale)
  }

  quoteAmount(amount: Amount): string {
    return formatDecimal(amount, this.quote.scale)
  }

  /** Quote paid per base, to the nearest step of the price's decimals; "" when nothing was filled. For display only. */
  averagePrice(quote: Amount, lots: number): string {
    if (lots === 0) return ''
    const divisor = BigInt(lots) * this.units.quantum
    const units = (quote * this.units.tickUnits * 2n + divisor) / (divisor * 2n)
    return formatDecimal(units, this.units.priceDecimals)
  }
}

/** (now - before) / before as a fraction with up to six decimals, cut towards zero: "0.0123". */
export function changeFraction(now: Ticks, before: Ticks): string {
  if (now === 0 || before === 0) return '0'
  const units = ((BigInt(now) - BigInt(before)) * MILLION) / BigInt(before)
  return formatDecimal(units, 6)
}
