import { CloseCampaign, FundCampaign, SetRewardTerms } from './actions.ts'
import { CampaignClosed, CampaignFunded, RewardTermsSet } from './events.ts'
import { REWARD_REASONS } from './reasons.ts'

export const REWARDS = {
  name: 'rewards',
  commands: {},
  actions: { SetRewardTerms, FundCampaign, CloseCampaign },
  events: { RewardTermsSet, CampaignFunded, CampaignClosed },
  reasons: REWARD_REASONS,
} as const
