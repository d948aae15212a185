import type { Reply, SetLoanProduct } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { currencyScale, withdrawalAsset } from '../ledger/currency.ts'
import { type LoanOffer, readLoanOffer } from './loanOffer.ts'
import type { LoansState } from './loansState.ts'

/** LOAN-1, LOAN-2 */
export function judgeLoanProduct(state: LoansState, action: SetLoanProduct): Rejected | undefined {
  if (withdrawalAsset(state) < 0) return refuse('unknown_asset')
  return offerOf(state, action, 0) ? undefined : refuse('bad_command')
}

/** Sets the terms of later applications. The caller has judged the decision. LOAN-1. */
export function setLoanProduct(state: LoansState, action: SetLoanProduct, version: number): Reply {
  const offer = offerOf(state, action, version)
  if (!offer) return refuse('bad_command')
  const { terms } = offer
  state.loans.offers.set(terms.product, offer)
  state.emit({ type: 'LoanProductSet', version, terms })
  return done()
}

function offerOf(state: LoansState, { terms }: SetLoanProduct, version: number): LoanOffer | undefined {
  return readLoanOffer(terms, version, currencyScale(state))
}
