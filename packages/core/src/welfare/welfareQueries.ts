import type { CampaignId, CampaignProgress, OwnerId, WelfareCampaignView, WelfareQueries } from '@touchstone/protocol'
import { leftOf } from '../rewards/rewards.ts'
import type { Campaign } from './campaign.ts'
import { judgeClaim } from './claimWelfare.ts'
import { conditionsOf } from './conditions.ts'
import type { WelfareState } from './welfareState.ts'

export function welfareQueries(state: WelfareState): WelfareQueries {
  const { campaigns } = state.welfare
  return {
    campaigns: () => Array.from(campaigns.values(), (campaign) => campaignView(state, campaign)),
    campaign: (id) => {
      const campaign = campaigns.get(id)
      return campaign && campaignView(state, campaign)
    },
    progress: (owner, id) => progressOf(state, owner, id),
  }
}

function campaignView(state: WelfareState, { rules, isOver, claims }: Campaign): WelfareCampaignView {
  const { version, terms, reward } = rules
  const budget = state.rewards.budgets.get(terms.campaign)
  const left = budget ? leftOf(budget) : 0n
  const running = state.time < terms.from ? 'soon' : left < reward ? 'used_up' : 'running'
  let sum = 0
  for (const count of claims.values()) sum += count
  return { version, terms, reward, left, state: isOver ? 'ended' : running, claims: sum }
}

function progressOf(state: WelfareState, owner: OwnerId, id: CampaignId): CampaignProgress | undefined {
  const campaign = state.welfare.campaigns.get(id)
  if (!campaign) return undefined
  const refused = judgeClaim(state, owner, id)
  return {
    claimed: campaign.claims.get(owner) ?? 0,
    conditions: conditionsOf(state, campaign.rules, owner),
    rejection: refused?.rejection ?? null,
    facts: refused?.facts ?? {},
  }
}
