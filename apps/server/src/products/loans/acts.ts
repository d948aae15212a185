import type { CoreQueries, LoanTerms } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { type Acts, amountText } from '../../trading/acts/acts.ts'
import { type TermWords, toldTerms } from '../../trading/acts/termWords.ts'

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

export const LOAN_ACTS: Acts<LoanAct> = {
  SetLoanProduct: ({ terms }, core) => {
    const before = core.loans.product(terms.product)?.terms
    const lead = `${before ? 'Change' : 'Offer'} loan product ${terms.product}, for later applications`
    return toldTerms(lead, before && worded(before), worded(terms))
  },
  FundLoanPool: ({ amount }, core) => `Move ${money(core, amount)} from the treasury into the loan pool`,
  ReturnLoanPool: ({ amount }, core) => `Move ${money(core, amount)} from the loan pool back to the treasury`,
  DisburseLoan: ({ loan, amount }, core) => `Pay ${money(core, amount)} out as ${whose(core, loan)}`,
  RejectLoan: ({ loan, reason }, core) => `Reject the application for ${whose(core, loan)}: ${reason}`,
  CreditLoanProof: ({ loan, amount, line, uploadedAt }, core) =>
    `Count ${money(core, amount)} as repaid on ${whose(core, loan)} as of ${new Date(uploadedAt).toISOString()}, proved by the bank’s line ${line}`,
  WriteOffLoan: ({ loan, reason }, core) => `Write off what is owed on ${whose(core, loan)}: ${reason}`,
}
