/** Why money moves here. A number is never given to another reason. */
export const NEW_COIN_REASONS = {
  offering_funded: { number: 30, says: 'Coins on offer, from outside to the offering account.', principal: true },
  subscription_paid: { number: 31, says: 'The price of allocated coins, to the offering account.' },
  subscription_coins: { number: 32, says: 'Allocated coins, from the offering account, held until the lock-up ends.' },
  subscription_returned: { number: 33, says: 'Coins that were not listed in time, back against their issue price.' },
  offering_paid_out: {
    number: 34,
    says: 'Proceeds after the listing, or unsold coins, to the issuer.',
    principal: true,
  },
} as const
