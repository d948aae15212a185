import { type MessagesOf, money } from '../../trading/loggedMessages.ts'

/** What transfers tell customers. */
export const TRANSFER_MESSAGES: MessagesOf = {
  FundsTransferred: ({ owner, from, to, asset, amount }) => ({
    owner,
    kind: 'transferred',
    values: { from, to, amount: money(amount, asset) },
  }),
}
