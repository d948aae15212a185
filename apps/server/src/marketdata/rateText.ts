import type { RateE8 } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'

const RATE_DECIMALS = 8

/** A rate in parts of 10^-8 as a signed fraction: 10_000 = "0.0001". */
export function rateFraction(rate: RateE8): string {
  return formatPlain(BigInt(rate), RATE_DECIMALS)
}
