import { word } from '../shape/kinds.ts'
import { wordsOf } from '../shape/wordsByNumber.ts'

/** The number of each state in the log, for ever. */
const STATE_NUMBERS = {
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
 * (by operators), `failed` (on the chain): these three release the whole amount.
 */
export type WithdrawalState = keyof typeof STATE_NUMBERS
export const WITHDRAWAL_STATE = word(STATE_NUMBERS)
/** The steps of a withdrawal; the last four are its ends. */
export const WITHDRAWAL_STATES = wordsOf(STATE_NUMBERS)
