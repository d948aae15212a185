import type { FeeTier, VerificationPolicyView } from '@touchstone/protocol'

/** What was decided about all customers since Genesis. */
export class Conditions {
  /** Set in place of those of Genesis. */
  feeTiers: readonly FeeTier[] | undefined
  policy: VerificationPolicyView | undefined
}
