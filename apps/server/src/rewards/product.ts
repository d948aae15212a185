import { defineProjection } from '../projector/projection.ts'
import { recordPage } from '../records/recordPage.ts'
import { defineProduct } from '../trading/product.ts'
import type { ProductServices } from '../trading/productServices.ts'
import { worldSeenBy } from '../trading/tradingWorlds.ts'
import { REWARD_ACTS } from './acts.ts'
import { ownRewards, rewardRecord } from './ownRewards.ts'
import { REWARDS } from './rewardTables.ts'

type RewardParts = Pick<ProductServices, 'worlds' | 'past'>

/** What sign-in, invitations and welfare have in common: terms, budgets, and one list of what customers received. */
export const rewards = defineProduct({
  name: 'rewards',
  calls: {},
  handlers: (_parts: RewardParts) => ({}),
  projection: defineProjection({
    tables: [REWARDS],
    events: {},
    elsewhere: {
      RewardTermsSet: 'told by the decision that it came from',
      CampaignFunded: 'told by the decision that it came from',
      CampaignClosed: 'told by the decision that it came from',
    },
  }),
  records: {
    kind: 'reward',
    inDemo: 'open',
    changedBy: [],
    page: async (_handlers, query, context, { past, worlds }) => {
      const assets = worldSeenBy(worlds, context).port.core.assets()
      return recordPage(ownRewards(await past.own(context), query), (reward) => rewardRecord(assets, reward))
    },
  },
  words: {
    campaign_funded: 'Budget of a campaign',
    campaign_closed: 'Budget of a campaign that was left',
  },
  acts: REWARD_ACTS,
})
