import { word } from '../shape/kinds.ts'

const WITHDRAWAL_STATES = {
  requested: 0,
  review: 1,
  approved: 2,
  signed: 3,
  confirmed: 4,
  canceled: 5,
  refused: 6,
  failed: 7,
} as const
/**
 * `requested` → `review` → `approved` → `signed` → `confirmed`; or `canceled` (by the customer, before review), `refused`
 * (by operators), `failed` (on the chain): these three give everything back.
 */
export type WithdrawalState = keyof typeof WITHDRAWAL_STATES
export const WITHDRAWAL_STATE = word(WITHDRAWAL_STATES)
