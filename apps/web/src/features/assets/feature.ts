import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** What an account holds. */
export const assets = defineFeature({
  routes: [
    { path: '/asset', access: 'login', title: 'table1', leadsTo: { path: '/table1' } },
    {
      path: '/table1',
      access: 'login',
      title: 'table1',
      menus: { account: { word: 'funds', place: 10 } },
      screen: lazyScreen(() => import('./FundsScreen.tsx'), 'FundsScreen'),
    },
    {
      path: '/table2',
      access: 'login',
      title: 'table2',
      menus: { account: { word: 'trading', place: 20 } },
      screen: lazyScreen(() => import('./AccountsScreen.tsx'), 'AccountsScreen'),
    },
  ],
})
