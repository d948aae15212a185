import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** The balances of an account. */
export const assets = defineFeature({
  words: { funds: '@fundsAccount', tradingAccounts: '@tradingAccounts', myAssets: '@myAssets', fundsAccount: 'Funds' },
  routes: [
    {
      path: '/asset',
      access: 'login',
      title: 'funds',
      menus: { main: { word: 'myAssets', place: 50, holds: 'account' } },
      leadsTo: { path: '/table1' },
    },
    {
      path: '/table1',
      access: 'login',
      title: 'funds',
      menus: {
        account: { word: 'funds', place: 10 },
        user: { word: 'funds', place: 20 },
      },
      screen: lazyScreen(() => import('./FundsScreen.tsx'), 'FundsScreen'),
    },
    {
      path: '/table2',
      access: 'login',
      title: 'tradingAccounts',
      menus: { account: { word: 'tradingAccounts', place: 20 } },
      screen: lazyScreen(() => import('./AccountsScreen.tsx'), 'AccountsScreen'),
    },
  ],
  account: { name: 'funds', word: 'fundsAccount', place: 10 },
})
