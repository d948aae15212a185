import type { CallData, LoanRecordState } from '@touchstone/protocol'
import type { ChipTone } from '@touchstone/ui'

export type Loan = CallData<'lendMylist'>['list'][number]

export const LOAN_TONES: Readonly<Record<LoanRecordState, ChipTone>> = {
  not_reviewed: 'neutral',
  disbursed: 'success',
  to_repay: 'attention',
  expired: 'attention',
  overdue: 'failure',
  repaid: 'success',
  rejected: 'failure',
  written_off: 'neutral',
}

export const PROOF_TONES: Readonly<Record<Exclude<Loan['proofState'], ''>, ChipTone>> = {
  review: 'progress',
  approved: 'success',
  rejected: 'failure',
}

/** States in which something is owed, the most pressing first. */
export const OWED_STATES = ['overdue', 'expired', 'to_repay', 'disbursed'] as const

export function isOwed({ state }: Pick<Loan, 'state'>): boolean {
  return OWED_STATES.some((owed) => owed === state)
}

/** Full days until a moment: 0 on its last day and after. Times in UTC ms. */
export function daysUntil(time: number, now: number): number {
  return Math.max(0, Math.floor((time - now) / DAY_MS))
}

const DAY_MS = 86_400_000
