import { type MessagesOf, marginMoney } from '../../trading/loggedMessages.ts'

/** What hosting tells customers. */
export const HOSTING_MESSAGES: MessagesOf = {
  HostingBought: ({ owner, order, amount, endTime }) => ({
    owner,
    kind: 'hosted',
    values: { order: String(order), amount: marginMoney(amount), endAt: String(endTime) },
  }),
  HostingDayPaid: ({ owner, order, day, amount }) => ({
    owner,
    kind: 'hostingPaid',
    values: { order: String(order), day: String(day), amount: marginMoney(amount) },
  }),
  HostingRedemptionAsked: ({ owner, order, unearned, redeemAt }) => ({
    owner,
    kind: 'hostingRedemption',
    values: { order: String(order), unearned: marginMoney(unearned), redeemAt: String(redeemAt) },
  }),
  HostingEnded: ({ owner, order, result, returned, loss }) => ({
    owner,
    kind: 'hostingEnded',
    values: { order: String(order), result, returned: marginMoney(returned), loss: marginMoney(loss) },
  }),
}
