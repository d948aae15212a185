import { OWNER } from '../ledger/fields.ts'
import { define } from '../shape/definition.ts'
import { list, text, whole } from '../shape/kinds.ts'
import type { CommandOf } from './customerCommand.ts'
import { FEE_TIERS } from './feeTier.ts'

/** 0 nothing · 1 junior · 2 senior · 3 senior and address. */
export type VerificationLevel = 0 | 1 | 2 | 3

export const VERIFICATION_LEVEL = whole<VerificationLevel>(0, 3, 'level')

/** Four decimal strings in USDT, by level. */
export const BY_LEVEL = list(text(), 4, 4)

/** A customer's verification level. The policy in force says what the level unlocks. */
export const SetVerification = define(25, 'SetVerification', 'Operators say what a customer has proved.', {
  owner: OWNER,
  level: VERIFICATION_LEVEL,
})
export type SetVerification = CommandOf<typeof SetVerification>

/** Fee tiers for orders accepted from then on. Never fewer than before. */
export const SetFeeTiers = define(26, 'SetFeeTiers', 'Operators set the fee tiers for later orders.', {
  tiers: FEE_TIERS,
})
export type SetFeeTiers = CommandOf<typeof SetFeeTiers>

/** What each verification level unlocks, decimal strings in USDT: lists of four, by level. */
export const SetVerificationPolicy = define(
  27,
  'SetVerificationPolicy',
  'Operators set what each verification level unlocks.',
  {
    /** Largest sum of open loans. */
    loanLimits: BY_LEVEL,
    /** Withdrawals a day, all together. */
    dailyWithdrawals: BY_LEVEL,
  },
)
export type SetVerificationPolicy = CommandOf<typeof SetVerificationPolicy>
