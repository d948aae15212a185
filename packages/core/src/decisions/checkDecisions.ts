import type { Decide } from '@touchstone/protocol'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import type { DecisionsState } from './decisionsState.ts'

/** I26: two administrators once there were two, and everything that waits was decided by people there are. Sweep. */
export function checkDecisions(state: DecisionsState): void {
  const { operators } = state
  if (operators.appointed >= 2 && operators.count('administrator') < 2)
    throw new InvariantBroken('I26', `only ${operators.count('administrator')} administrators are left`)
  let before = 0
  for (const { decision, command } of operators.scheduled) {
    checkPeople(state, decision, command)
    const due = state.clockStopped ? Number.POSITIVE_INFINITY : command.effectiveAt
    if (due <= state.time || command.effectiveAt < before)
      throw new InvariantBroken('I26', `decision ${decision} waits beyond ${command.effectiveAt} or out of turn`)
    before = command.effectiveAt
  }
}

function checkPeople(state: DecisionsState, decision: number, { proposer, approver }: Decide): void {
  const known = (operator: number) => state.operators.rolesOf(operator) !== undefined
  if (proposer === approver || !known(proposer) || !(approver === 0 || known(approver)))
    throw new InvariantBroken('I26', `decision ${decision} is ${proposer}'s and ${approver}'s`)
}
