import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { CAMPAIGN } from '../rewards/terms.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, count, fields, id } from '../shape/kinds.ts'
import { WELFARE_TERMS_FIELDS } from './terms.ts'

export const CampaignSet = define(195, 'CampaignSet', 'A campaign of welfare was offered, widened or ended.', {
  /** Number of the decision that set it. */
  version: id(),
  terms: fields(WELFARE_TERMS_FIELDS),
})
export type CampaignSet = RecordOf<typeof CampaignSet>

export const WelfareClaimed = define(196, 'WelfareClaimed', 'The reward of a campaign was paid.', {
  campaign: CAMPAIGN,
  owner: OWNER,
  asset: ASSET,
  amount: amount(),
  /** Which claim of this customer it was, from 1. */
  claim: count(),
})
export type WelfareClaimed = RecordOf<typeof WelfareClaimed>
