import type { ApplyForLoan, CancelLoan, Reply } from '@touchstone/protocol'
import { judgeCustomer } from '../customers/judgeParty.ts'
import { done, refuse } from '../entry/refusal.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { endLoan } from './endLoan.ts'
import { isApplication, judgeLoan } from './judgeLoan.ts'
import type { LoansState } from './loansState.ts'

/** Keeps an application and answers the loan's number. No money moves before the review. LOAN-3. */
export function applyForLoan(state: LoansState, { owner, product, amount, terms }: ApplyForLoan): Reply {
  const { offer, refused } = judgeLoan(state, owner, product, amount, terms)
  if (refused) return refused
  const asset = state.assets[withdrawalAsset(state)]
  if (!offer || !asset) return refuse('unknown_product')
  const { days, freeDays, dailyRatePpm, lateRatePpm, graceDays, lenderName, mayLeave } = offer.terms
  const lasting = { days, freeDays, dailyRatePpm, lateRatePpm, graceDays, lenderName, mayLeave }
  const applied = { owner, amount, product, terms: offer.version, ...lasting }
  const id = state.loans.nextLoan++
  const untouched = { disbursedAt: 0, steps: [], paid: { interest: 0n, lateFee: 0n } }
  state.loans.live.add({ id, ...applied, appliedAt: state.time, state: 'not_reviewed', ...untouched })
  state.emit({ type: 'LoanApplied', loan: id, ...applied, asset: asset.id })
  return done(id)
}

/** By a frozen customer too. LOAN-4. */
export function cancelLoan(state: LoansState, { owner, loan: id }: CancelLoan): Reply {
  const barred = judgeCustomer(state, owner)
  if (barred) return barred
  const loan = state.loans.live.byId(id)
  if (loan?.owner !== owner) return refuse('unknown_loan')
  if (!isApplication(loan)) return refuse('loan_state')
  endLoan(state, loan, 'canceled')
  return done(id)
}
