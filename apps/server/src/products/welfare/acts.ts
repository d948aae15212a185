import type { WelfareTerms } from '@touchstone/protocol'
import { type Acts, changesOf } from '../../trading/acts.ts'

function conditionsOf({ conditions }: WelfareTerms): string {
  return conditions.map(({ kind, need }) => `${kind} ${need}`).join(' and ') || 'none'
}

export const WELFARE_ACTS: Acts<'SetCampaign'> = {
  SetCampaign: ({ terms }) => {
    const { campaign, conditions: _, state, ...rest } = terms
    return state === 'ended'
      ? `End campaign ${campaign}: what is left of it goes back to the treasury`
      : `Offer campaign ${campaign}: ${changesOf(rest)}, conditions ${conditionsOf(terms)}`
  },
}
