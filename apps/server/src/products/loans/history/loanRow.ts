import { chargesThrough, daysBegun, endOfLoanDay, worstOfLoan } from '@touchstone/core/formulas'
import type { AssetDefinition, CallData, LoanOwed, LoanView } from '@touchstone/protocol'
import { formatPlain, ppmToFraction, smaller } from '@touchstone/quantities'
import type { ProofRow } from '../repayment/loanProofs.ts'
import { type LoanHistory, type LoanPayment, shownState } from './loanReading.ts'

export type LoanRow = CallData<'lendMylist'>['list'][number]

/** The sources of a row beside history. */
export interface RowNeeds {
  readonly asset: AssetDefinition
  /** The exchange's clock. */
  readonly time: number
  /** Undefined once the loan has ended. */
  readonly live: LoanView | undefined
  readonly proof: ProofRow | undefined
  /** The reviewer's words, '' for none. */
  readonly written: string
  readonly name: string
}

/** What a loan has cost, owes and was paid. */
interface Figures {
  readonly amount: bigint
  readonly interest: bigint
  readonly lateFee: bigint
  readonly paid: bigint
  readonly overdueDays: number
  readonly owed: LoanOwed
}

const NOTHING_OWED: LoanOwed = { lateFee: 0n, interest: 0n, principal: 0n }

/** What the days still to begin until the due one cost, if nothing more is paid; charges stay within the amount lent. */
function interestToCome(view: LoanView, time: number): bigint {
  const begun = view.disbursedAt === 0 ? 0 : daysBegun(view.disbursedAt, time)
  const principal = begun === 0 ? view.amount : view.owed.principal
  const ahead = { ...view, freeDays: Math.max(view.freeDays, begun) }
  const { interest } = chargesThrough(ahead, [{ fromDay: 1, principal }], view.days)
  return smaller(interest, view.amount - view.interest - view.lateFee)
}

function liveFigures(view: LoanView, time: number): Figures {
  const { amount, lateFee, paid, overdueDays, owed } = view
  return { amount, interest: view.interest + interestToCome(view, time), lateFee, paid, overdueDays, owed }
}

/** Of a loan that has ended: all its charges are those paid. */
function endedFigures({ amount, steps, payments }: LoanHistory): Figures {
  const lent = steps.find((step) => step.state === 'disbursed')?.amount
  const sumOf = (part: 'interest' | 'lateFee' | 'principal') =>
    payments.reduce((sum, payment) => sum + payment[part], 0n)
  const [interest, lateFee] = [sumOf('interest'), sumOf('lateFee')]
  const paid = interest + lateFee + sumOf('principal')
  return { amount: lent ?? amount, interest, lateFee, paid, overdueDays: 0, owed: NOTHING_OWED }
}

function paymentText(
  { way, lateFee, interest, principal, at, sequence }: LoanPayment,
  text: (units: bigint) => string,
) {
  return {
    way,
    amount: text(lateFee + interest + principal),
    lateFee: text(lateFee),
    interest: text(interest),
    principal: text(principal),
    time: at,
    sequence,
  }
}

function proofText(proof: ProofRow | undefined, text: (units: bigint) => string) {
  if (!proof) return { proof: '', proofState: '' as const, proofAmount: '', proofReason: '' }
  const { image_id, state, amount, reason } = proof
  return { proof: image_id, proofState: state, proofAmount: text(BigInt(amount)), proofReason: reason }
}

function reasonOf({ state, steps }: LoanHistory, written: string): string {
  if (state !== 'rejected') return ''
  const last = steps.at(-1)
  return written || (last?.state === 'canceled' ? 'Taken back' : (last?.reason ?? ''))
}

/** A loan as its borrower sees it: its terms and steps from history, its debt now from the core. */
export function loanRow(loan: LoanHistory, { asset, time, live, proof, written, name }: RowNeeds): LoanRow {
  const text = (units: bigint) => formatPlain(units, asset.scale)
  const { amount, interest, lateFee, paid, overdueDays, owed } = live ? liveFigures(live, time) : endedFigures(loan)
  const disbursed = loan.steps.find((step) => step.state === 'disbursed')?.at ?? 0
  const steps = loan.steps.map(({ state, at, sequence }) => ({ state: shownState(state), time: at, sequence }))
  return {
    code: String(loan.loan),
    id: String(loan.product),
    name,
    amount: text(amount),
    currency: asset.code,
    days: loan.days,
    freeDays: loan.freeDays,
    graceDays: loan.graceDays,
    dailyRate: ppmToFraction(loan.dailyRatePpm),
    lateRate: ppmToFraction(loan.lateRatePpm),
    terms: loan.terms,
    interest: text(interest),
    total: text(loan.state === 'rejected' ? 0n : amount + interest + lateFee),
    lateFee: text(lateFee),
    overdueDays,
    applyTime: loan.time,
    lender: loan.lenderName,
    disbursed,
    due: disbursed === 0 ? 0 : endOfLoanDay(disbursed, loan.days),
    paid: text(paid),
    owed: text(owed.lateFee + owed.interest + owed.principal),
    owedLateFee: text(owed.lateFee),
    owedInterest: text(owed.interest),
    owedPrincipal: text(owed.principal),
    worst: text(worstOfLoan(amount)),
    reason: reasonOf(loan, written),
    steps: [{ state: 'not_reviewed', time: loan.time, sequence: loan.sequence }, ...steps],
    payments: loan.payments.map((payment) => paymentText(payment, text)),
    ...proofText(proof, text),
    state: live?.state ?? loan.state,
  }
}
