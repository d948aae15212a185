import type { Command, OptionTerms } from '@touchstone/protocol'
import { BITCOIN } from '../../world/indexes.ts'

const OPTION_CYCLES = [
  { id: 1, seconds: 15, payoutPpm: 850_003, feePpm: 21_007, min: '1', max: '500' },
  { id: 2, seconds: 23, payoutPpm: 901_001, feePpm: 0, min: '0.000007', max: '900' },
  { id: 3, seconds: 300, payoutPpm: 777_777, feePpm: 50_000, min: '5', max: '300' },
  { id: 4, seconds: 4_000, payoutPpm: 700_001, feePpm: 1, min: '1', max: '100' },
] as const

export function optionTerms(index: number, payoutChange = 0): OptionTerms {
  return {
    index,
    quote: 1,
    cycles: OPTION_CYCLES.map((cycle) => ({ ...cycle, payoutPpm: cycle.payoutPpm + payoutChange })),
    poolCap: '2500',
    customerCap: '700',
  }
}

export const SIMULATED_OPTIONS: readonly Command[] = [{ type: 'ListOptions', terms: optionTerms(BITCOIN.id) }]

export const BAD_OPTIONS: readonly Command[] = [
  { type: 'ListOptions', terms: { ...optionTerms(1), quote: 2 } },
  { type: 'ListOptions', terms: optionTerms(77) },
]
