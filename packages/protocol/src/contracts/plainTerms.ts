import type { PlaceContractOrder } from './commands.ts'

/** Terms of an order on a contract that only opens or adds: no stop, no protection, the contract's own bound of the price. */
export const PLAIN_CONTRACT_TERMS = {
  reduceOnly: false,
  stopPrice: 0,
  trigger: 'mark',
  maxSlippagePpm: 0,
  selfTrade: 'expire_taker',
  takeProfit: 0,
  stopLoss: 0,
} as const satisfies Partial<PlaceContractOrder>
