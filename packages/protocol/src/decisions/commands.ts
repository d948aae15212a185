import type { CommandOf } from '../customers/customerCommand.ts'
import { choice, define, type RecordOf } from '../shape/definition.ts'
import { type ChoiceKind, id, text, timestamp } from '../shape/kinds.ts'
import { OPERATOR_OR_NONE } from './actions.ts'
import { EVERY_ACTION } from './everyAction.ts'

/** The actions that operators may decide. None of them edits a balance, a price or an outcome. */
export type OperatorAction = RecordOf<(typeof EVERY_ACTION)[number]>

const ACTION: ChoiceKind<OperatorAction> = choice(EVERY_ACTION)

/**
 * A decision of operators. The core keeps the roles and decides which of them may propose and approve an action (RULES,
 * OPER-…); proposer and approver are never the same operator.
 */
export const Decide = define(100, 'Decide', 'Operators decide something, at once or for later.', {
  /** 0 only for the first two appointments of a log. */
  proposer: OPERATOR_OR_NONE,
  /** 0: decided by one operator, for actions that allow it. */
  approver: OPERATOR_OR_NONE,
  /** When it comes into effect: 0 at once, else a later log time. */
  effectiveAt: timestamp(),
  reason: text(),
  action: ACTION,
})
export type Decide = CommandOf<typeof Decide>

/** The head of the console's audit chain, written into the log so that the chain cannot be rewritten unseen. */
export const AnchorAudit = define(101, 'AnchorAudit', 'The head of the audit chain is kept in the log.', {
  /** Rows so far. */
  rows: id(),
  /** SHA-256 of the last row, hex. */
  head: text(1),
})
export type AnchorAudit = CommandOf<typeof AnchorAudit>
