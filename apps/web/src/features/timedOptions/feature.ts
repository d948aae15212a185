import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Timed options: orders on where a price stands after a while. */
export const timedOptions = defineFeature({
  words: {
    timedOrders: '@deliveryOrders',
    deliveryPositions: '@deliveryPositions',
    timedOptions: 'Trade timed orders',
    timedOptionPositions: 'My timed orders',
    timedOptionCard: 'Timed up or down orders. You see what you can lose beside what you can win.',
    /** The short name, for the account and in the list of fills. */
    delivery: 'Delivery',
  },
  routes: [
    {
      path: '/deal_jg',
      access: 'login',
      title: 'timedOrders',
      frame: 'terminal',
      menus: { products: { word: 'timedOptions', place: 40 } },
      card: { word: 'timedOrders', text: 'timedOptionCard', place: 40 },
      screen: lazyScreen(() => import('./TimedOptionScreen.tsx'), 'TimedOptionScreen'),
    },
    {
      path: '/jgcc',
      access: 'login',
      title: 'deliveryPositions',
      menus: {
        account: { word: 'deliveryPositions', place: 130 },
        products: { word: 'timedOptionPositions', place: 60 },
      },
      screen: lazyScreen(() => import('./PositionsScreen.tsx'), 'PositionsScreen'),
    },
  ],
  account: { name: 'delivery', word: 'delivery', place: 30 },
})
