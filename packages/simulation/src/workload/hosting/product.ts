import type { HostingTerms } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import { proposed } from '../people.ts'
import type { ProductWorkload } from '../productWorkload.ts'
import { HostingFlow } from './hostingFlow.ts'

export const HOSTING: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({
    seldom: new HostingFlow(draws),
    offers: {
      share: 1,
      isReady: (core) => core.decisions.operators().length > 1,
      next: (core) => proposed(draws, core, { type: 'SetHostingProduct', terms: terms(draws) }, proposerOf(draws)),
    },
  }),
}

function proposerOf({ random }: Draws): 'administrator' | 'treasury' {
  return random.pick(['administrator', 'administrator', 'treasury'] as const)
}

/** Short cycles, so that some end; rates that leave a remainder; now and then nonsense, or more than the treasury has. */
function terms({ random }: Draws): HostingTerms {
  return {
    product: random.pick([1, 1, 2, 3]),
    name: 'Hosting',
    cycleDays: random.pick([1, 2, 2, 3, 365]),
    dailyRatePpm: random.pick([1_003, 33_333, 7, 999_999]),
    min: random.pick(['1', '0.5', '1', '1', '900']),
    max: random.pick(['50', '9000', '9000']),
    capacity: random.pick(['30', '20000', '20000', '20000', '0']),
    earlyLossPpm: random.pick([50_000, 33_333, 0, 1_000_000]),
    redemptionDays: random.pick([0, 0, 1, 2]),
    state: random.chance(92) ? 'open' : 'closed',
  }
}
