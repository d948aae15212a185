import type { CoreQueries, LoanTerms } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { type Acts, amountText } from '../../trading/acts/acts.ts'
import { type TermWords, type ToldAct, toldRows, toldTerms } from '../../trading/acts/termWords.ts'

type LoanAct =
  | 'SetLoanProduct'
  | 'FundLoanPool'
  | 'ReturnLoanPool'
  | 'DisburseLoan'
  | 'RejectLoan'
  | 'CreditLoanProof'
  | 'WriteOffLoan'

/** Each term in the words of the console. */
function worded(terms: LoanTerms): TermWords {
  return {
    name: JSON.stringify(terms.name),
    days: String(terms.days),
    'free days': String(terms.freeDays),
    'daily rate': ppmToFraction(terms.dailyRatePpm),
    'late rate': ppmToFraction(terms.lateRatePpm),
    'days of grace': String(terms.graceDays),
    min: terms.min,
    max: terms.max,
    lender: JSON.stringify(terms.lenderName),
    'may leave': terms.mayLeave ? 'yes' : 'no',
    state: terms.state,
  }
}

function money(core: CoreQueries, amount: bigint): string {
  return amountText(core, core.loans.asset() ?? 0, amount)
}

function whose(core: CoreQueries, id: number): string {
  const owner = core.loans.loan(id)?.owner
  return owner === undefined ? `loan ${id}` : `loan ${id} of customer ${owner}`
}

/** What a move makes of the money in the pool. */
function poolMoved(sentence: string, core: CoreQueries, change: bigint): ToldAct {
  const { available } = core.loans.pool()
  return toldRows(sentence, ['in the loan pool', money(core, available), money(core, available + change)])
}

/** A loan before and after an act that ends its application or what is owed on it. */
function ended(sentence: string, core: CoreQueries, loan: number, after: string, reason: string): ToldAct {
  const state = core.loans.loan(loan)?.state.replaceAll('_', ' ') ?? ''
  return toldRows(sentence, ['state', state, after], ['reason', '', reason])
}

export const LOAN_ACTS: Acts<LoanAct> = {
  SetLoanProduct: ({ terms }, core) => {
    const before = core.loans.product(terms.product)?.terms
    const lead = `${before ? 'Change' : 'Offer'} loan product ${terms.product}, for later applications`
    return toldTerms(lead, before && worded(before), worded(terms))
  },
  FundLoanPool: ({ amount }, core) =>
    poolMoved(`Move ${money(core, amount)} from the treasury into the loan pool`, core, amount),
  ReturnLoanPool: ({ amount }, core) =>
    poolMoved(`Move ${money(core, amount)} from the loan pool back to the treasury`, core, -amount),
  DisburseLoan: ({ loan, amount }, core) => {
    const asked = core.loans.loan(loan)?.amount
    const { available } = core.loans.pool()
    return toldRows(
      `Pay ${money(core, amount)} out as ${whose(core, loan)}`,
      ['amount: asked for, and paid out', asked === undefined ? '' : money(core, asked), money(core, amount)],
      ['in the loan pool', money(core, available), money(core, available - amount)],
    )
  },
  RejectLoan: ({ loan, reason }, core) =>
    ended(`Reject the application for ${whose(core, loan)}: ${reason}`, core, loan, 'rejected', reason),
  CreditLoanProof: ({ loan, amount, line, uploadedAt }, core) => {
    const since = new Date(uploadedAt).toISOString()
    return toldRows(
      `Count ${money(core, amount)} as repaid on ${whose(core, loan)} as of ${since}, proved by the bank’s line ${line}`,
      ['counted as repaid', '', money(core, amount)],
      ['as of', '', since],
      ['line of the bank', '', line],
    )
  },
  WriteOffLoan: ({ loan, reason }, core) =>
    ended(`Write off what is owed on ${whose(core, loan)}: ${reason}`, core, loan, 'written off', reason),
}
