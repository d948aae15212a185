import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Deposits. */
export const deposit = defineFeature({
  words: { deposit: '@deposit', deposits: '@deposits' },
  routes: [
    {
      path: '/recharge',
      access: 'login',
      title: 'deposit',
      needs: 'getDepositInfo',
      menus: { account: { word: 'deposit', place: 30 } },
      screen: lazyScreen(() => import('./DepositScreen.tsx'), 'DepositScreen'),
    },
    {
      path: '/rechargeRecord',
      under: '/recharge',
      access: 'login',
      title: 'deposit',
      needs: 'getRechargeList',
      screen: lazyScreen(() => import('./DepositsScreen.tsx'), 'DepositsScreen'),
    },
    { path: '/cbjl', access: 'alias', title: 'deposit', leadsTo: { path: '/rechargeRecord' } },
  ],
  record: { type: 'deposit', word: 'deposits', place: 10, inDemo: false },
})
