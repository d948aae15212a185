import type { PaidRewards } from '../rewards/budgetReport.ts'

export const WELFARE_REWARDS: PaidRewards = { reason: 'welfare_reward', told: 'WelfareClaimed' }
