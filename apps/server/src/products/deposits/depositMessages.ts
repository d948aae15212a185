import { type MessagesOf, money } from '../../trading/loggedMessages.ts'

/** What deposits tell customers. */
export const DEPOSIT_MESSAGES: MessagesOf = {
  DepositCredited: ({ owner, asset, amount, transaction }) => ({
    owner,
    kind: 'depositCredited',
    values: { amount: money(amount, asset), transaction },
  }),
}
