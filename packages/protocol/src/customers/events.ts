import { OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { count, flag, id, text, timestamp } from '../shape/kinds.ts'
import { BY_LEVEL, VERIFICATION_LEVEL } from './actions.ts'
import { FEE_TIERS } from './feeTier.ts'

export const OwnerOpened = define(20, 'OwnerOpened', 'A customer has an account.', {
  owner: OWNER,
  ref: text(),
})
export type OwnerOpened = RecordOf<typeof OwnerOpened>

export const OwnerFrozen = define(21, 'OwnerFrozen', 'A customer is frozen, or no longer.', {
  owner: OWNER,
  frozen: flag(),
  reason: text(),
})
export type OwnerFrozen = RecordOf<typeof OwnerFrozen>

export const TierSet = define(22, 'TierSet', 'A customer pays the fees of another tier.', {
  owner: OWNER,
  tier: count(),
})
export type TierSet = RecordOf<typeof TierSet>

export const WithdrawalsHeld = define(23, 'WithdrawalsHeld', 'A customer cannot withdraw before a time.', {
  owner: OWNER,
  until: timestamp(),
  reason: text(),
})
export type WithdrawalsHeld = RecordOf<typeof WithdrawalsHeld>

export const VerificationSet = define(24, 'VerificationSet', 'What a customer has proved has changed.', {
  owner: OWNER,
  level: VERIFICATION_LEVEL,
})
export type VerificationSet = RecordOf<typeof VerificationSet>

export const FeeTiersSet = define(25, 'FeeTiersSet', 'The fee tiers have changed.', {
  tiers: FEE_TIERS,
})
export type FeeTiersSet = RecordOf<typeof FeeTiersSet>

export const VerificationPolicySet = define(
  26,
  'VerificationPolicySet',
  'What each verification level unlocks has changed.',
  {
    /** Sequence of the entry that set it. */
    version: id(0),
    loanLimits: BY_LEVEL,
    dailyWithdrawals: BY_LEVEL,
  },
)
export type VerificationPolicySet = RecordOf<typeof VerificationPolicySet>
