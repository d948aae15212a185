import type { Command } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import type { ProductWorkload } from '../productWorkload.ts'
import { OptionFlow } from './optionFlow.ts'
import { BAD_OPTIONS, optionTerms, SIMULATED_OPTIONS } from './optionTerms.ts'

export const TIMED_OPTIONS: ProductWorkload = {
  listings: SIMULATED_OPTIONS,
  badListings: BAD_OPTIONS,
  begin: (draws) => ({
    seldom: new OptionFlow(draws),
    listing: { share: 20, next: () => newTerms(draws) },
  }),
}

function newTerms({ random }: Draws): Command {
  return { type: 'ListOptions', terms: optionTerms(random.pick([1, 1000]), random.pick([0, 0, -50_000])) }
}
