import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Conversions of one currency into another. */
export const conversion = defineFeature({
  routes: [
    {
      path: '/exchange',
      access: 'login',
      title: 'exchange',
      menus: { account: { word: 'conversion', place: 70 } },
      screen: lazyScreen(() => import('./ConversionScreen.tsx'), 'ConversionScreen'),
    },
  ],
  record: { type: 'exchange', place: 40, inDemo: true },
  ledger: ['conversion'],
})
