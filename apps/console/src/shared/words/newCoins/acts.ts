export const NEW_COIN_ACTS = {
  SetOffering: 'Terms of a new coin',
  FundOffering: 'Coins for an offering',
  DecideSubscription: 'Subscription to a new coin',
  AllocateOffering: 'Allocation of a new coin',
  PayIssuer: 'Payment to an issuer',
  ReturnUnsold: 'Unsold coins to their issuer',
} as const
