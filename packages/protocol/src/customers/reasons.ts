/** Why money moves here. A number is never given to another reason. */
export const CUSTOMER_REASONS = {
  faucet: { number: 1, says: 'Test funds of the sandbox.', principal: true },
} as const
