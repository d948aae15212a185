import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('welfareLedger', {
  product: { welfare: '@welfare' },
  types: {
    welfare_reward: 'Welfare reward',
    campaign_funded: 'Budget of a campaign',
    campaign_closed: 'Left of a campaign',
  },
  why: {
    welfare_reward: 'Reward of welfare campaign {ref}',
    campaign_funded: 'Set aside from the treasury for campaign {ref}',
    campaign_closed: 'Left of campaign {ref}, back to the treasury',
  },
})
