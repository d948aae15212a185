import { type MessagesOf, money } from '../../trading/loggedMessages.ts'

/** What campaigns of welfare tell customers. */
export const WELFARE_MESSAGES: MessagesOf = {
  WelfareClaimed: ({ owner, asset, amount }) => ({
    owner,
    kind: 'welfarePaid',
    values: { amount: money(amount, asset) },
  }),
}
