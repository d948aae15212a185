import type { AppointOperator, Reply } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { DecisionsState } from './decisionsState.ts'

/** Of these there are always two: one alone could appoint nobody. */
const LEAST_ADMINISTRATORS = 2

/** OPER-4 */
export function judgeAppointment(state: DecisionsState, { operator, roles }: AppointOperator): Rejected | undefined {
  if (new Set(roles).size !== roles.length) return refuse('bad_command')
  const before = state.operators.rolesOf(operator)
  if (!before && roles.length === 0) return refuse('unknown_operator')
  const resigns = before?.includes('administrator') === true && !roles.includes('administrator')
  const left = state.operators.count('administrator') - 1
  return resigns && left < LEAST_ADMINISTRATORS ? refuse('not_allowed') : undefined
}

/** Gives an operator these roles instead of those before; none dismisses. The caller has judged it. */
export function appointOperator(state: DecisionsState, { operator, roles }: AppointOperator): Reply {
  state.operators.appoint(operator, roles)
  state.emit({ type: 'OperatorAppointed', operator, roles: state.operators.rolesOf(operator) ?? [] })
  return done()
}
