import { type AssetDefinition, type MarketUnits, ticksToPrice } from '@touchstone/protocol'
import { type Amount, formatDecimal, type Ticks } from '@touchstone/quantities'

/** Writes the integers of one traded instrument as the decimal strings of the wire. */
export abstract class InstrumentText {
  abstract readonly definition: { readonly id: number; readonly symbol: string; readonly name: string }
  abstract readonly units: MarketUnits
  abstract readonly quote: AssetDefinition

  /** The index whose reference candles stand for the time before it traded. */
  get referenceSymbol(): string {
    return this.definition.symbol
  }

  /** "" when there is no price. */
  price(ticks: Ticks): string {
    return ticks === 0 ? '' : ticksToPrice(ticks, this.units)
  }

  /** A quantity with the decimals of the instrument's lot. */
  abstract amount(lots: number | bigint): string

  /** Money in the quote asset with all its decimals; the sign is kept. */
  money(amount: Amount): string {
    return formatDecimal(amount, this.quote.scale)
  }

  /** Quote per unit of `lots`, to the nearest step of the price's decimals, halves up; "" without lots. For display only. */
  averagePrice(quote: Amount, lots: number): string {
    if (lots === 0) return ''
    const divisor = BigInt(Math.abs(lots)) * this.units.quantum
    const units = (quote * this.units.tickUnits * 2n + divisor) / (divisor * 2n)
    return formatDecimal(units, this.units.priceDecimals)
  }
}
