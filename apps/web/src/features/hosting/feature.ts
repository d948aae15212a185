import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Hosting: money left for a number of days at terms that are frozen when it is bought. */
export const hosting = defineFeature({
  words: {
    financial: 'Financial',
    hosting: '@hosting',
    myHosting: '@myHosting',
    backing: '@whatBacksHosting',
    hostingCard:
      'A fixed number of days at a daily rate. The whole return is set aside at the sale; it is not guaranteed.',
  },
  routes: [
    {
      path: '/profit_index',
      access: 'login',
      title: 'hosting',
      menus: {
        main: { word: 'financial', place: 30, opens: 'financial' },
        financial: { word: 'hosting', place: 10 },
      },
      card: { word: 'hosting', text: 'hostingCard', place: 50 },
      screen: lazyScreen(() => import('./HostingScreen.tsx'), 'HostingScreen'),
    },
    {
      path: '/profit_wdtg',
      access: 'login',
      title: 'myHosting',
      screen: lazyScreen(() => import('./HostingOrdersScreen.tsx'), 'HostingOrdersScreen'),
    },
    {
      path: '/profit_buy',
      name: 'profit_buy',
      access: 'login',
      title: 'hosting',
      screen: lazyScreen(() => import('./HostingBuyScreen.tsx'), 'HostingBuyScreen'),
    },
    {
      path: '/hosting',
      access: 'public',
      title: 'backing',
      screen: lazyScreen(() => import('./HostingBookScreen.tsx'), 'HostingBookScreen'),
    },
  ],
  account: { name: 'hosting', word: 'hosting', place: 40 },
  record: { type: 'hosting', word: 'hosting', place: 60, inDemo: true },
})
