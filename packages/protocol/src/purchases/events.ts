import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, id, text } from '../shape/kinds.ts'

export const PurchaseCredited = define(120, 'PurchaseCredited', 'Coins bought by remittance were handed over.', {
  lot: id(),
  owner: OWNER,
  asset: ASSET,
  amount: amount(),
  value: amount(),
  reference: text(),
  terms: id(0),
})
export type PurchaseCredited = RecordOf<typeof PurchaseCredited>
