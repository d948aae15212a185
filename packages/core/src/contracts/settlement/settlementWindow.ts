import { divideNearest, type Ticks } from '@touchstone/quantities'
import type { ContractMarket } from '../contractMarket.ts'

/** A dated contract settles at the mean of its index over this long before it expires, one sample a second. */
export const WINDOW_MS = 1_800_000
export const EXPECTED_SAMPLES = 1800
/** With fewer it waits for more. */
export const LEAST_SAMPLES = 60

/** The mean of the samples so far, halves up; 0 without any. After the settlement, its price. SETTLE-2. */
export function settlementMean({ settlementSum: sum, settlementCount }: ContractMarket): Ticks {
  const count = BigInt(settlementCount)
  return count === 0n ? 0 : Number(divideNearest(sum, count))
}
