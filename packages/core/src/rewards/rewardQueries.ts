import type { CampaignBudget, CampaignId, OwnerId, RewardQueries, RewardTotals } from '@touchstone/protocol'
import { assetOf, idOf } from './budgets.ts'
import { allowanceOf, isVerified } from './reward.ts'
import { type Budget, leftOf } from './rewards.ts'
import type { RewardsState } from './rewardsState.ts'

export function rewardQueries(state: RewardsState): RewardQueries {
  const { rewards } = state
  return {
    terms: () => rewards.current && { version: rewards.current.version, terms: rewards.current.terms },
    asset: (campaign) => {
      const asset = assetOf(state, campaign)
      return asset === undefined ? undefined : idOf(state, asset)
    },
    totals: (owner) => totalsOf(state, owner),
    budget: (campaign) => {
      const budget = rewards.budgets.get(campaign)
      return budget && budgetView(state, campaign, budget)
    },
    budgets: () => Array.from(rewards.budgets, ([campaign, budget]) => budgetView(state, campaign, budget)),
  }
}

function totalsOf(state: RewardsState, owner: OwnerId): RewardTotals {
  const { feesPaid, turnover, trades } = state.tradingFees.of(owner)
  const received = state.rewards.receivedBy(owner)
  const allowance = allowanceOf(state, owner)
  return { feesPaid, turnover, trades, received, allowance, verified: isVerified(state, owner) }
}

function budgetView(state: RewardsState, campaign: CampaignId, budget: Readonly<Budget>): CampaignBudget {
  const { asset, funded, paid } = budget
  return { campaign, asset: idOf(state, asset), funded, paid, left: leftOf(budget) }
}
