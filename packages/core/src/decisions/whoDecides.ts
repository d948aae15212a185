import type { Decide, OperatorAction, OperatorId, OperatorRole } from '@touchstone/protocol'
import type { Matter } from '../entry/matter.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { matterOf } from './actions.ts'
import type { DecisionsState } from './decisionsState.ts'

interface Right {
  readonly propose: readonly OperatorRole[]
  readonly approve: readonly OperatorRole[]
  /** Whether one person is enough. */
  readonly alone: boolean
}

/**
 * OPER-2: the roles that may propose and those that may approve. Stopping something takes one person, everything else takes
 * two.
 */
const WHO_DECIDES: { readonly [About in Matter]: Right } = {
  appointment: { propose: ['administrator'], approve: ['administrator'], alone: false },
  restraint: { propose: ['support', 'compliance'], approve: ['support', 'compliance'], alone: true },
  release: { propose: ['compliance'], approve: ['compliance'], alone: false },
  verification: { propose: ['compliance'], approve: ['compliance'], alone: false },
  terms: { propose: ['markets'], approve: ['markets', 'administrator'], alone: false },
  halt: { propose: ['markets'], approve: ['markets', 'administrator'], alone: true },
  opening: { propose: ['markets'], approve: ['markets', 'administrator'], alone: false },
  policy: { propose: ['compliance', 'administrator'], approve: ['compliance', 'administrator'], alone: false },
  capital: { propose: ['treasury'], approve: ['treasury', 'administrator'], alone: false },
  conditions: { propose: ['administrator'], approve: ['treasury', 'administrator'], alone: false },
  conditionsByTreasury: { propose: ['treasury'], approve: ['administrator'], alone: false },
  payoutReview: { propose: ['treasury', 'compliance'], approve: ['treasury', 'compliance'], alone: true },
  payout: { propose: ['treasury'], approve: ['treasury', 'administrator'], alone: false },
  smallPayout: { propose: ['treasury'], approve: ['treasury', 'administrator'], alone: true },
  restriction: { propose: ['treasury', 'administrator'], approve: ['treasury', 'administrator'], alone: true },
  lifting: { propose: ['treasury', 'administrator'], approve: ['treasury', 'administrator'], alone: false },
}

/** OPER-1 to OPER-3: whether these people may decide this, as roles and everything else stand now. */
export function judgePeople(state: DecisionsState, { proposer, approver, action }: Decide): Rejected | undefined {
  const right = rightTo(state, action, proposer)
  if (!right) return refuse('unknown_decision')
  const proposers = state.operators.rolesOf(proposer)
  if (!proposers) return refuse('unknown_operator')
  if (approver === proposer) return refuse('same_operator')
  if (!hasOne(proposers, right.propose)) return refuse('role_missing')
  if (approver === 0) return right.alone ? undefined : refuse('four_eyes_needed')
  return judgeApprover(state, approver, right)
}

function judgeApprover(state: DecisionsState, approver: OperatorId, { approve }: Right): Rejected | undefined {
  const roles = state.operators.rolesOf(approver)
  if (!roles) return refuse('unknown_operator')
  return hasOne(roles, approve) ? undefined : refuse('role_missing')
}

/** Undefined when the decision to be cancelled does not wait. Cancelling takes two of the operators who may decide it. */
function rightTo(state: DecisionsState, action: OperatorAction, proposer: OperatorId): Right | undefined {
  const roles = state.operators.rolesOf(proposer) ?? []
  if (action.type !== 'CancelDecision') return WHO_DECIDES[matterOf(state, action, roles)]
  const waiting = state.operators.waiting(action.decision)?.command.action
  if (!waiting || waiting.type === 'CancelDecision') return undefined
  return { ...WHO_DECIDES[matterOf(state, waiting, roles)], alone: false }
}

function hasOne(roles: readonly OperatorRole[], wanted: readonly OperatorRole[]): boolean {
  return roles.some((role) => wanted.includes(role))
}
