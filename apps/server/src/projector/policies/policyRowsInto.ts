import type {
  CoreEvent,
  DecisionTaken,
  OperatorAction,
  SetFeeTiers,
  SetMoneyTerms,
  SetVerificationPolicy,
} from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { sql } from 'kysely'
import type { RowsInto } from '../insertRows.ts'

export type PolicyAction = SetFeeTiers | SetVerificationPolicy | SetMoneyTerms

const POLICY_ACTIONS: ReadonlySet<string> = new Set<PolicyAction['type']>([
  'SetFeeTiers',
  'SetVerificationPolicy',
  'SetMoneyTerms',
])

export function isPolicy(action: OperatorAction): action is PolicyAction {
  return POLICY_ACTIONS.has(action.type)
}

export interface PolicyInForce extends Pick<DecisionTaken, 'decision' | 'proposer' | 'approver' | 'reason'> {
  readonly action: PolicyAction
  readonly time: Timestamp
}

/** The policy that came into force with an event, undefined for any other event. */
export function policyOf(event: CoreEvent, time: Timestamp): PolicyInForce | undefined {
  if (event.type !== 'DecisionTaken' || event.state !== 'done') return undefined
  const { action } = event
  return isPolicy(action) ? { ...event, action, time } : undefined
}

export const POLICIES: RowsInto<PolicyInForce> = {
  table: 'policies',
  columns: {
    decision: { kind: 'int8', of: (row) => row.decision },
    action: { kind: 'text', of: (row) => JSON.stringify(row.action) },
    proposer: { kind: 'int4', of: (row) => row.proposer },
    approver: { kind: 'int4', of: (row) => row.approver },
    reason: { kind: 'text', of: (row) => row.reason },
    in_force_from: { kind: 'int8', of: (row) => row.time },
  },
  conflict: sql`do nothing`,
}
