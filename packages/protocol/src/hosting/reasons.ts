/** Why money moves here. A number is never given to another reason. */
export const HOSTING_REASONS = {
  hosting_escrow: { number: 20, says: 'The whole return promised at a sale, from the treasury to the escrow.' },
  hosting_return: { number: 21, says: 'The return of a full day, from the escrow.' },
  hosting_loss: { number: 22, says: 'What an early redemption costs, to the house.' },
  hosting_unearned: { number: 23, says: 'The part of a promised return that was not earned, back to the treasury.' },
} as const
