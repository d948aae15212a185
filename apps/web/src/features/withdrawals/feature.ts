import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Withdrawals, and the addresses they may go to. */
export const withdrawal = defineFeature({
  words: {
    withdrawal: '@withdrawalNoun',
    withdrawals: '@withdrawals',
    withdraw: '@withdraw',
    addresses: '@withdrawalAddresses',
  },
  routes: [
    {
      path: '/money',
      access: 'login',
      title: 'withdrawal',
      needs: 'addWithdraw',
      menus: { account: { word: 'withdraw', place: 40 } },
      screen: lazyScreen(() => import('./WithdrawScreen.tsx'), 'WithdrawScreen'),
    },
    {
      path: '/moneyRecord',
      under: '/money',
      access: 'login',
      title: 'withdrawals',
      needs: 'getWithdrawList',
      screen: lazyScreen(() => import('./WithdrawalsScreen.tsx'), 'WithdrawalsScreen'),
    },
    {
      path: '/address',
      access: 'login',
      title: 'addresses',
      needs: 'addAddress',
      menus: { account: { word: 'addresses', place: 50 } },
      screen: lazyScreen(() => import('./AddressScreen.tsx'), 'AddressScreen'),
    },
    { path: '/tbjl', access: 'alias', title: 'withdrawals', leadsTo: { path: '/moneyRecord' } },
  ],
  record: { type: 'withdrawal', word: 'withdrawals', place: 20, inDemo: false },
})
