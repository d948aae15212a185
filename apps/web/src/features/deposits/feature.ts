import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Deposits. */
export const deposit = defineFeature({
  routes: [
    {
      path: '/recharge',
      access: 'login',
      title: 'recharge',
      needs: 'getDepositInfo',
      menus: { account: { word: 'deposit', place: 30 } },
      screen: lazyScreen(() => import('./RechargeScreen.tsx'), 'RechargeScreen'),
    },
    {
      path: '/rechargeRecord',
      access: 'login',
      title: 'recharge',
      needs: 'getRechargeList',
      screen: lazyScreen(() => import('./DepositsScreen.tsx'), 'DepositsScreen'),
    },
    { path: '/cbjl', access: 'alias', title: 'recharge', leadsTo: { path: '/rechargeRecord' } },
  ],
  record: { type: 'deposit', place: 10, inDemo: false },
  ledger: ['deposit'],
})
