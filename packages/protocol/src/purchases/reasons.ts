/** Why money moves here. A number is never given to another reason. */
export const PURCHASE_REASONS = {
  purchase: { number: 18, says: 'Coins bought by remittance, from the treasury.', principal: true },
} as const
