import type { HostingTerms } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import type { Acts } from '../../trading/acts.ts'

/** Each term in the words of the console. */
function worded(terms: HostingTerms): Readonly<Record<string, string>> {
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

function changes(before: HostingTerms, after: HostingTerms): string {
  const now = worded(before)
  const changed = Object.entries(worded(after)).filter(([field, value]) => now[field] !== value)
  return changed.map(([field, value]) => `${field} ${now[field]} → ${value}`).join(', ') || 'nothing'
}

export const HOSTING_ACTS: Acts<'SetHostingProduct'> = {
  SetHostingProduct: ({ terms }, core) => {
    const before = core.hosting.product(terms.product)?.terms
    const what = before
      ? changes(before, terms)
      : Object.entries(worded(terms))
          .map(([field, value]) => `${field} ${value}`)
          .join(', ')
    return `${before ? 'Change' : 'Offer'} hosting product ${terms.product}, for later orders: ${what}`
  },
}
