import type { RewardTerms } from '@touchstone/protocol'
import { type Amount, parseDecimal } from '@touchstone/quantities'

/** Terms with their amounts read. */
export interface RewardRules {
  /** Number of the decision that set them. */
  readonly version: number
  readonly terms: RewardTerms
  /** The reward of each day of a sign-in cycle, in the withdrawal asset. */
  readonly signInRewards: readonly Amount[]
}

/** Of the fees of one customer, all levels of inviters together. */
const MOST_COMMISSION_PPM = 100_000

/** Reads terms; undefined when an amount cannot be read or gives nothing, or when inviters would get too much. REW-1. */
export function readRewardTerms(terms: RewardTerms, version: number, scale: number): RewardRules | undefined {
  const signInRewards = terms.signInRewards.map((amount) => parseDecimal(amount, scale) ?? 0n)
  const commission = terms.inviteRatesPpm.reduce((sum, rate) => sum + rate, 0)
  const isSound = signInRewards.every((amount) => amount > 0n) && commission <= MOST_COMMISSION_PPM
  return isSound ? { version, terms, signInRewards } : undefined
}
