import type { DecisionQueries } from '@touchstone/protocol'
import { refusalOf } from './decide.ts'
import type { DecisionsState } from './decisionsState.ts'

export function decisionQueries(state: DecisionsState): DecisionQueries {
  const { operators } = state
  return {
    operators: () => Array.from(operators.all(), ([operator, roles]) => ({ operator, roles })),
    judge: (command) => refusalOf(state, command)?.rejection ?? null,
    scheduled: () => [...operators.scheduled],
    auditAnchor: () => operators.anchor,
  }
}
