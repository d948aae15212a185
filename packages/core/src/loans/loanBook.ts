import type { LoanProductId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { LiveLoans } from './liveLoans.ts'
import type { LoanOffer } from './loanOffer.ts'

/** Everything the exchange remembers of loans. */
export class LoanBook {
  /** In order of first offer. */
  readonly offers = new Map<LoanProductId, LoanOffer>()
  readonly live = new LiveLoans()
  /** Lines of bank statements that have proved a repayment; kept for ever, so that none proves two. */
  readonly lines = new Set<string>()
  nextLoan = 1
  /** Money fed from the treasury, less the money returned to the treasury. */
  funded: Amount = 0n
  /** Principal that came back into the pool and was not lent again: borrowers paid this money, and it stays in the pool. */
  repaid: Amount = 0n
  /** Principal repaid at a bank. */
  paidOutside: Amount = 0n
  /** Principal of loans that were given up. */
  writtenOff: Amount = 0n
  /** Steps of time in the entry at hand. */
  stepsInEntry = 0

  get isUnused(): boolean {
    return this.offers.size === 0 && this.nextLoan === 1 && this.funded === 0n
  }
}
