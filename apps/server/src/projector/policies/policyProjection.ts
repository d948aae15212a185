import type { OperatorAction, SetFeeTiers, SetMoneyTerms, SetVerificationPolicy } from '@touchstone/protocol'
import { defineProjection } from '../projection.ts'
import { POLICIES } from './policyTable.ts'

export type PolicyAction = SetFeeTiers | SetVerificationPolicy | SetMoneyTerms

const POLICY_ACTIONS: ReadonlySet<string> = new Set<PolicyAction['type']>([
  'SetFeeTiers',
  'SetVerificationPolicy',
  'SetMoneyTerms',
])

export function isPolicy(action: OperatorAction): action is PolicyAction {
  return POLICY_ACTIONS.has(action.type)
}

/** The policies that came into force by decisions of operators. */
export const POLICY_PROJECTION = defineProjection({
  tables: [POLICIES],
  events: {
    DecisionTaken(event, { time }, rows) {
      if (event.state === 'done' && isPolicy(event.action))
        rows.add(POLICIES, { ...event, action: JSON.stringify(event.action), time })
    },
  },
})
