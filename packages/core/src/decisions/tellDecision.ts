import type { DecisionTaken, Rejection, ScheduledDecision } from '@touchstone/protocol'
import type { ExchangeState } from '../state.ts'

/** Tells what became of a decision. */
export function tellDecision(
  state: ExchangeState,
  { decision, command }: ScheduledDecision,
  became: DecisionTaken['state'],
  rejection: Rejection | null = null,
): void {
  const { proposer, approver, effectiveAt, reason, action } = command
  const decided = { decision, proposer, approver, effectiveAt, reason, action }
  state.emit({ type: 'DecisionTaken', ...decided, state: became, rejection })
}
