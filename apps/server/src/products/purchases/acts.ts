import { type Acts, amountText } from '../../trading/acts/acts.ts'

export const PURCHASE_ACTS: Acts<'CreditPurchase'> = {
  CreditPurchase: ({ owner, asset, amount, reference }, core) =>
    `Hand ${amountText(core, asset, amount)} over to customer ${owner}, paid by remittance ${reference}`,
}
