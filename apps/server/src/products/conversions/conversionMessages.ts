import { type MessagesOf, money } from '../../trading/loggedMessages.ts'

/** What exchanges tell customers. */
export const CONVERSION_MESSAGES: MessagesOf = {
  FundsConverted: ({ owner, from, to, amount, receive }) => ({
    owner,
    kind: 'converted',
    values: { amount: money(amount, from), receive: money(receive, to) },
  }),
}
