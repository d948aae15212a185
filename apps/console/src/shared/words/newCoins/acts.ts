export const NEW_COIN_ACTS = {
  SetOffering: 'New coin on offer',
  FundOffering: 'Coins for an offering',
  DecideSubscription: 'Decision on a subscription',
  AllocateOffering: 'Allocation pro rata',
  PayIssuer: 'Payment to the issuer of a coin',
  ReturnUnsold: 'Return of unsold coins',
} as const
