import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { amount, fields } from '../shape/kinds.ts'
import { BUDGETED_CAMPAIGN, REWARD_TERMS_FIELDS } from './terms.ts'

/** Trading fees count towards rewards from the first terms on. */
export const SetRewardTerms = define(200, 'SetRewardTerms', 'Operators set what customers may be given as rewards.', {
  terms: fields(REWARD_TERMS_FIELDS),
})
export type SetRewardTerms = CommandOf<typeof SetRewardTerms>

/** In the asset of the campaign. */
export const FundCampaign = define(201, 'FundCampaign', 'Operators set money of the treasury aside for a campaign.', {
  campaign: BUDGETED_CAMPAIGN,
  amount: amount(1n),
})
export type FundCampaign = CommandOf<typeof FundCampaign>

export const CloseCampaign = define(
  202,
  'CloseCampaign',
  'Operators take what is left of a campaign back into the treasury.',
  { campaign: BUDGETED_CAMPAIGN },
)
export type CloseCampaign = CommandOf<typeof CloseCampaign>
