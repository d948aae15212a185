/** Why money moves here. A number is never given to another reason. */
export const WELFARE_REASONS = {
  welfare_reward: { number: 38, says: 'The reward of a campaign, from its budget.' },
} as const
