import { type Amount, formatPlain } from '@touchstone/quantities'
import { floorToStep, readDown } from './exactDecimal.ts'

/** The price step nearest to a price from the chart, as a plain decimal; at least one step. `tick` in 10^-priceScale. */
export function nearestTick(
  price: string,
  { priceScale, tick }: { readonly priceScale: number; readonly tick: Amount },
): string {
  const units = readDown(price, priceScale) ?? 0n
  return formatPlain(floorToStep(units + tick / 2n, tick) || tick, priceScale)
}
