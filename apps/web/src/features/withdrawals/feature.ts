import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Withdrawals, and the addresses they may go to. */
export const withdrawal = defineFeature({
  routes: [
    {
      path: '/money',
      access: 'login',
      title: 'money',
      needs: 'addWithdraw',
      menus: { account: { word: 'withdraw', place: 40 } },
      screen: lazyScreen(() => import('./WithdrawScreen.tsx'), 'WithdrawScreen'),
    },
    {
      path: '/moneyRecord',
      access: 'login',
      title: 'moneyRecord',
      needs: 'getWithdrawList',
      screen: lazyScreen(() => import('./WithdrawalsScreen.tsx'), 'WithdrawalsScreen'),
    },
    {
      path: '/address',
      access: 'login',
      title: 'address',
      needs: 'addAddress',
      menus: { account: { word: 'addresses', place: 50 } },
      screen: lazyScreen(() => import('./AddressScreen.tsx'), 'AddressScreen'),
    },
    { path: '/tbjl', access: 'alias', title: 'moneyRecord', leadsTo: { path: '/moneyRecord' } },
  ],
  record: { type: 'withdrawal', place: 20, inDemo: false },
  ledger: ['withdrawal', 'withdrawal_fee'],
})
