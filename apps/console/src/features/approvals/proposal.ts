import type { AdminCallData } from '@touchstone/protocol/admin'
import type { ChipTone } from '@touchstone/ui'

export type Proposal = AdminCallData<'getApprovalList'>['list'][number]
export type Verdict = 'approve' | 'refuse' | 'withdraw'

export const STATE_TONES: Readonly<Record<Proposal['state'], ChipTone>> = {
  waiting: 'attention',
  approved: 'success',
  refused: 'failure',
  withdrawn: 'neutral',
  expired: 'neutral',
  failed: 'failure',
}

/** An operator's actions on a proposal: its proposer withdraws it, another operator approves or refuses it. */
export function verdictsFor(proposal: Proposal, operator: string): readonly Verdict[] {
  if (proposal.state !== 'waiting') return []
  if (proposal.proposer === operator) return ['withdraw']
  return proposal.mayApprove ? ['refuse', 'approve'] : []
}
