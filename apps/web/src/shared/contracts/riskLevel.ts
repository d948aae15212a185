import { type Amount, formatDecimal } from '@touchstone/quantities'
import { compareDecimals, readDown } from '../markets/exactDecimal.ts'

export type RiskLevel = 'calm' | 'amber' | 'red'

/** Calm below half of what liquidates, amber to four fifths, red beyond. `rate` is a fraction: liquidation at 1. */
export function riskLevel(rate: string): RiskLevel {
  if (compareDecimals(rate, '0.8') > 0) return 'red'
  return compareDecimals(rate, '0.5') >= 0 ? 'amber' : 'calm'
}

/** A risk rate as whole percent, cut, at most 999. For the bar and the word beside it. */
export function riskPercent(rate: string): number {
  const percent = Number((readDown(rate, 2) ?? 0n).toString())
  return Math.min(999, Math.max(0, percent))
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
