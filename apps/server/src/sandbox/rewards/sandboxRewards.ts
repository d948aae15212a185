import type { RewardTerms } from '@touchstone/protocol'

/** A tenth of own fees comes back; inviters share another tenth: 5, 3, 1.5 and 0.5 % of a fee. */
export const SANDBOX_REWARD_TERMS: RewardTerms = {
  rewardSharePpm: 100_000,
  inviteRatesPpm: [50_000, 30_000, 15_000, 5_000],
  waitDays: 30,
  signInRewards: ['0.1', '0.1', '0.2', '0.2', '0.3', '0.3', '1'],
}

/** Whole units of the currency that are set aside for signing in and for the campaign. */
export const SANDBOX_SIGN_IN_BUDGET = 50_000n
export const SANDBOX_CAMPAIGN_BUDGET = 20_000n
