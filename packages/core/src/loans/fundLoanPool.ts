import { type FundLoanPool, type Reply, type ReturnLoanPool, SYSTEM_OWNERS } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { amountFact, CURRENCY, withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import { payIntoPool, payOutOfPool, returnableFromPool } from './loanMoney.ts'
import type { LoansState } from './loansState.ts'

/** LOAN-8 */
export function judgeLoanFunding(state: LoansState, { amount }: FundLoanPool): Rejected | undefined {
  const asset = withdrawalAsset(state)
  if (asset < 0) return refuse('unknown_asset')
  return amount > availableFunds(state, SYSTEM_OWNERS.treasury, asset) ? refuse('treasury_short') : undefined
}

/** The caller has judged it. */
export function fundLoanPool(state: LoansState, { amount }: FundLoanPool): Reply {
  payIntoPool(state, amount)
  state.loans.funded += amount
  state.emit({ type: 'LoanPoolFunded', amount })
  return done()
}

/** LOAN-8 */
export function judgeLoanReturn(state: LoansState, { amount }: ReturnLoanPool): Rejected | undefined {
  if (withdrawalAsset(state) < 0) return refuse('unknown_asset')
  const left = returnableFromPool(state)
  return amount > left ? refuse('loan_pool_empty', { left: amountFact(state, left), currency: CURRENCY }) : undefined
}

/** The caller has judged it. */
export function returnLoanPool(state: LoansState, { amount }: ReturnLoanPool): Reply {
  payOutOfPool(state, amount)
  state.loans.funded -= amount
  state.emit({ type: 'LoanPoolReturned', amount })
  return done()
}
