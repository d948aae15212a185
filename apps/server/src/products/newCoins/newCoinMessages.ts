import { coins, type MessagesOf, marginMoney, money } from '../../trading/loggedMessages.ts'

/** What subscriptions to new coins tell customers. */
export const NEW_COIN_MESSAGES: MessagesOf = {
  CoinsSubscribed: ({ owner, subscription, asset, quantity, cost }) => ({
    owner,
    kind: 'subscribed',
    values: { subscription: String(subscription), quantity: money(quantity, asset), cost: marginMoney(cost) },
  }),
  SubscriptionDecided: ({ owner, subscription, coin, passed, allocated, paid, refund, reason }) => ({
    owner,
    kind: 'subscriptionDecided',
    values: {
      subscription: String(subscription),
      passed: passed ? 'yes' : 'no',
      allocated: coins(allocated, coin),
      paid: marginMoney(paid),
      refund: marginMoney(refund),
      reason,
    },
  }),
  CoinsReleased: ({ owner, coin, amount }) => ({
    owner,
    kind: 'coinsReleased',
    values: { amount: coins(amount, coin) },
  }),
  CoinsReturned: ({ owner, coin, amount, refund }) => ({
    owner,
    kind: 'coinsReturned',
    values: { amount: coins(amount, coin), refund: marginMoney(refund) },
  }),
}
