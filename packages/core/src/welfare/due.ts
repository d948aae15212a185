import type { Timestamp } from '@touchstone/quantities'
import { returnBudget } from '../rewards/budgets.ts'
import type { WelfareState } from './welfareState.ts'

/** When the next campaign is over; 0 = none. WELF-4. */
export function nextCampaignEnd({ welfare }: WelfareState): Timestamp {
  return welfare.nextEnd
}

/** Ends every campaign that is over at that moment, in order of first offer: the rest of its budget goes back. WELF-4. */
export function endCampaigns(state: WelfareState, at: Timestamp): void {
  for (const [id, campaign] of state.welfare.campaigns) {
    if (campaign.isOver || campaign.rules.terms.until > at) continue
    state.welfare.end(campaign)
    returnBudget(state, id)
  }
}
