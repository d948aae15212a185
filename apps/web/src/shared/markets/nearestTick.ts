import { type Amount, formatPlain, parseDecimal } from '@touchstone/quantities'
import { floorToStep, readDown } from '../decimals/exactDecimal.ts'

/** The price step of a market: `tick` in 10^-priceScale. */
export interface PriceSteps {
  readonly priceScale: number
  readonly tick: Amount
}

/** The price step nearest to a price from the chart, as a plain decimal; at least one step. */
export function nearestTick(price: string, { priceScale, tick }: PriceSteps): string {
  const units = readDown(price, priceScale) ?? 0n
  return formatPlain(floorToStep(units + tick / 2n, tick) || tick, priceScale)
}

/** An entered price moved by whole steps, down to a step first; as it was when it is no price or would become none. */
export function steppedPrice(text: string, steps: number, { priceScale, tick }: PriceSteps): string {
  const price = parseDecimal(text, priceScale)
  if (price === undefined) return text
  const stepped = floorToStep(price, tick) + BigInt(steps) * tick
  return stepped > 0n ? formatPlain(stepped, priceScale) : text
}
