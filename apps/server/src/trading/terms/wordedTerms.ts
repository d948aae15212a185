import { clockText } from '@touchstone/core/formulas'
import type { MoneyTerms } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'

/** Hours, limits and charges as every call words them: Hong Kong time, amounts in the asset, rates as fractions. */
export function wordedTerms(terms: MoneyTerms) {
  return {
    open: clockText(terms.opensAt),
    close: clockText(terms.closesAt),
    perDay: terms.perDay,
    min: terms.min,
    max: terms.max,
    feeRate: ppmToFraction(terms.feePpm),
    turnoverRate: ppmToFraction(terms.turnoverPpm),
  }
}
