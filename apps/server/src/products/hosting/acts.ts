import type { HostingTerms } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import type { Acts } from '../../trading/acts/acts.ts'
import { type TermWords, toldTerms } from '../../trading/acts/termWords.ts'

/** Each term in the words of the console. */
function worded(terms: HostingTerms): TermWords {
  return {
    name: JSON.stringify(terms.name),
    days: String(terms.cycleDays),
    'daily rate': ppmToFraction(terms.dailyRatePpm),
    min: terms.min,
    max: terms.max,
    capacity: terms.capacity,
    'early loss': ppmToFraction(terms.earlyLossPpm),
    'redemption days': String(terms.redemptionDays),
    state: terms.state,
  }
}

export const HOSTING_ACTS: Acts<'SetHostingProduct'> = {
  SetHostingProduct: ({ terms }, core) => {
    const before = core.hosting.product(terms.product)?.terms
    const lead = `${before ? 'Change' : 'Offer'} hosting product ${terms.product}, for later orders`
    return toldTerms(lead, before && worded(before), worded(terms))
  },
}
