import { DECISION_ACTIONS } from './actions.ts'
import { AnchorAudit, Decide } from './commands.ts'

export const DECISIONS = { name: 'decisions', commands: { Decide, AnchorAudit }, actions: DECISION_ACTIONS } as const
