import type { CommandOf } from '../customers/customerCommand.ts'
import { ASSET } from '../ledger/assets.ts'
import { SYSTEM_OWNER } from '../ledger/fields.ts'
import { OPERATOR_ROLES, type OperatorId, ROLE_NUMBERS } from '../operators/roles.ts'
import { define } from '../shape/definition.ts'
import { amount, id, list, text, whole, word } from '../shape/kinds.ts'
import { MAX_OPERATOR } from '../shape/limits.ts'

export const OPERATOR = whole<OperatorId>(1, MAX_OPERATOR, 'operator')
/** An operator, or 0, whose meaning the field explains. */
export const OPERATOR_OR_NONE = whole<OperatorId>(0, MAX_OPERATOR, 'operator')
export const ROLES = list(word(ROLE_NUMBERS), OPERATOR_ROLES.length)

/** Gives an operator these roles, in place of the earlier ones; an empty list dismisses the operator. */
export const AppointOperator = define(110, 'AppointOperator', 'Operators appoint or dismiss an operator.', {
  operator: OPERATOR,
  roles: ROLES,
})
export type AppointOperator = CommandOf<typeof AppointOperator>

/** The operator's own money comes in, from `external`. `evidence` names the proof (a statement, a transaction). */
export const ContributeCapital = define(111, 'ContributeCapital', "The operator's own money comes in.", {
  owner: SYSTEM_OWNER,
  asset: ASSET,
  amount: amount(1n),
  evidence: text(1),
})
export type ContributeCapital = CommandOf<typeof ContributeCapital>

/** Takes back a decision that has not come into effect; `decision` is the sequence it was logged with. */
export const CancelDecision = define(112, 'CancelDecision', 'Operators take a decision back before its time.', {
  decision: id(),
})
export type CancelDecision = CommandOf<typeof CancelDecision>

/** Actions of operators about decisions and operators themselves. */
export const DECISION_ACTIONS = { AppointOperator, ContributeCapital, CancelDecision } as const
