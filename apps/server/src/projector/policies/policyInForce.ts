import type {
  CoreEvent,
  DecisionTaken,
  OperatorAction,
  SetFeeTiers,
  SetMoneyTerms,
  SetVerificationPolicy,
} from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'

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
  /** JSON of the {@link PolicyAction}. */
  readonly action: string
  readonly time: Timestamp
}

/** The policy that came into force with an event, undefined for any other event. */
export function policyOf(event: CoreEvent, time: Timestamp): PolicyInForce | undefined {
  if (event.type !== 'DecisionTaken' || event.state !== 'done') return undefined
  const { action } = event
  return isPolicy(action) ? { ...event, action: JSON.stringify(action), time } : undefined
}
