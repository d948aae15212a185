import type { Decide } from '@touchstone/protocol'
import { type Rejected, refuse } from '../entry/refusal.ts'
import type { DecisionsState } from './decisionsState.ts'

/** The first two administrators are appointed by nobody. */
const FOUNDERS = 2

/** Whether nobody proposes. */
export function isFounding({ proposer }: Decide): boolean {
  return proposer === 0
}

/** OPER-3: nobody may appoint the first two operators, at once, as administrators; and do nothing else. */
export function judgeFounding({ operators }: DecisionsState, command: Decide): Rejected | undefined {
  const { approver, effectiveAt, action } = command
  if (action.type !== 'AppointOperator' || operators.appointed >= FOUNDERS) return refuse('unknown_operator')
  const sound = approver === 0 && effectiveAt === 0 && action.roles.includes('administrator')
  return sound && !operators.rolesOf(action.operator) ? undefined : refuse('not_allowed')
}
