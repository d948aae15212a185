import type { OperatorRole } from '@touchstone/protocol'

/** What a decision of operators is about, as far as it matters for who may take it. OPER-2. */
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

/** What customers buy and withdraw under: who may approve depends on who proposes. */
export function conditionsBy(proposer: readonly OperatorRole[]): Matter {
  return proposer.includes('administrator') ? 'conditions' : 'conditionsByTreasury'
}
