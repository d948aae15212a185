import type { SomeQueries } from '@touchstone/protocol'
import type { ProductParams } from '../content/contentHandlers.ts'
import { publicTerms as rewardTerms, signInTable } from '../rewards/publicTerms.ts'
import { publicTerms as hostingTerms, termsTable } from './hosting/publicTerms.ts'
import { freeDaysOf, loanTermsTable } from './loans/offer/publicTerms.ts'
import { LEAST } from './purchases/purchasePrice.ts'
import { publicTerms } from './withdrawals/requests/publicTerms.ts'

/** The products' terms in force, for `getParam` and texts. */
export function productParams(
  core: SomeQueries<{ moneyTerms: 'current'; hosting: 'products'; loans: 'products'; rewards: 'terms' }>,
): ProductParams {
  return {
    withdraw: publicTerms(core),
    hosting: hostingTerms(core),
    loan: { freeDays: freeDaysOf(core) },
    rewards: rewardTerms(core),
    purchaseMinimums: LEAST,
    figures: { hosting: termsTable(core), loans: loanTermsTable(core), rewards: signInTable(core) },
  }
}
