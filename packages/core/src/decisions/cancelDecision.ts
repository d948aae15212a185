import type { CancelDecision, Reply } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { DecisionsState } from './decisionsState.ts'
import { tellDecision } from './tellDecision.ts'

export function judgeCancellation(state: DecisionsState, { decision }: CancelDecision): Rejected | undefined {
  return state.operators.waiting(decision) ? undefined : refuse('unknown_decision')
}

/** Takes back a decision that waits. OPER-7. */
export function cancelDecision(state: DecisionsState, { decision }: CancelDecision): Reply {
  const waiting = state.operators.waiting(decision)
  if (!waiting) return refuse('unknown_decision')
  state.operators.remove(waiting)
  tellDecision(state, waiting, 'cancelled')
  return done()
}
