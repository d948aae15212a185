/** Why money moves here. A number is never given to another reason. */
export const SPOT_REASONS = {
  trade: { number: 4, says: 'Two orders have traded.' },
} as const
