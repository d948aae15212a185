/** Why money moves here. A number is never given to another reason. */
export const SIGN_IN_REASONS = {
  sign_reward: { number: 35, says: 'The reward of a day that was signed, from its campaign.' },
} as const
