import type { OperatorRole } from '@touchstone/protocol'

/** The matter of a decision, as far as it says which operators may take it. OPER-2. */
export type Matter =
  | 'appointment'
  | 'restraint'
  | 'release'
  | 'verification'
  | 'terms'
  | 'halt'
  | 'opening'
  | 'policy'
  | 'capital'
  | 'conditions'
  | 'conditionsByTreasury'
  | 'payoutReview'
  | 'payout'
  | 'smallPayout'
  | 'restriction'
  | 'lifting'

/** Terms that customers buy and withdraw under: the approver's role depends on the proposer's. */
export function conditionsBy(proposer: readonly OperatorRole[]): Matter {
  return proposer.includes('administrator') ? 'conditions' : 'conditionsByTreasury'
}
