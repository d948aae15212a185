import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** New coins: subscribed to at an issue price before they are traded, allocated, locked, and listed. */
export const newCoins = defineFeature({
  words: {
    newCoins: '@newCoins',
    newCoinAccount: '@newCoinAccount',
    newCoinCard: 'Coins before their listing, at an issue price. They may fall below it or never be listed.',
  },
  routes: [
    {
      path: '/subscription',
      access: 'login',
      title: 'newCoins',
      menus: { financial: { word: 'newCoins', place: 30 } },
      card: { word: 'newCoins', text: 'newCoinCard', place: 70 },
      screen: lazyScreen(() => import('./SubscriptionScreen.tsx'), 'SubscriptionScreen'),
    },
    {
      path: '/subscribe',
      access: 'login',
      title: 'newCoins',
      screen: lazyScreen(() => import('./SubscribeScreen.tsx'), 'SubscribeScreen'),
    },
    {
      path: '/newCoins',
      access: 'public',
      title: 'newCoinAccount',
      screen: lazyScreen(() => import('./NewCoinBookScreen.tsx'), 'NewCoinBookScreen'),
    },
  ],
  record: { type: 'subscription', word: 'newCoins', place: 80, inDemo: true },
})
