import { type Acts, amountText } from '../../trading/acts/acts.ts'
import { toldRows } from '../../trading/acts/termWords.ts'

export const PURCHASE_ACTS: Acts<'CreditPurchase'> = {
  CreditPurchase: ({ owner, asset, amount, value, reference, terms }, core) =>
    toldRows(
      `Hand ${amountText(core, asset, amount)} over to customer ${owner}, paid by remittance ${reference}`,
      ['handed over', '', amountText(core, asset, amount)],
      ['worth', '', amountText(core, core.loans.asset() ?? 0, value)],
      ['remittance', '', reference],
      ['terms of deposits, version', '', String(terms ?? '')],
    ),
}
