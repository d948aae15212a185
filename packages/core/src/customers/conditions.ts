import type { FeeTier, VerificationPolicyView } from '@touchstone/protocol'

/** Decisions about all customers since Genesis. */
export class Conditions {
  /** Fee tiers that replace those of Genesis. */
  feeTiers: readonly FeeTier[] | undefined
  policy: VerificationPolicyView | undefined
}
