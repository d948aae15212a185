import type { ProductParams } from '../content/contentHandlers.ts'
import { publicTerms as rewardTerms } from '../rewards/publicTerms.ts'
import { type FigureQueries, figures } from './figures.ts'
import { publicTerms as hostingTerms } from './hosting/publicTerms.ts'
import { freeDaysOf } from './loans/offer/publicTerms.ts'
import { LEAST } from './purchases/purchasePrice.ts'
import { publicTerms } from './withdrawals/requests/publicTerms.ts'

/** The products' terms in force, for `getParam` and texts. */
export function productParams(core: FigureQueries): ProductParams {
  return {
    withdraw: publicTerms(core),
    hosting: hostingTerms(core),
    loan: { freeDays: freeDaysOf(core) },
    rewards: rewardTerms(core),
    purchaseMinimums: LEAST,
    figures: (language) => figures(core, language),
  }
}
