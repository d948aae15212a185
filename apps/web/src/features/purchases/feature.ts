import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Purchases of coins by remittance. */
export const purchase = defineFeature({
  words: { buyCoins: '@buyCoins', purchases: '@coinsBought' },
  routes: [
    {
      path: '/buycoin',
      access: 'login',
      title: 'buyCoins',
      needs: 'addBuycoin',
      menus: { account: { word: 'buyCoins', place: 80 } },
      screen: lazyScreen(() => import('./PurchaseScreen.tsx'), 'PurchaseScreen'),
    },
    {
      path: '/buycoinRecord',
      under: '/buycoin',
      access: 'login',
      title: 'buyCoins',
      needs: 'getBuycoinList',
      screen: lazyScreen(() => import('./PurchaseRecordScreen.tsx'), 'PurchaseRecordScreen'),
    },
    { path: '/kjmbSelect', access: 'alias', title: 'buyCoins', leadsTo: { path: '/buycoin' } },
  ],
  record: { type: 'buycoin', word: 'purchases', place: 50, inDemo: false },
})
