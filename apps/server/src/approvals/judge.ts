import type { CoreQueries, Decide, DecisionRefusal, OperatorId, OperatorRole, Rejection } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import { rolesOf } from '../operators/operatorRoles.ts'
import { refusalOf } from '../trading/refusalOf.ts'
import { isOutside, type Payload } from './payload.ts'

type Core = Pick<CoreQueries, 'decisions'>

/** Answers of the log that concern the operators, not the act. */
const ABOUT_PEOPLE: ReadonlySet<Rejection> = new Set([
  'four_eyes_needed',
  'same_operator',
  'role_missing',
  'unknown_operator',
])

const PROPOSERS = ['content', 'administrator'] as const
const APPROVERS = ['content', 'compliance', 'administrator'] as const

function holdsOne(core: Core, operator: OperatorId, roles: readonly OperatorRole[]): boolean {
  return rolesOf(core, operator).some((role) => roles.includes(role))
}

/** Whether these two may carry out an act of which the log knows nothing, as the log would say it. */
function outsideProblem(core: Core, proposer: OperatorId, approver: OperatorId): Rejection | null {
  if (!holdsOne(core, proposer, PROPOSERS)) return 'role_missing'
  if (approver === proposer) return 'same_operator'
  return holdsOne(core, approver, APPROVERS) ? null : 'role_missing'
}

/** The decision as it would be written into the log. Throws for an act that never is. */
export function decisionOf(payload: Payload, proposer: OperatorId, approver: OperatorId): Decide {
  const { action, effectiveAt, reason } = payload
  if (isOutside(action)) throw new Error(`${action.type} is no decision of the log`)
  // Opening a login takes the same rights as opening trading.
  const judged =
    action.type === 'OpenLogin'
      ? ({ type: 'FreezeOwner', owner: action.owner, frozen: false, reason } as const)
      : action
  return { type: 'Decide', proposer, approver, effectiveAt, reason, action: judged }
}

/** Throws the refusal that the log would give, with `bad_command` in words. */
export function refuseAs(refused: DecisionRefusal): never {
  if (refused.rejection === 'bad_command')
    throw new Refusal('malformed', { field: 'request', problem: 'holds a value that the rules do not allow' })
  throw refusalOf(refused)
}

/** Whether one person is enough. Throws Refusal when the proposer may not propose, or nobody could carry the act out. */
export function isAlone(core: Core, payload: Payload, proposer: OperatorId): boolean {
  if (isOutside(payload.action)) {
    if (!holdsOne(core, proposer, PROPOSERS)) throw new Refusal('role_missing')
    return false
  }
  const alone = core.decisions.judge(decisionOf(payload, proposer, 0))
  if (alone === null) return true
  if (alone.rejection !== 'four_eyes_needed') refuseAs(alone)
  const others = core.decisions.operators().filter(({ operator }) => operator !== proposer)
  const answers = others.map(({ operator }) => core.decisions.judge(decisionOf(payload, proposer, operator)))
  const unsound = answers.find((answer) => answer !== null && !ABOUT_PEOPLE.has(answer.rejection))
  if (unsound && !answers.includes(null)) refuseAs(unsound)
  return false
}

/** Why this operator may not approve the act; null: may. The log may still refuse the act itself. */
export function approverProblem(
  core: Core,
  payload: Payload,
  proposer: OperatorId,
  approver: OperatorId,
): Rejection | null {
  if (isOutside(payload.action)) return outsideProblem(core, proposer, approver)
  const answer = core.decisions.judge(decisionOf(payload, proposer, approver))?.rejection
  return answer !== undefined && ABOUT_PEOPLE.has(answer) ? answer : null
}
