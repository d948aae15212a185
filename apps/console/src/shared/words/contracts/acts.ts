export const CONTRACT_ACTS = {
  ChangeContract: 'Limits of a contract',
  ListContract: 'Listing of a contract',
} as const
