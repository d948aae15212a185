import { WELFARE_CALLS } from '@touchstone/protocol'
import { defineProjection } from '../../projector/projection.ts'
import { addReward } from '../../rewards/addReward.ts'
import { defineProduct } from '../../trading/product.ts'
import { WELFARE_ACTS } from './acts.ts'
import { type CampaignParts, campaignCalls } from './campaignCalls.ts'
import { type ClaimParts, claimCall } from './claimCall.ts'
import { WELFARE_MESSAGES } from './welfareMessages.ts'

/** Campaigns with a budget, conditions and a reward that customers claim. */
export const welfare = defineProduct({
  name: 'welfare',
  calls: WELFARE_CALLS,
  handlers: (parts: CampaignParts & ClaimParts) => ({ ...campaignCalls(parts), ...claimCall(parts) }),
  projection: defineProjection({
    tables: [],
    events: {
      WelfareClaimed({ owner, campaign, asset, amount }, place, rows) {
        addReward(rows, place, { owner, kind: 'welfare', about: campaign, asset, amount })
      },
    },
    elsewhere: { CampaignSet: 'told by the decision that it came from' },
  }),
  changesRecords: { kind: 'reward', by: ['WelfareClaimed'] },
  messages: WELFARE_MESSAGES,
  words: { welfare_reward: 'Reward of a welfare campaign' },
  acts: WELFARE_ACTS,
})
