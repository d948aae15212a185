import type { CoreQueries, LoanTerms } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { type Acts, amountText } from '../../trading/acts.ts'

type LoanAct =
  | 'SetLoanProduct'
  | 'FundLoanPool'
  | 'ReturnLoanPool'
  | 'DisburseLoan'
  | 'RejectLoan'
  | 'CreditLoanProof'
  | 'WriteOffLoan'

/** Each term in the words of the console, in their order. */
const TERMS: readonly (readonly [string, (terms: LoanTerms) => string])[] = [
  ['name', ({ name }) => JSON.stringify(name)],
  ['days', ({ days }) => String(days)],
  ['free days', ({ freeDays }) => String(freeDays)],
  ['daily rate', ({ dailyRatePpm }) => ppmToFraction(dailyRatePpm)],
  ['late rate', ({ lateRatePpm }) => ppmToFraction(lateRatePpm)],
  ['days of grace', ({ graceDays }) => String(graceDays)],
  ['min', ({ min }) => min],
  ['max', ({ max }) => max],
  ['lender', ({ lenderName }) => JSON.stringify(lenderName)],
  ['may leave', ({ mayLeave }) => (mayLeave ? 'yes' : 'no')],
  ['state', ({ state }) => state],
]

/** "daily rate 0.001 → 0.002" for what changes, every term for a new product. */
function told(before: LoanTerms | undefined, after: LoanTerms): string {
  const words = TERMS.flatMap(([term, text]) => {
    const [now, then] = [text(after), before && text(before)]
    return now === then ? [] : [`${term} ${then === undefined ? now : `${then} → ${now}`}`]
  })
  return words.join(', ') || 'nothing'
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
    return `${before ? 'Change' : 'Offer'} loan product ${terms.product}, for later applications: ${told(before, terms)}`
  },
  FundLoanPool: ({ amount }, core) => `Move ${money(core, amount)} from the treasury into the loan pool`,
  ReturnLoanPool: ({ amount }, core) => `Move ${money(core, amount)} from the loan pool back to the treasury`,
  DisburseLoan: ({ loan, amount }, core) => `Pay ${money(core, amount)} out as ${whose(core, loan)}`,
  RejectLoan: ({ loan, reason }, core) => `Reject the application for ${whose(core, loan)}: ${reason}`,
  CreditLoanProof: ({ loan, amount, line, uploadedAt }, core) =>
    `Count ${money(core, amount)} as repaid on ${whose(core, loan)} as of ${new Date(uploadedAt).toISOString()}, proved by the bank’s line ${line}`,
  WriteOffLoan: ({ loan, reason }, core) => `Write off what is owed on ${whose(core, loan)}: ${reason}`,
}
