import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Purchases of coins by remittance. */
export const purchase = defineFeature({
  routes: [
    {
      path: '/buycoin',
      access: 'login',
      title: 'buycoin',
      needs: 'addBuycoin',
      menus: { account: { word: 'buyCoins', place: 80 } },
      screen: lazyScreen(() => import('./PurchaseScreen.tsx'), 'PurchaseScreen'),
    },
    {
      path: '/buycoinRecord',
      access: 'login',
      title: 'buycoin',
      needs: 'getBuycoinList',
      screen: lazyScreen(() => import('./PurchaseRecordScreen.tsx'), 'PurchaseRecordScreen'),
    },
    { path: '/kjmbSelect', access: 'alias', title: 'buycoin', leadsTo: { path: '/buycoin' } },
  ],
  record: { type: 'buycoin', place: 50, inDemo: false },
  ledger: ['purchase'],
})
