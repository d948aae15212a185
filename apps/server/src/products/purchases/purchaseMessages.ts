import { type MessagesOf, money } from '../../trading/loggedMessages.ts'

/** What purchases tell customers; a refusal is no event of the log. */
export const PURCHASE_MESSAGES: MessagesOf = {
  PurchaseCredited: ({ owner, asset, amount, reference }) => ({
    owner,
    kind: 'purchaseCredited',
    values: { amount: money(amount, asset), reference },
  }),
}
