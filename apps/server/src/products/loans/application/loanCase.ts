import { chargesThrough } from '@touchstone/core/formulas'
import { type LoanView, say } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { NewMessage } from '../../../messages/newMessage.ts'
import type { CaseHandler, CaseView, Decision, ReviewCase } from '../../../review/reviewCase.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { approvedAmount, enterDecision } from '../caseDecision.ts'
import { loanAsset } from '../loanMoney.ts'
import { affordability, affordabilityText, affordabilityWarnings } from './affordability.ts'
import { picturesOf, toldBy } from './applicant.ts'
import type { LoanApplications } from './loanApplications.ts'

export interface LoanReviewing extends Pick<ProductServices, 'people' | 'real' | 'recordsChanged'> {
  readonly applications: LoanApplications
}

/** Why an application is rejected; the log and the applicant read the sentence. */
const SENTENCES: Readonly<Record<string, string>> = {
  unreadable: say('pictures_unreadable'),
  edited: say('pictures_edited'),
  name_differs: say('name_differs'),
  income_unproved: say('income_unproved'),
  not_affordable: say('not_affordable'),
  debts: say('too_many_debts'),
  other: say('loan_not_granted'),
}

const LEVELS = ['not verified', 'junior', 'senior', 'senior and address'] as const

const field = (label: string, after: string) => ({ label, before: '', after })
const loanOf = ({ subject }: ReviewCase) => Number(subject.loan)

/** The applicant's limit and debt, and the payments of this loan. */
function reckoned({ real }: LoanReviewing, loan: LoanView, income: string) {
  const { core } = real
  const asset = loanAsset(core)
  const text = (units: bigint) => `${formatPlain(units, asset.scale)} ${asset.code}`
  const { limit, used, owed } = core.loans.totals(loan.owner)
  const { interest } = chargesThrough(loan, [{ fromDay: 1, principal: loan.amount }], loan.days)
  const total = loan.amount + interest + owed
  const afforded = affordability(loan, { total, income, scale: asset.scale })
  const level = core.customers.verification(loan.owner)
  const overdue = core.loans.ofOwner(loan.owner).filter(({ state }) => state === 'expired' || state === 'overdue')
  return {
    fields: [
      field('Asked for', text(loan.amount)),
      field('Days', String(loan.days)),
      field('Interest of the whole term', text(interest)),
      field('Verification', LEVELS[level]),
      field('Limit at this level', text(limit)),
      field('Of that used, this one included', text(used)),
      field('Owed on other loans', text(owed)),
      field('To be repaid', affordabilityText(afforded, asset)),
    ],
    warnings: [
      ...affordabilityWarnings(afforded),
      ...(overdue.length > 0 ? [`${overdue.length} other loan(s) of this customer are past their due day.`] : []),
      ...(loan.amount > core.loans.pool().available ? ['The loan pool does not hold as much now.'] : []),
    ],
  }
}

async function viewOf(needs: LoanReviewing, reviewCase: ReviewCase): Promise<CaseView> {
  const loan = loanOf(reviewCase)
  const row = await needs.applications.ofLoan(loan)
  if (!row) return { fields: [], images: [], warnings: ['What the applicant told is gone.'] }
  const live = needs.real.core.loans.loan(loan)
  const { fields, warnings } = live
    ? reckoned(needs, live, row.applicant.income)
    : { fields: [], warnings: ['The loan has ended.'] }
  const { code, scale } = loanAsset(needs.real.core)
  return {
    fields: [
      field('Loan', String(loan)),
      ...toldBy(row.applicant).map(({ label, value }) => field(label, value)),
      ...fields,
    ],
    images: picturesOf(row.applicant).map(({ id, label }) => ({ id, label })),
    warnings,
    amount: { asked: formatPlain(BigInt(row.amount), scale), currency: code },
  }
}

/** The reviewer's own words, or the sentence of the reason. */
function sentenceOf({ reason, text }: Pick<Decision, 'reason' | 'text'>): string {
  return text || (SENTENCES[reason] ?? '')
}

/** Tells the customer, in the history of the account and, of a rejection, by message; the payment itself is told from the log. */
function tellingOf({ people, recordsChanged }: LoanReviewing) {
  return async (
    { id, userId, subject }: ReviewCase,
    what: 'loan_disbursed' | 'loan_rejected',
    text: string,
    message?: NewMessage,
  ): Promise<void> => {
    recordsChanged(Number(subject.owner), 'loan')
    if (await people.accountEvents.has(userId, { what, ref: id })) return
    await people.accountEvents.add(userId, { what, by: 'operator', text, ref: id, ...(message && { message }) })
  }
}

/** Applications before the review desk: one approves an amount, another pays it out. */
export function loanCase(needs: LoanReviewing): CaseHandler {
  const { real, applications } = needs
  const tell = tellingOf(needs)
  return {
    kind: 'loan',
    fourEyes: true,
    needsRole: 'treasury',
    refusals: Object.keys(SENTENCES),
    view: (reviewCase) => viewOf(needs, reviewCase),
    checkApproval: (approval, reviewCase) => {
      approvedAmount(real.core, approval, real.core.loans.loan(loanOf(reviewCase))?.amount)
    },
    approve: async (reviewCase, decision) => {
      const loan = loanOf(reviewCase)
      const amount = approvedAmount(real.core, decision)
      const live = real.core.loans.loan(loan)
      // The loan was paid out before: the server stopped after the log had the decision.
      if (live === undefined || live.state === 'not_reviewed')
        await enterDecision(needs, reviewCase, decision, { type: 'DisburseLoan', loan, amount })
      await tell(reviewCase, 'loan_disbursed', decision.text)
    },
    refuse: async (reviewCase, decision) => {
      const loan = loanOf(reviewCase)
      const text = sentenceOf(decision)
      const sentence = SENTENCES[decision.reason] ?? decision.reason
      if (real.core.loans.loan(loan)?.state === 'not_reviewed')
        await enterDecision(needs, reviewCase, decision, { type: 'RejectLoan', loan, reason: sentence })
      await applications.reject(loan, text)
      const values = { loan: String(loan), reason: text }
      await tell(reviewCase, 'loan_rejected', text, { kind: 'loanRejected', values, source: `case ${reviewCase.id}` })
    },
  }
}
