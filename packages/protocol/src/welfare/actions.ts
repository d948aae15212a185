import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { fields } from '../shape/kinds.ts'
import { WELFARE_TERMS_FIELDS } from './terms.ts'

/** Operators offer a campaign, change it in favour of customers, or end it. Its money is set aside apart (FundCampaign). */
export const SetCampaign = define(196, 'SetCampaign', 'Operators offer a campaign of welfare, widen it, or end it.', {
  terms: fields(WELFARE_TERMS_FIELDS),
})
export type SetCampaign = CommandOf<typeof SetCampaign>
