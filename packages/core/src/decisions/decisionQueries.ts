import { Decide, type DecisionQueries } from '@touchstone/protocol'
import { rangeCheck } from '@touchstone/protocol/shape'
import { refuse } from '../entry/refusal.ts'
import { refusalOf } from './decide.ts'
import type { DecisionsState } from './decisionsState.ts'

/** Whether a decision could be logged at all. */
const isDecision = rangeCheck(Decide)

export function decisionQueries(state: DecisionsState): DecisionQueries {
  const { operators } = state
  return {
    operators: () => Array.from(operators.all(), ([operator, roles]) => ({ operator, roles })),
    judge: (command) => (isDecision(command) ? (refusalOf(state, command) ?? null) : refuse('bad_command')),
    scheduled: () => [...operators.scheduled],
    auditAnchor: () => operators.anchor,
  }
}
