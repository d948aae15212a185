import { ASSET } from '../ledger/assets.ts'
import { OWNER, WALLET } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount } from '../shape/kinds.ts'

export const FundsTransferred = define(110, 'FundsTransferred', 'A customer moved money between his wallets.', {
  owner: OWNER,
  from: WALLET,
  to: WALLET,
  asset: ASSET,
  amount: amount(),
})
export type FundsTransferred = RecordOf<typeof FundsTransferred>
