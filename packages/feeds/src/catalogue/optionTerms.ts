import type { OptionCycle, OptionTerms } from '@touchstone/protocol'
import { USDT } from './perpetual.ts'

const STAKE = { feePpm: 0, min: '5', max: '5000' } as const

/** Durations, and the payout of a win on top of the stake. */
const CYCLES: readonly OptionCycle[] = [
  { id: 1, seconds: 60, payoutPpm: 850_000, ...STAKE },
  { id: 2, seconds: 120, payoutPpm: 855_000, ...STAKE },
  { id: 3, seconds: 180, payoutPpm: 860_000, ...STAKE },
  { id: 4, seconds: 300, payoutPpm: 870_000, ...STAKE },
  { id: 5, seconds: 900, payoutPpm: 880_000, ...STAKE },
  { id: 6, seconds: 3_600, payoutPpm: 890_000, ...STAKE },
  { id: 7, seconds: 14_400, payoutPpm: 900_000, ...STAKE },
]

/** Most the pool may owe on one index, and one customer may win on it, at once. */
const POOL_CAP = '500000'
const CUSTOMER_CAP = '20000'

export function optionTermsOf(index: number): OptionTerms {
  return { index, quote: USDT, cycles: CYCLES, poolCap: POOL_CAP, customerCap: CUSTOMER_CAP }
}
