import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Moving money between one's own accounts. */
export const transfer = defineFeature({
  routes: [
    {
      path: '/transfer',
      access: 'login',
      title: 'transfer',
      menus: { account: { word: 'transfer', place: 60 } },
      screen: lazyScreen(() => import('./TransferScreen.tsx'), 'TransferScreen'),
    },
  ],
  record: { type: 'transfer', place: 30, inDemo: true },
  ledger: ['transfer'],
})
