import type {
  LoanProductId,
  LoanProductView,
  LoanQueries,
  LoanQuote,
  LoanTotals,
  LoanView,
  OwnerId,
} from '@touchstone/protocol'
import { type Amount, larger } from '@touchstone/quantities'
import { isLineUsed } from '../floor/bankLines.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { judgeLoan, loanLimit, loanRoom, usedLimit } from './judgeLoan.ts'
import { type Loan, owedOn, principalOf } from './loan.ts'
import { loanDebt } from './loanDebt.ts'
import {
  chargesThrough,
  daysBegun,
  endOfLoanDay,
  firstLateDay,
  loanSchedule,
  worstOfLoan,
  yearlyLoanRatePpm,
} from './loanFormulas.ts'
import { inLoanPool, returnableFromPool } from './loanMoney.ts'
import type { LoanOffer } from './loanOffer.ts'
import type { LoansState } from './loansState.ts'

export function loanQueries(state: LoansState): LoanQueries {
  const { offers, live } = state.loans
  const view = (loan: Loan) => loanView(state, loan)
  return {
    asset: () => state.assets[withdrawalAsset(state)]?.id,
    products: () => Array.from(offers.values(), (offer) => productView(state, offer)),
    product: (product) => {
      const offer = offers.get(product)
      return offer && productView(state, offer)
    },
    loan: (id) => {
      const loan = live.byId(id)
      return loan && view(loan)
    },
    loans: () => Array.from(live.all(), view),
    ofOwner: (owner) => Array.from(live.ofOwner(owner), view),
    totals: (owner) => totalsOf(state, owner),
    pool: () => {
      const { funded, paidOutside, writtenOff } = state.loans
      const { lent, requested } = live
      const returnable = returnableFromPool(state)
      return { funded, available: inLoanPool(state), returnable, lent, paidOutside, writtenOff, requested }
    },
    isLineUsed: (line) => isLineUsed(state, line),
    quote: (owner, product, amount) => loanQuote(state, owner, product, amount),
  }
}

function productView(state: LoansState, offer: LoanOffer): LoanProductView {
  const { version, terms } = offer
  const left = terms.state === 'open' ? loanRoom(state, offer) : 0n
  return { version, terms, left, yearlyRatePpm: yearlyLoanRatePpm(terms) }
}

function loanView({ time }: LoansState, loan: Loan): LoanView {
  const { id, steps, paid, ...kept } = loan
  const { disbursedAt, amount } = loan
  const day = daysBegun(disbursedAt, time)
  const isLent = disbursedAt > 0
  return {
    ...kept,
    loan: id,
    dueTime: isLent ? endOfLoanDay(disbursedAt, loan.days) : 0,
    overdueDays: isLent ? Math.max(day - firstLateDay(loan) + 1, 0) : 0,
    ...chargesThrough(loan, steps, day),
    paid: paid.interest + paid.lateFee + (isLent ? amount - principalOf(loan) : 0n),
    owed: owedOn(loan, time),
  }
}

function totalsOf(state: LoansState, owner: OwnerId): LoanTotals {
  const [limit, used] = [loanLimit(state, owner), usedLimit(state, owner)]
  const loans = [...state.loans.live.ofOwner(owner)].length
  return { loans, limit, used, available: larger(limit - used, 0n), owed: loanDebt(state, owner).owed }
}

/** The engine's own judgement, of the terms in force. */
function loanQuote(state: LoansState, owner: OwnerId, product: LoanProductId, amount: Amount): LoanQuote {
  const { offer, refused } = judgeLoan(state, owner, product, amount)
  const verdict = { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {} }
  if (!offer) return { ...verdict, interest: 0n, total: 0n, dueTime: 0, yearlyRatePpm: 0, schedule: [], worst: 0n }
  const { terms } = offer
  const { interest } = chargesThrough(terms, [{ fromDay: 1, principal: amount }], terms.days)
  return {
    ...verdict,
    interest,
    total: amount + interest,
    dueTime: endOfLoanDay(state.time, terms.days),
    yearlyRatePpm: yearlyLoanRatePpm(terms),
    schedule: loanSchedule(terms, amount),
    worst: worstOfLoan(amount),
  }
}
