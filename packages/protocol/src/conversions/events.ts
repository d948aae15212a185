import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount } from '../shape/kinds.ts'

export const FundsConverted = define(135, 'FundsConverted', 'A customer changed one asset for another.', {
  owner: OWNER,
  from: ASSET,
  to: ASSET,
  amount: amount(),
  receive: amount(),
})
export type FundsConverted = RecordOf<typeof FundsConverted>
