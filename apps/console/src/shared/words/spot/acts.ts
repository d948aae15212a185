export const SPOT_ACTS = { ChangeMarket: 'Limits of a spot market' } as const
