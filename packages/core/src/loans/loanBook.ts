import type { LoanProductId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { LiveLoans } from './liveLoans.ts'
import type { LoanOffer } from './loanOffer.ts'

/** Everything the exchange remembers of loans. */
export class LoanBook {
  /** In order of first offer. */
  readonly offers = new Map<LoanProductId, LoanOffer>()
  readonly live = new LiveLoans()
  /** Lines of the bank that proved a repayment, for ever. */
  readonly lines = new Set<string>()
  nextLoan = 1
  /** From the treasury, less what went back to it. */
  funded: Amount = 0n
  /** Principal that came back into the pool and was not lent again: it was a customer's, and stays there. */
  repaid: Amount = 0n
  /** Principal that came in at a bank. */
  paidOutside: Amount = 0n
  /** Principal that does not come back. */
  writtenOff: Amount = 0n
  /** Steps of time in the entry at hand. */
  stepsInEntry = 0

  get isUnused(): boolean {
    return this.offers.size === 0 && this.nextLoan === 1 && this.funded === 0n
  }
}
