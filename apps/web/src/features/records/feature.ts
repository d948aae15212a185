import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Open orders, fills, fund records and the ledger, over all products. */
export const records = defineFeature({
  words: { records: '@fundRecords', ledger: '@ledger', openOrders: '@openOrders', trades: '@tradeRecords' },
  routes: [
    {
      path: '/record',
      access: 'login',
      title: 'records',
      menus: { account: { word: 'records', place: 90 } },
      screen: lazyScreen(() => import('./RecordScreen.tsx'), 'RecordScreen'),
    },
    {
      path: '/accountRecord',
      access: 'login',
      title: 'ledger',
      menus: { account: { word: 'ledger', place: 100 }, user: { word: 'ledger', place: 50 } },
      screen: lazyScreen(() => import('./LedgerScreen.tsx'), 'LedgerScreen'),
    },
    {
      path: '/all',
      access: 'login',
      title: 'openOrders',
      menus: { account: { word: 'openOrders', place: 110 }, user: { word: 'openOrders', place: 30 } },
      screen: lazyScreen(() => import('./OpenOrdersScreen.tsx'), 'OpenOrdersScreen'),
    },
    {
      path: '/dealList',
      access: 'login',
      title: 'trades',
      menus: { account: { word: 'trades', place: 140 }, user: { word: 'trades', place: 40 } },
      screen: lazyScreen(() => import('./FillsScreen.tsx'), 'FillsScreen'),
    },
    { path: '/deallog', access: 'alias', title: 'ledger', leadsTo: { path: '/accountRecord' } },
  ],
})
