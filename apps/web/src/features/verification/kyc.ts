import type { CallData, KycState, KycTier } from '@touchstone/protocol'
import type { ChipTone } from '@touchstone/ui'

export type Kyc = CallData<'getKyc'>

export const TIERS: readonly KycTier[] = ['junior', 'senior', 'address']

export const STATE_TONES: Readonly<Record<KycState, ChipTone>> = {
  not_sent: 'neutral',
  draft: 'neutral',
  review: 'progress',
  approved: 'success',
  rejected: 'failure',
}

/** Cannot be changed now. */
export function isLocked(state: KycState): boolean {
  return state === 'review' || state === 'approved'
}

/** The step that has to be approved before this one can be sent. */
export function comesAfter(tier: KycTier): KycTier | undefined {
  return TIERS[TIERS.indexOf(tier) - 1]
}

/** The tier that was asked for, else the first one that is not approved. */
export function shownTier(asked: string, kyc: Kyc): KycTier {
  const named = TIERS.find((tier) => tier === asked)
  return named ?? TIERS.find((tier) => kyc[tier].state !== 'approved') ?? 'address'
}

/** Level that a customer has once this tier is approved. */
export function levelOf(tier: KycTier): number {
  return TIERS.indexOf(tier) + 1
}
