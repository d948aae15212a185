import { DECISION_ACTIONS } from './actions.ts'
import { AnchorAudit, Decide } from './commands.ts'
import { AuditAnchored, DecisionTaken, OperatorAppointed } from './events.ts'

export const DECISIONS = {
  name: 'decisions',
  commands: { Decide, AnchorAudit },
  actions: DECISION_ACTIONS,
  events: { DecisionTaken, OperatorAppointed, AuditAnchored },
  reasons: {},
} as const
