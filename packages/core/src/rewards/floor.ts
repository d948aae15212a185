import { type RewardQueries, REWARDS as VOCABULARY } from '@touchstone/protocol'
import { conditionsBy } from '../entry/matter.ts'
import { defineProduct } from '../entry/product.ts'
import { closeCampaign, fundCampaign, judgeClosing, judgeFunding } from './budgets.ts'
import { readRewards, writeRewards } from './canonicalRewards.ts'
import { checkRewards } from './checkRewards.ts'
import { CAMPAIGN_CLOSED, CAMPAIGN_FUNDED } from './reasons.ts'
import { rewardQueries } from './rewardQueries.ts'
import { Rewards } from './rewards.ts'
import type { RewardsState } from './rewardsState.ts'
import { judgeRewardTerms, setRewardTerms } from './setRewardTerms.ts'

export const REWARDS = defineProduct<{
  state: RewardsState
  slice: 'rewards'
  vocabulary: typeof VOCABULARY
  queries: { readonly rewards: RewardQueries }
}>({
  name: 'rewards',
  vocabulary: VOCABULARY,
  slice: () => ({ rewards: new Rewards() }),
  part: { number: 13, write: writeRewards, read: readRewards },
  queries: (state) => ({ rewards: rewardQueries(state) }),
  reasons: [CAMPAIGN_FUNDED, CAMPAIGN_CLOSED],
  actions: {
    SetRewardTerms: {
      judge: judgeRewardTerms,
      carryOut: setRewardTerms,
      matter: (_, __, proposer) => conditionsBy(proposer),
    },
    FundCampaign: { judge: judgeFunding, carryOut: fundCampaign, matter: (_, __, proposer) => conditionsBy(proposer) },
    CloseCampaign: {
      judge: judgeClosing,
      carryOut: closeCampaign,
      matter: (_, __, proposer) => conditionsBy(proposer),
    },
  },
  check: checkRewards,
})
