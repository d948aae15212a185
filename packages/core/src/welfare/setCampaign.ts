import type { Reply, SetCampaign } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { returnBudget } from '../rewards/budgets.ts'
import { narrows, readCampaign } from './campaign.ts'
import type { WelfareState } from './welfareState.ts'

/** WELF-1, WELF-2 */
export function judgeCampaign(state: WelfareState, { terms }: SetCampaign): Rejected | undefined {
  if (!state.rewards.current) return refuse('rewards_closed')
  const known = state.welfare.campaigns.get(terms.campaign)
  const after = readCampaign(state, terms, 0)
  if (!after || (!known && terms.until <= state.time)) return refuse('bad_command')
  if (!known) return undefined
  const { rules: before, isOver } = known
  if (isOver) return refuse('campaign_not_running')
  if (after.asset !== before.asset) return refuse('campaign_narrowed')
  if (terms.state === 'ended') return undefined
  if (terms.until <= state.time) return refuse('bad_command')
  return before.terms.from <= state.time && narrows(before, after) ? refuse('campaign_narrowed') : undefined
}

/** The caller has judged it. WELF-1. */
export function setCampaign(state: WelfareState, { terms }: SetCampaign, decision: number): Reply {
  const rules = readCampaign(state, terms, decision)
  if (!rules) return refuse('bad_command')
  const { welfare } = state
  const campaign = welfare.campaigns.get(terms.campaign) ?? { rules, isOver: false, claims: new Map() }
  campaign.rules = rules
  welfare.set(terms.campaign, campaign)
  state.emit({ type: 'CampaignSet', version: decision, terms })
  if (terms.state === 'ended') {
    welfare.end(campaign)
    returnBudget(state, terms.campaign)
  }
  return done()
}
