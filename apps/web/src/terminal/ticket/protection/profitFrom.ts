import { type Amount, formatDecimal } from '@touchstone/quantities'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import type { ProtectedEntry, ProtectedMarket } from './protection.ts'

const SHOWN = 2

/**
 * (price − entry) × size for a long, the other way round for a short, rounded down to two decimals so that a loss is never
 * made small. Undefined while a price or the size is not known.
 */
export function profitFrom(
  { side, price, size }: ProtectedEntry,
  at: string,
  { priceScale, amountScale }: ProtectedMarket,
): string | undefined {
  const exit = readDown(at, priceScale)
  if (!exit || !price || !size || exit <= 0n) return undefined
  const gain = side === 'long' ? exit - price : price - exit
  return shown(size * gain, priceScale + amountScale)
}

function shown(units: Amount, scale: number): string {
  if (scale <= SHOWN) return formatDecimal(units, scale)
  const step = 10n ** BigInt(scale - SHOWN)
  const down = units / step - (units < 0n && units % step !== 0n ? 1n : 0n)
  return formatDecimal(down, SHOWN)
}
