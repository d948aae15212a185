/** Why money moves here. A number is never given to another reason. */
export const DEPOSIT_REASONS = {
  deposit: { number: 15, says: 'Came in from outside.', principal: true },
} as const
