import type { Factors } from '../factors/factors.ts'
import type { IdentityPolicy } from '../limits/policy.ts'

/** Whether somebody still has to set up a second factor before value may leave the account. */
export interface SecondFactorCheck {
  isMissing(userId: string): Promise<boolean>
}

export function createSecondFactorCheck(
  factors: Pick<Factors, 'methods'>,
  { withdrawalFactor }: Pick<IdentityPolicy, 'withdrawalFactor'>,
): SecondFactorCheck {
  return { isMissing: async (userId) => withdrawalFactor && (await factors.methods(userId)).length === 0 }
}
