/** Why money moves here. A number is never given to another reason. */
export const REWARD_REASONS = {
  campaign_funded: { number: 40, says: 'The budget of a campaign, from the treasury.' },
  campaign_closed: { number: 41, says: 'What was left of a campaign, back to the treasury.' },
} as const
