import { type HostingTerms, say } from '@touchstone/protocol'

const COMMON = { earlyLossPpm: 50_000, redemptionDays: 1, state: 'open' } as const

/** What a sandbox offers from the start: 0.03 %, 0.04 % and 0.05 % a day, sold in play money. */
export const SANDBOX_PRODUCTS: readonly HostingTerms[] = [
  {
    product: 1,
    name: say('sandbox_hosting_7'),
    cycleDays: 7,
    dailyRatePpm: 300,
    min: '100',
    max: '50000',
    capacity: '1000000',
    ...COMMON,
  },
  {
    product: 2,
    name: say('sandbox_hosting_30'),
    cycleDays: 30,
    dailyRatePpm: 400,
    min: '500',
    max: '100000',
    capacity: '5000000',
    ...COMMON,
  },
  {
    product: 3,
    name: say('sandbox_hosting_90'),
    cycleDays: 90,
    dailyRatePpm: 500,
    min: '1000',
    max: '200000',
    capacity: '10000000',
    ...COMMON,
  },
]

/** Whole units of the currency with which the treasury of a sandbox backs them all, sold out. */
export const SANDBOX_BACKING = 1_000_000n
