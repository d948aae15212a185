import type { PaidRewards } from '../rewards/budgetReport.ts'

export const SIGN_REWARDS: PaidRewards = { reason: 'sign_reward', told: 'SignRewardPaid' }
