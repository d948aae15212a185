import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { CAMPAIGN } from '../rewards/terms.ts'

/** Answers how many times the customer has claimed it now. */
export const ClaimWelfare = defineCustomerCommand(195, 'ClaimWelfare', 'A customer claims the reward of a campaign.', {
  campaign: CAMPAIGN,
})
export type ClaimWelfare = CommandOf<typeof ClaimWelfare>
