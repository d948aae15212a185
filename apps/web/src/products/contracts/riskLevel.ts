import { type Amount, formatDecimal } from '@touchstone/quantities'
import { compareDecimals, readDown } from '../../shared/decimals/exactDecimal.ts'

export type RiskLevel = 'calm' | 'amber' | 'red'

/** Calm below half of the liquidation rate, amber to four fifths, red beyond. `rate` is a fraction: liquidation at 1. */
export function riskLevel(rate: string): RiskLevel {
  if (compareDecimals(rate, '0.8') > 0) return 'red'
  return compareDecimals(rate, '0.5') >= 0 ? 'amber' : 'calm'
}

const PPM = 1_000_000n
const MOST_HUNDREDTHS = 99_900n

/**
 * A risk rate as percent with two decimals, "0.35", the same on every screen: rounded up, so that it is "0.00" only when there
 * is none, but never up to the 100.00 at which positions are liquidated; at most 999.00.
 */
export function riskPercent(rate: string): string {
  const ppm = readDown(rate, 6) ?? 0n
  const up = (ppm + 99n) / 100n
  const below = ppm < PPM && up >= 10_000n ? 9_999n : up
  return formatDecimal(below > MOST_HUNDREDTHS ? MOST_HUNDREDTHS : below, 2)
}

const SCALE = 8
const FRACTION = 4

/** |price − reference| ÷ reference as a fraction of four decimals, cut; "" when one is missing. */
export function distanceFraction(price: string, reference: string): string {
  const from = readDown(reference, SCALE)
  const to = readDown(price, SCALE)
  if (!from || !to || from <= 0n || to <= 0n) return ''
  return formatDecimal((absolute(to - from) * 10n ** BigInt(FRACTION)) / from, FRACTION)
}

function absolute(value: Amount): Amount {
  return value < 0n ? -value : value
}
