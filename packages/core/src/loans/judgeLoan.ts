import type { LoanProductId, OwnerId } from '@touchstone/protocol'
import { type Amount, larger, smaller } from '@touchstone/quantities'
import { judgeActing } from '../customers/judgeParty.ts'
import { verificationPolicy } from '../customers/setVerificationPolicy.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { amountFact, amountIn, CURRENCY } from '../ledger/currency.ts'
import { judgeUnrestricted } from '../restriction/restrictPlatform.ts'
import { type Loan, principalOf } from './loan.ts'
import { inLoanPool } from './loanMoney.ts'
import type { LoanOffer } from './loanOffer.ts'
import type { LoansState } from './loansState.ts'

interface LoanJudgement {
  /** Undefined when there is no such product. */
  readonly offer: LoanOffer | undefined
  readonly refused: Rejected | undefined
}

/**
 * LOAN-3: the guards in order of precedence. `shown`: the version of the terms on the customer's screen; undefined: the terms in
 * force. Nothing is written, so quotes are judged the same way.
 */
export function judgeLoan(
  state: LoansState,
  owner: OwnerId,
  product: LoanProductId,
  amount: Amount,
  shown?: number,
): LoanJudgement {
  const offer = state.loans.offers.get(product)
  const refused =
    judgeActing(state, owner) ??
    judgeUnrestricted(state) ??
    (offer ? judgeOffer(offer, shown) : refuse('unknown_product')) ??
    (offer && (judgeAmount(state, offer, amount) ?? judgeBorrower(state, owner, amount)))
  return { offer, refused: refused ?? (offer && judgeRoom(state, owner, offer, amount)) }
}

/** LOAN-3, LOAN-4: whether a verified customer may owe so much more. */
export function judgeBorrower(state: LoansState, owner: OwnerId, amount: Amount): Rejected | undefined {
  if (state.accountStatus.level(owner) === 0) return refuse('loan_needs_verification')
  const max = larger(loanLimit(state, owner) - usedLimit(state, owner), 0n)
  return amount > max ? refuse('loan_limit', { max: amountFact(state, max), currency: CURRENCY }) : undefined
}

/** Principal that a customer may owe at his verification level. */
export function loanLimit(state: LoansState, owner: OwnerId): Amount {
  return amountIn(state, verificationPolicy(state).loanLimits[state.accountStatus.level(owner)] ?? '0')
}

/** Principal that a customer owes or has applied for. */
export function usedLimit({ loans }: LoansState, owner: OwnerId): Amount {
  let used = 0n
  for (const loan of loans.live.ofOwner(owner)) used += isApplication(loan) ? loan.amount : principalOf(loan)
  return used
}

/** The most that a further application may ask for: the pool less all open applications; none below the least of a loan. LOAN-3. */
export function loanRoom(state: LoansState, { least, most }: LoanOffer): Amount {
  const room = smaller(inLoanPool(state) - state.loans.live.requested, most)
  return room < least ? 0n : room
}

export function isApplication({ state }: Loan): boolean {
  return state === 'not_reviewed'
}

function judgeOffer({ terms, version }: LoanOffer, shown = version): Rejected | undefined {
  if (terms.state === 'closed') return refuse('product_closed')
  return shown === version ? undefined : refuse('terms_changed')
}

function judgeAmount(state: LoansState, { least, most }: LoanOffer, amount: Amount): Rejected | undefined {
  if (amount < least) return refuse('below_minimum_quantity', { min: amountFact(state, least) })
  return amount > most ? refuse('above_maximum_quantity', { max: amountFact(state, most) }) : undefined
}

function judgeRoom(state: LoansState, owner: OwnerId, offer: LoanOffer, amount: Amount): Rejected | undefined {
  for (const loan of state.loans.live.ofOwner(owner))
    if (isApplication(loan) && loan.product === offer.terms.product) return refuse('loan_under_review')
  const left = loanRoom(state, offer)
  return amount > left ? refuse('loan_pool_empty', { left: amountFact(state, left), currency: CURRENCY }) : undefined
}
