import type { CampaignId, ClaimWelfare, OwnerId, Reply } from '@touchstone/protocol'
import { judgeIsCustomer } from '../customers/judgeIsCustomer.ts'
import { judgeFrozen } from '../customers/judgeParty.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { judgeUnrestricted } from '../restriction/restrictPlatform.ts'
import { judgeReward, payReward } from '../rewards/reward.ts'
import { conditionsOf } from './conditions.ts'
import { WELFARE_REWARD } from './reasons.ts'
import type { WelfareState } from './welfareState.ts'

/** WELF-3, in this order. Writes nothing, so it also serves quotes. */
export function judgeClaim(state: WelfareState, owner: OwnerId, id: CampaignId): Rejected | undefined {
  const barred = judgeIsCustomer(state, owner) ?? judgeFrozen(state, owner) ?? judgeUnrestricted(state)
  if (barred) return barred
  const campaign = state.welfare.campaigns.get(id)
  if (!campaign) return refuse('unknown_campaign')
  const { rules, isOver, claims } = campaign
  if (isOver || state.time < rules.terms.from) return refuse('campaign_not_running')
  if ((claims.get(owner) ?? 0) >= rules.terms.perPerson) return refuse('campaign_claimed')
  if (!conditionsOf(state, rules, owner).every(({ met }) => met)) return refuse('campaign_condition')
  return judgeReward(state, owner, id, rules.reward)
}

/** Pays the reward of a campaign; answers how many times it was claimed. WELF-3. */
export function claimWelfare(state: WelfareState, { owner, campaign: id }: ClaimWelfare): Reply {
  const refused = judgeClaim(state, owner, id)
  if (refused) return refused
  const campaign = state.welfare.campaigns.get(id)
  if (!campaign) return refuse('unknown_campaign')
  const { rules, claims } = campaign
  const claim = (claims.get(owner) ?? 0) + 1
  claims.set(owner, claim)
  payReward(state, owner, id, rules.reward, WELFARE_REWARD)
  const { asset } = rules.terms
  state.emit({ type: 'WelfareClaimed', campaign: id, owner, asset, amount: rules.reward, claim })
  return done(claim)
}
