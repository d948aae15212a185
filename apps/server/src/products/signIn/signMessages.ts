import { type MessagesOf, money } from '../../trading/loggedMessages.ts'

/** What signing in tells customers. */
export const SIGN_MESSAGES: MessagesOf = {
  SignRewardPaid: ({ owner, day, asset, amount }) => ({
    owner,
    kind: 'rewardPaid',
    values: { day: String(day), amount: money(amount, asset) },
  }),
}
