import { ASSET } from '../ledger/assets.ts'
import { CHAIN, OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, id, text } from '../shape/kinds.ts'

export const DepositCredited = define(115, 'DepositCredited', 'A deposit was credited.', {
  lot: id(),
  owner: OWNER,
  asset: ASSET,
  amount: amount(),
  chain: CHAIN,
  token: text(),
  transaction: text(),
  logIndex: id(0),
  block: id(0),
  from: text(),
  to: text(),
  /** Version of the terms it keeps. */
  terms: id(0),
})
export type DepositCredited = RecordOf<typeof DepositCredited>
