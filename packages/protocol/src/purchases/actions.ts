import type { CommandOf } from '../customers/customerCommand.ts'
import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { define } from '../shape/definition.ts'
import { amount, id, optional, text } from '../shape/kinds.ts'

/**
 * Operators: a remittance has come in and the coins bought with it are handed over, from the treasury. `reference` is the
 * bank's line, used once for ever; `value` is the remittance in the withdrawal asset: the turnover condition counts it.
 * `terms`: version of the terms the customer agreed to; without one, those in force hold.
 */
export const CreditPurchase = define(140, 'CreditPurchase', 'Operators hand over coins bought by remittance.', {
  owner: OWNER,
  asset: ASSET,
  amount: amount(1n),
  value: amount(1n),
  reference: text(1),
  terms: optional(id(0)),
})
export type CreditPurchase = CommandOf<typeof CreditPurchase>
