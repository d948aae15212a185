import { WELFARE as VOCABULARY, type WelfareQueries } from '@touchstone/protocol'
import { conditionsBy } from '../entry/matter.ts'
import { defineProduct } from '../entry/product.ts'
import { readWelfare, writeWelfare } from './canonicalWelfare.ts'
import { checkWelfare } from './checkWelfare.ts'
import { claimWelfare } from './claimWelfare.ts'
import { endCampaigns, nextCampaignEnd } from './due.ts'
import { WELFARE_REWARD } from './reasons.ts'
import { judgeCampaign, setCampaign } from './setCampaign.ts'
import { Welfare } from './welfare.ts'
import { welfareQueries } from './welfareQueries.ts'
import type { WelfareState } from './welfareState.ts'

export const WELFARE = defineProduct<{
  state: WelfareState
  slice: 'welfare'
  vocabulary: typeof VOCABULARY
  queries: { readonly welfare: WelfareQueries }
}>({
  name: 'welfare',
  vocabulary: VOCABULARY,
  slice: () => ({ welfare: new Welfare() }),
  part: { number: 31, write: writeWelfare, read: readWelfare },
  queries: (state) => ({ welfare: welfareQueries(state) }),
  reasons: [WELFARE_REWARD],
  commands: { ClaimWelfare: { carryOut: claimWelfare } },
  actions: {
    SetCampaign: { judge: judgeCampaign, carryOut: setCampaign, matter: (_, __, proposer) => conditionsBy(proposer) },
  },
  due: { rank: 8, next: nextCampaignEnd, run: endCampaigns },
  campaignAsset: (state, campaign) => {
    const known = state.welfare.campaigns.get(campaign)
    return known && !known.isOver ? known.rules.asset : undefined
  },
  check: checkWelfare,
})
