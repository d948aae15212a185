import { choice, define, type RecordOf } from '../shape/definition.ts'
import { count, id, orNull, text, timestamp, word } from '../shape/kinds.ts'
import { OPERATOR, OPERATOR_OR_NONE, ROLES } from './actions.ts'
import { EVERY_ACTION } from './everyAction.ts'
import { REJECTION } from './rejection.ts'

/**
 * A decision was recorded for later (`scheduled`), came into effect (`done`), was taken back (`cancelled`), or could not
 * come into effect when its time came (`failed`, with the core's answer).
 */
export const DecisionTaken = define(
  50,
  'DecisionTaken',
  'A decision of operators was taken down, came into effect, was taken back or failed.',
  {
    /** Sequence of the Decide entry. */
    decision: id(0),
    proposer: OPERATOR_OR_NONE,
    approver: OPERATOR_OR_NONE,
    effectiveAt: timestamp(),
    reason: text(),
    action: choice(EVERY_ACTION),
    state: word({ scheduled: 0, done: 1, cancelled: 2, failed: 3 }),
    rejection: orNull(REJECTION),
  },
)
export type DecisionTaken = RecordOf<typeof DecisionTaken>

export const OperatorAppointed = define(51, 'OperatorAppointed', 'An operator has other roles.', {
  operator: OPERATOR,
  roles: ROLES,
})
export type OperatorAppointed = RecordOf<typeof OperatorAppointed>

export const AuditAnchored = define(52, 'AuditAnchored', 'The head of the audit chain is kept in the log.', {
  rows: count(),
  head: text(),
})
export type AuditAnchored = RecordOf<typeof AuditAnchored>
