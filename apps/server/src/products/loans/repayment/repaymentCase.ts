import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../../errors/refusal.ts'
import type { CaseHandler, CaseView, Decision, ReviewCase } from '../../../review/reviewCase.ts'
import { checkReference } from '../../../trading/bankReference.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { approvedAmount, enterDecision } from '../caseDecision.ts'
import { loanAsset } from '../loanMoney.ts'
import type { LoanProofs, ProofRow } from './loanProofs.ts'

export interface RepaymentReviewing extends Pick<ProductServices, 'people' | 'real' | 'recordsChanged'> {
  readonly proofs: LoanProofs
}

const REFUSALS = ['remittance_missing', 'remittance_amount', 'remittance_payer', 'unreadable', 'other'] as const

const proofOf = ({ subject }: ReviewCase) => String(subject.proof)

async function viewOf({ proofs, real }: RepaymentReviewing, reviewCase: ReviewCase): Promise<CaseView> {
  const row = await proofs.byId(proofOf(reviewCase))
  const { code, scale } = loanAsset(real.core)
  const text = (units: bigint) => `${formatPlain(units, scale)} ${code}`
  const field = (label: string, after: string) => ({ label, before: '', after })
  const live = real.core.loans.loan(Number(row.loan))
  const owed = live ? live.owed.lateFee + live.owed.interest + live.owed.principal : 0n
  return {
    fields: [
      field('Loan', String(row.loan)),
      field('Says it paid', text(BigInt(row.amount))),
      field('Uploaded', new Date(Number(row.uploaded_at)).toISOString()),
      field('Owed now', text(owed)),
      ...(live ? [field('Of that principal', text(live.owed.principal))] : []),
    ],
    images: [{ id: row.image_id, label: 'Proof' }],
    warnings: [
      ...(live ? [] : ['Nothing is owed on this loan any more.']),
      ...(live && BigInt(row.amount) > owed ? ['More than is owed: only what is owed counts.'] : []),
    ],
    amount: { asked: formatPlain(BigInt(row.amount), scale), currency: code },
  }
}

/** Counts a proved repayment in the log: by two people, once for each line of the bank, from the upload of the proof on. */
async function credit(needs: RepaymentReviewing, reviewCase: ReviewCase, row: ProofRow, decision: Decision) {
  const { real, proofs } = needs
  const { text: line } = decision
  const amount = approvedAmount(real.core, decision)
  // The server stopped after the log had the repayment: only then is the line this proof's already.
  if (row.line === line && real.core.loans.isLineUsed(line)) return
  if (real.core.loans.isLineUsed(line)) throw new Refusal('already_done')
  await proofs.claimLine(row.id, line)
  const counted = { loan: Number(row.loan), amount, line, uploadedAt: Number(row.uploaded_at) }
  await enterDecision(needs, reviewCase, decision, { type: 'CreditLoanProof', ...counted })
}

/** Proofs of payments made outside, before the review desk. Approving takes two of the treasury, who match it with a line of the bank. */
export function repaymentCase(needs: RepaymentReviewing): CaseHandler {
  const { real, proofs, people, recordsChanged } = needs
  const end = async (row: ProofRow, state: 'approved' | 'rejected', reason: string) => {
    const what = state === 'approved' ? 'repayment_counted' : 'repayment_refused'
    // What was counted is told from the log.
    const refusal = { kind: 'loanProofRefused', values: { loan: String(row.loan), reason } } as const
    const message = state === 'rejected' ? { message: { ...refusal, source: `proof ${row.id}` } } : {}
    const event = { what, by: 'operator', text: reason, ref: row.id, ...message } as const
    const decided = await people.accountEvents.addWith(row.user_id, event, (on) =>
      proofs.decide(on, row.id, state, reason),
    )
    if (decided) recordsChanged(Number(row.owner), 'loan')
  }
  return {
    kind: 'repayment',
    fourEyes: true,
    needsRole: 'treasury',
    takesReference: true,
    refusals: REFUSALS,
    view: (reviewCase) => viewOf(needs, reviewCase),
    checkApproval: ({ text, amount }) => {
      checkReference(text)
      approvedAmount(real.core, { amount })
    },
    approve: async (reviewCase, decision) => {
      const row = await proofs.byId(proofOf(reviewCase))
      if (row.state !== 'review') return
      await credit(needs, reviewCase, row, decision)
      await end(row, 'approved', decision.text)
    },
    refuse: async (reviewCase, { text }) => {
      const row = await proofs.byId(proofOf(reviewCase))
      await end(row, 'rejected', text)
    },
  }
}
