import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Moving money between one's own accounts. */
export const transfer = defineFeature({
  words: { transfer: '@transferNoun', transferMoney: '@transfer', transfers: '@transfers' },
  routes: [
    {
      path: '/transfer',
      access: 'login',
      title: 'transfer',
      menus: { account: { word: 'transferMoney', place: 60 } },
      screen: lazyScreen(() => import('./TransferScreen.tsx'), 'TransferScreen'),
    },
  ],
  record: { type: 'transfer', word: 'transfers', place: 30, inDemo: true },
})
