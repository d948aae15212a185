import type { LoanTerms } from '@touchstone/protocol'
import { type Amount, MAX_AMOUNT, parseDecimal } from '@touchstone/quantities'
import { worstOfLoan } from './loanFormulas.ts'

/** The terms of an offered loan product, with amounts in units instead of decimals. */
export interface LoanOffer {
  /** Number of the decision that set the terms. */
  readonly version: number
  readonly terms: LoanTerms
  readonly least: Amount
  readonly most: Amount
}

/** Reads terms; undefined when their amounts cannot be, when more days are free than there are, or too much could be owed. LOAN-2. */
export function readLoanOffer(terms: LoanTerms, version: number, scale: number): LoanOffer | undefined {
  const [least = 0n, most = 0n] = [terms.min, terms.max].map((text) => parseDecimal(text, scale))
  const isOrdered = least > 0n && least <= most && terms.freeDays <= terms.days
  return isOrdered && worstOfLoan(most) <= MAX_AMOUNT ? { version, terms, least, most } : undefined
}
