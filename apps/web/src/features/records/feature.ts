import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Open orders, fills, fund records and the ledger, over all products. */
export const records = defineFeature({
  routes: [
    {
      path: '/record',
      access: 'login',
      title: 'record',
      menus: { account: { word: 'records', place: 90 } },
      screen: lazyScreen(() => import('./RecordScreen.tsx'), 'RecordScreen'),
    },
    {
      path: '/accountRecord',
      access: 'login',
      title: 'accountRecord',
      menus: { account: { word: 'ledger', place: 100 } },
      screen: lazyScreen(() => import('./LedgerScreen.tsx'), 'LedgerScreen'),
    },
    {
      path: '/all',
      access: 'login',
      title: 'all',
      menus: { account: { word: 'openOrders', place: 110 } },
      screen: lazyScreen(() => import('./OpenOrdersScreen.tsx'), 'OpenOrdersScreen'),
    },
    {
      path: '/dealList',
      access: 'login',
      title: 'dealList',
      menus: { account: { word: 'trades', place: 140 } },
      screen: lazyScreen(() => import('./FillsScreen.tsx'), 'FillsScreen'),
    },
    { path: '/deallog', access: 'alias', title: 'accountRecord', leadsTo: { path: '/accountRecord' } },
  ],
  /** Entries of no product. */
  ledger: ['faucet', 'capital', 'rounding'],
})
