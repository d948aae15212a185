import type { Decide, Reply } from '@touchstone/protocol'
import { MAX_SCHEDULED } from '../entry/limits.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { carryOut, judgeAction } from './actions.ts'
import type { DecisionsState } from './decisionsState.ts'
import { isFounding, judgeFounding } from './founding.ts'
import { tellDecision } from './tellDecision.ts'
import { judgePeople } from './whoDecides.ts'

/** A decision of operators, for now or for a later moment; answers its number. OPER-1 to OPER-7. */
export function decide(state: DecisionsState, command: Decide): Reply {
  const refused = refusalOf(state, command)
  if (refused) return refused
  const decision = { decision: state.sequence, command }
  if (command.effectiveAt === 0) {
    carryOut(state, command.action, decision.decision)
    tellDecision(state, decision, 'done')
  } else {
    state.operators.schedule(decision)
    tellDecision(state, decision, 'scheduled')
  }
  return done(decision.decision)
}

/** Why the decision is not taken, as things stand now. */
export function refusalOf(state: DecisionsState, command: Decide): Rejected | undefined {
  return judgeDecision(state, command) ?? judgeMoment(state, command)
}

/**
 * Judges the deciding operators and the action by the present state: when the decision is recorded and again when it comes
 * into effect. OPER-6.
 */
export function judgeDecision(state: DecisionsState, command: Decide): Rejected | undefined {
  const people = isFounding(command) ? judgeFounding(state, command) : judgePeople(state, command)
  return people ?? judgeAction(state, command.action)
}

/** OPER-5 */
function judgeMoment(state: DecisionsState, { effectiveAt, reason, action }: Decide): Rejected | undefined {
  if (reason.trim() === '') return refuse('reason_missing')
  if (effectiveAt === 0) return undefined
  if (action.type === 'CancelDecision') return refuse('bad_command')
  if (effectiveAt <= state.time) return refuse('effective_time_past')
  return state.operators.scheduled.length >= MAX_SCHEDULED ? refuse('not_allowed') : undefined
}
