import { ASSET } from '../ledger/assets.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, fields, id } from '../shape/kinds.ts'
import { BUDGETED_CAMPAIGN, REWARD_TERMS_FIELDS } from './terms.ts'

export const RewardTermsSet = define(200, 'RewardTermsSet', 'What customers may be given as rewards has changed.', {
  /** Number of the decision that set them. */
  version: id(),
  terms: fields(REWARD_TERMS_FIELDS),
})
export type RewardTermsSet = RecordOf<typeof RewardTermsSet>

export const CampaignFunded = define(201, 'CampaignFunded', 'Money of the treasury was set aside for a campaign.', {
  campaign: BUDGETED_CAMPAIGN,
  asset: ASSET,
  amount: amount(),
  /** Of the whole budget, afterwards. */
  left: amount(),
})
export type CampaignFunded = RecordOf<typeof CampaignFunded>

export const CampaignClosed = define(
  202,
  'CampaignClosed',
  'What was left of a campaign went back into the treasury.',
  {
    campaign: BUDGETED_CAMPAIGN,
    asset: ASSET,
    returned: amount(),
  },
)
export type CampaignClosed = RecordOf<typeof CampaignClosed>
