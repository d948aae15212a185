import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, count, id } from '../shape/kinds.ts'
import { SIGN_IN_DAY } from './commands.ts'

const OF_A_DAY = {
  owner: OWNER,
  /** Of this customer, from 1. */
  cycle: id(),
  day: SIGN_IN_DAY,
}

export const DaySigned = define(185, 'DaySigned', 'A customer signed in for a day.', {
  ...OF_A_DAY,
  /** Days of Hong Kong since 1 January 1970. */
  date: count(),
})
export type DaySigned = RecordOf<typeof DaySigned>

export const SignRewardPaid = define(186, 'SignRewardPaid', 'The reward of a day that was signed was paid.', {
  ...OF_A_DAY,
  asset: ASSET,
  amount: amount(),
})
export type SignRewardPaid = RecordOf<typeof SignRewardPaid>
