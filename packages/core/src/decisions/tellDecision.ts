import type { DecisionTaken, Rejection, ScheduledDecision } from '@touchstone/protocol'
import type { DecisionsState } from './decisionsState.ts'

/** Records the event of a decision taken, done, cancelled or failed. */
export function tellDecision(
  state: DecisionsState,
  { decision, command }: ScheduledDecision,
  became: DecisionTaken['state'],
  rejection: Rejection | null = null,
): void {
  const { proposer, approver, effectiveAt, reason, action } = command
  const decided = { decision, proposer, approver, effectiveAt, reason, action }
  state.emit({ type: 'DecisionTaken', ...decided, state: became, rejection })
}
