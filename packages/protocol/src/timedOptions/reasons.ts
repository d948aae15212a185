/** Why money moves here. A number is never given to another reason. */
export const TIMED_OPTION_REASONS = {
  option_stake: { number: 12, says: 'The stake of a timed option, to the pool.' },
  option_payout: { number: 13, says: 'What a timed option won, from the pool.' },
} as const
