import type { Timestamp } from '@touchstone/quantities'
import { carryOut } from './actions.ts'
import { judgeDecision } from './decide.ts'
import type { DecisionsState } from './decisionsState.ts'
import { tellDecision } from './tellDecision.ts'

/** The earliest moment at which a decision comes into effect; 0 = none waits. */
export function nextDecisionDue(state: DecisionsState): Timestamp {
  return state.operators.scheduled[0]?.command.effectiveAt ?? 0
}

/** Every decision of that moment, as they were logged. Each is gone from the list before it does anything. OPER-6. */
export function runDecisionsDue(state: DecisionsState, dueAt: Timestamp): void {
  const { operators } = state
  for (let next = operators.scheduled[0]; next?.command.effectiveAt === dueAt; next = operators.scheduled[0]) {
    operators.remove(next)
    const refused = judgeDecision(state, next.command)
    if (refused) {
      tellDecision(state, next, 'failed', refused.rejection)
    } else {
      carryOut(state, next.command.action, next.decision)
      tellDecision(state, next, 'done')
    }
  }
}
